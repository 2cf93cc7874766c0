import type { Sdf } from './sdf.ts'

/** Signed distance from a point to the outline of an area; negative inside. */
export type Flat = (x: number, y: number) => number

/** Corner of an outline. */
export type Corner = readonly [x: number, y: number]

/** Disk around a point. */
export function disk(radius: number, cx = 0, cy = 0): Flat {
  return (x, y) => Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy)) - radius
}

/** Rectangle around a point, with rounded corners. */
export function rectangle(width: number, height: number, radius = 0, cx = 0, cy = 0): Flat {
  return (x, y) => {
    const dx = Math.abs(x - cx) - width / 2 + radius
    const dy = Math.abs(y - cy) - height / 2 + radius
    const ox = Math.max(dx, 0)
    const oy = Math.max(dy, 0)
    return Math.sqrt(ox * ox + oy * oy) + Math.min(Math.max(dx, dy), 0) - radius
  }
}

/** Polygon through the corners, in order. */
export function polygon(corners: readonly Corner[]): Flat {
  const values = Float64Array.from(corners.flat())
  return (x, y) => {
    let square = Infinity
    let sign = 1
    let px = values[values.length - 2]!
    let py = values[values.length - 1]!
    for (let index = 0; index < values.length; index += 2) {
      const cx = values[index]!
      const cy = values[index + 1]!
      square = Math.min(square, squareTo(x, y, px, py, cx, cy))
      if (cy > y !== py > y && x < ((px - cx) * (y - cy)) / (py - cy) + cx) sign = -sign
      px = cx
      py = cy
    }
    return sign * Math.sqrt(square)
  }
}

/** Line through the corners, of a given width, with round ends. */
export function stroke(corners: readonly Corner[], width: number): Flat {
  const values = Float64Array.from(corners.flat())
  return (x, y) => {
    let square = Infinity
    for (let index = 2; index < values.length; index += 2) {
      const distance = squareTo(x, y, values[index - 2]!, values[index - 1]!, values[index]!, values[index + 1]!)
      square = Math.min(square, distance)
    }
    return Math.sqrt(square) - width / 2
  }
}

/** Square of the distance from a point to a line segment. */
function squareTo(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax
  const dy = by - ay
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  const ox = x - ax - dx * along
  const oy = y - ay - dy * along
  return ox * ox + oy * oy
}

/** Everything that belongs to at least one of the areas. */
export function joined(...areas: readonly Flat[]): Flat {
  return (x, y) => {
    let nearest = Infinity
    for (let index = 0; index < areas.length; index += 1) nearest = Math.min(nearest, areas[index]!(x, y))
    return nearest
  }
}

/** The first area without the others. */
export function without(area: Flat, ...removed: readonly Flat[]): Flat {
  const all = joined(...removed)
  return (x, y) => Math.max(area(x, y), -all(x, y))
}

/** Band of the given width inside the outline of an area. */
export function outline(area: Flat, width: number): Flat {
  return (x, y) => Math.abs(area(x, y) + width / 2) - width / 2
}

/** Repeats what lies around the positive x axis in equal steps around the origin. */
export function aroundFlat(area: Flat, count: number): Flat {
  const step = (2 * Math.PI) / count
  return (x, y) => {
    const angle = Math.atan2(y, x)
    const folded = angle - Math.round(angle / step) * step
    const radius = Math.sqrt(x * x + y * y)
    return area(radius * Math.cos(folded), radius * Math.sin(folded))
  }
}

/** Gear with straight teeth. */
export function gear(radius: number, teeth: number, depth: number): Flat {
  return (x, y) => {
    const wave = Math.cos(Math.atan2(y, x) * teeth)
    return (Math.hypot(x, y) - radius - depth * Math.max(-0.7, Math.min(0.7, wave * 1.6))) * 0.6
  }
}

/** Area raised from z = 0 to a height. */
export function raised(area: Flat, height: number, round = 0.012): Sdf {
  return (x, y, z) => edge(area(x, y) + round, Math.abs(z - height / 2) - height / 2 + round) - round
}

/** Side view, x to the right and y up, as deep as given and centered in depth. */
export function upright(area: Flat, depth: number, round = 0.012): Sdf {
  return (x, y, z) => edge(area(x, z) + round, Math.abs(y) - depth / 2 + round) - round
}

/** Half of a profile, x outward and y up, spun around the z axis. */
export function spun(profile: Flat): Sdf {
  return (x, y, z) => profile(Math.sqrt(x * x + y * y), z)
}

function edge(side: number, cap: number): number {
  const os = Math.max(side, 0)
  const oc = Math.max(cap, 0)
  return Math.sqrt(os * os + oc * oc) + Math.min(Math.max(side, cap), 0)
}
