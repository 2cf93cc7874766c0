import { disk, gear, joined, raised, rectangle, spun, upright, without, type Flat } from '../flat.ts'
import {
  around,
  ball,
  blend,
  cuboid,
  common,
  cone,
  cut,
  cylinder,
  mirrored,
  moved,
  rod,
  scaled,
  turned,
  union,
  type Sdf,
} from '../sdf.ts'
import type { Solid } from '../solid.ts'

/** Dragon of links, in a curve. */
function dragon(): Solid {
  const parts: Sdf[] = []
  for (let index = 0; index < 19; index += 1) {
    const t = index / 18
    const [angle, radius] = [0.5 + t ** 0.8 * 5.1, 0.34 + 0.52 * t]
    const size = 0.09 + 0.14 * Math.sin(Math.PI * Math.min(0.8, t * 0.9))
    const link = blend(
      0.08,
      moved(scaled(ball(1), size), 0, 0, size * 0.85),
      moved(cone(size * 0.55, 0.012, size * 1.5), 0, 0, size * 1.1),
    )
    parts.push(moved(link, Math.cos(angle) * radius, Math.sin(angle) * radius))
  }
  const [angle, radius] = [5.85, 0.92]
  const skull = blend(
    0.1,
    moved(scaled(ball(1), 0.23), 0, 0, 0.24),
    rod([0.05, 0.1, 0.18], [0.1, 0.36, 0.14], 0.15, 0.1),
  )
  const horns = mirrored(rod([0.1, -0.02, 0.4], [0.2, -0.28, 0.6], 0.06, 0.02))
  const head = turned(union(skull, horns), 10)
  parts.push(moved(head, Math.cos(angle) * radius, Math.sin(angle) * radius))
  const body = union(...parts)
  return { body: (x, y, z) => Math.max(body(x, y, z), -z), radius: 1.4, height: 0.8 }
}

/** Axolotl with a jointed body. */
function axolotl(): Solid {
  const links = [0.3, 0.36, 0.38, 0.34, 0.27, 0.2].map((size, index) =>
    moved(scaled(ball(1), size), Math.sin(index * 0.8) * 0.1, 0.35 - index * 0.3, size * 0.55),
  )
  const head = blend(0.1, moved(scaled(ball(1), 0.38), 0, 0.74, 0.24), moved(scaled(ball(1), 0.3), 0, 0.86, 0.2))
  const gills = mirrored(
    union(
      ...[-0.12, 0.06, 0.24].map((y) => rod([0.28, 0.68 + y * 0.5, 0.34], [0.62, 0.62 + y * 1.6, 0.52], 0.07, 0.045)),
    ),
  )
  const legs = mirrored(union(...[0.2, -0.65].map((y) => rod([0.25, y, 0.14], [0.56, y + 0.12, 0.06], 0.09, 0.07))))
  const tail = union(rod([0, -1, 0.15], [0.12, -1.3, 0.12], 0.14, 0.05))
  const eyes = mirrored(moved(ball(0.055), 0.24, 1.0, 0.42))
  const whole = turned(union(...links, head, gills, legs, tail, eyes), 215)
  return { body: (x, y, z) => Math.max(whole(x, y, z), -z), radius: 1.4, height: 0.75 }
}

/** Tugboat, as printers are tested with. */
function boat(): Solid {
  const hull: Sdf = (x, y, z) => {
    const t = Math.min(1, Math.max(0, (x + 0.2) / 1.2))
    const width = 0.48 * (1 - t * t * 0.96) * (0.72 + 0.28 * Math.min(1, z / 0.5))
    return Math.max(Math.abs(y) - width, Math.abs(x) - 0.98 - 0.08 * z, z - 0.5 - 0.16 * t * t, -z) * 0.62
  }
  const inside: Sdf = (x, y, z) => Math.max(hull(x, y, Math.min(z, 0.5)) + 0.06, 0.34 - z)
  const cabin = moved(
    cut(cuboid(0.62, 0.62, 0.62, 0.03), moved(cuboid(0.52, 0.52, 0.8, 0), 0, 0, -0.1)),
    -0.12,
    0,
    0.36,
  )
  const windows = union(
    moved(cuboid(1.4, 0.3, 0.26, 0.02), -0.12, 0, 0.62),
    moved(cut(cuboid(0.26, 1.4, 0.26, 0.02)), -0.12, 0, 0.62),
  )
  const roof = moved(cuboid(0.76, 0.72, 0.08, 0.03), -0.12, 0, 0.96)
  const chimney = moved(cut(cone(0.13, 0.11, 0.28), moved(cylinder(0.07, 1, 0), 0, 0, 0.05)), -0.2, 0, 1.02)
  const box = moved(cut(cuboid(0.36, 0.4, 0.2), moved(cuboid(0.26, 0.3, 0.3, 0), 0, 0, 0.05)), -0.72, 0, 0.36)
  return {
    body: turned(union(cut(hull, inside), cut(cabin, windows), roof, chimney, box), -28),
    radius: 1.15,
    height: 1.4,
    caution: 0.8,
  }
}

/** Channels for marbles, one straight and one curved. */
function track(): Solid {
  const channel: Flat = without(rectangle(0.42, 0.32, 0.02, 0, 0.16), disk(0.15, 0, 0.3))
  const straight = turned(moved(turned(upright(channel, 1.9), 0), 0, 0), 78)
  const curve = spun((x, y) => channel(x - 0.8, y))
  const quarter = common(curve, moved(cuboid(2, 2, 1, 0), 1, 1))
  const pillar = cone(0.2, 0.17, 0.6)
  return {
    body: union(
      moved(turned(quarter, 20), -0.75, -0.72),
      moved(union(straight, moved(pillar, 0.72, 0.15), moved(pillar, -0.72, -0.15)), 0.15, 0.62),
    ),
    radius: 1.4,
    height: 0.7,
  }
}

/** Tower with a spiral ramp. */
function spiral(): Solid {
  const ramp: Sdf = (x, y, z) => {
    const angle = Math.atan2(y, x) / (2 * Math.PI)
    const pitch = 0.5
    const turn = z / pitch - angle
    const dz = (turn - Math.round(turn)) * pitch
    const dx = Math.sqrt(x * x + y * y) - 0.5
    const channel = Math.max(Math.max(Math.abs(dx) - 0.22, Math.abs(dz) - 0.09), -(Math.hypot(dx, dz - 0.1) - 0.15))
    return Math.max(channel * 0.8, Math.abs(z - 0.85) - 0.72)
  }
  const column = cylinder(0.17, 1.62)
  const posts = around(moved(cylinder(0.06, 1.5), 0.68, 0), 4)
  return { body: union(ramp, column, posts, cylinder(0.78, 0.12)), radius: 0.85, height: 1.65, caution: 0.7 }
}

/** Ring with planet gears. */
function bearing(): Solid {
  const height = 0.36
  const planet = without(gear(0.27, 9, 0.05), disk(0.1))
  const planets: Flat = joined(
    ...Array.from({ length: 5 }, (_, index) => {
      const angle = (index * 2 * Math.PI) / 5 + 0.3
      return (x: number, y: number) => planet(x - Math.cos(angle) * 0.58, y - Math.sin(angle) * 0.58)
    }),
  )
  const sun = without(gear(0.26, 9, 0.05), disk(0.14))
  const outer = without(disk(1), gear(0.86, 27, 0.045))
  return {
    body: union(raised(joined(planets, sun), height), raised(outer, height)),
    radius: 1.05,
    height: 0.4,
    caution: 0.8,
  }
}

/** Figures and mechanical toys. */
export const toys = { dragon, axolotl, boat, track, spiral, bearing }
