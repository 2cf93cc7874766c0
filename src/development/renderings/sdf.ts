/**
 * Signed distance from a point to the surface of a solid; negative inside. The z axis points up, and one unit is about half the
 * width of a rendered object.
 */
export type Sdf = (x: number, y: number, z: number) => number

const RADIANS = Math.PI / 180

/** Block that stands on z = 0, centered in x and y, with rounded edges. */
export function cuboid(width: number, depth: number, height: number, radius = 0.02): Sdf {
  const halfX = width / 2 - radius
  const halfY = depth / 2 - radius
  const halfZ = height / 2 - radius
  return (x, y, z) => {
    const dx = Math.abs(x) - halfX
    const dy = Math.abs(y) - halfY
    const dz = Math.abs(z - height / 2) - halfZ
    const ox = Math.max(dx, 0)
    const oy = Math.max(dy, 0)
    const oz = Math.max(dz, 0)
    return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(dx, dy, dz), 0) - radius
  }
}

/** Cylinder that stands on z = 0, with rounded edges. */
export function cylinder(radius: number, height: number, round = 0.015): Sdf {
  return cone(radius, radius, height, round)
}

/** Truncated cone that stands on z = 0, with rounded edges. */
export function cone(bottom: number, top: number, height: number, round = 0.015): Sdf {
  const lean = (bottom - top) / height
  const steep = 1 / Math.sqrt(1 + lean * lean)
  return (x, y, z) => {
    const side = (Math.sqrt(x * x + y * y) - (bottom - lean * z)) * steep + round
    const flat = Math.abs(z - height / 2) - height / 2 + round
    const os = Math.max(side, 0)
    const of = Math.max(flat, 0)
    return Math.sqrt(os * os + of * of) + Math.min(Math.max(side, flat), 0) - round
  }
}

/** Ball around the origin. */
export function ball(radius: number): Sdf {
  return (x, y, z) => Math.sqrt(x * x + y * y + z * z) - radius
}

type Point = readonly [x: number, y: number, z: number]

/** Rod with round ends. */
export function rod([ax, ay, az]: Point, [bx, by, bz]: Point, radius: number, endRadius = radius): Sdf {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az]
  const square = dx * dx + dy * dy + dz * dz
  return (x, y, z) => {
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / square))
    const ox = x - ax - dx * along
    const oy = y - ay - dy * along
    const oz = z - az - dz * along
    return Math.sqrt(ox * ox + oy * oy + oz * oz) - radius - (endRadius - radius) * along
  }
}

/** Everything that belongs to at least one of the solids. */
export function union(...solids: readonly Sdf[]): Sdf {
  return (x, y, z) => {
    let nearest = Infinity
    for (let index = 0; index < solids.length; index += 1) nearest = Math.min(nearest, solids[index]!(x, y, z))
    return nearest
  }
}

/** Union whose inner edges are filled with fillets of about the given radius. */
export function blend(radius: number, ...solids: readonly Sdf[]): Sdf {
  return (x, y, z) => {
    let nearest = Infinity
    for (const solid of solids) {
      const distance = solid(x, y, z)
      const overlap = Math.max(radius - Math.abs(nearest - distance), 0) / radius
      nearest = Math.min(nearest, distance) - (overlap * overlap * radius) / 4
    }
    return nearest
  }
}

/** The first solid without the others. */
export function cut(solid: Sdf, ...removed: readonly Sdf[]): Sdf {
  const all = removed.length === 1 ? removed[0]! : union(...removed)
  return (x, y, z) => Math.max(solid(x, y, z), -all(x, y, z))
}

/** Everything that belongs to both solids. */
export function common(one: Sdf, other: Sdf): Sdf {
  return (x, y, z) => Math.max(one(x, y, z), other(x, y, z))
}

/** Wall of the given thickness inside the surface of a solid. */
export function hollow(solid: Sdf, thickness: number): Sdf {
  return (x, y, z) => Math.abs(solid(x, y, z) + thickness / 2) - thickness / 2
}

/** Moves a solid. */
export function moved(solid: Sdf, dx: number, dy: number, dz = 0): Sdf {
  return (x, y, z) => solid(x - dx, y - dy, z - dz)
}

/** Turns a solid about the z axis, counterclockwise, in degrees. */
export function turned(solid: Sdf, degrees: number): Sdf {
  const [c, s] = [Math.cos(degrees * RADIANS), Math.sin(degrees * RADIANS)]
  return (x, y, z) => solid(x * c + y * s, y * c - x * s, z)
}

/** Turns a solid about the x axis, in degrees; what points up then points to the front. */
export function tipped(solid: Sdf, degrees: number): Sdf {
  const [c, s] = [Math.cos(degrees * RADIANS), Math.sin(degrees * RADIANS)]
  return (x, y, z) => solid(x, y * c + z * s, z * c - y * s)
}

/** Turns a solid about the y axis, in degrees; what points up then points to the right. */
export function rolled(solid: Sdf, degrees: number): Sdf {
  const [c, s] = [Math.cos(degrees * RADIANS), Math.sin(degrees * RADIANS)]
  return (x, y, z) => solid(x * c - z * s, y, z * c + x * s)
}

/** Scales a solid about the origin. */
export function scaled(solid: Sdf, factor: number): Sdf {
  return (x, y, z) => solid(x / factor, y / factor, z / factor) * factor
}

/** Repeats the half with positive x on the other side. */
export function mirrored(solid: Sdf): Sdf {
  return (x, y, z) => solid(Math.abs(x), y, z)
}

/** Repeats what lies around the positive x axis in equal steps around the z axis. */
export function around(solid: Sdf, count: number): Sdf {
  const step = (2 * Math.PI) / count
  return (x, y, z) => {
    const angle = Math.atan2(y, x)
    const folded = angle - Math.round(angle / step) * step
    const radius = Math.sqrt(x * x + y * y)
    return solid(radius * Math.cos(folded), radius * Math.sin(folded), z)
  }
}

/** Repeats a solid in a centered grid. */
export function grid(solid: Sdf, pitch: number, columns: number, rows: number): Sdf {
  const cell = (value: number, count: number) => {
    const shift = count % 2 === 0 ? 0.5 : 0
    const index = Math.round(value / pitch - shift)
    const limit = Math.floor(count / 2)
    return (Math.min(limit - shift * 2, Math.max(-limit, index)) + shift) * pitch
  }
  return (x, y, z) => solid(x - cell(x, columns), y - cell(y, rows), z)
}
