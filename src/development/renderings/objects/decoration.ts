import { aroundFlat, disk, joined, outline, polygon, raised, stroke, upright, type Flat } from '../flat.ts'
import { around, cuboid, cut, cylinder, moved, turned, union, type Sdf } from '../sdf.ts'
import type { Solid } from '../solid.ts'

/** Twisted vase with a thin wall. */
function vase(): Solid {
  const body: Sdf = (x, y, z) => {
    const profile = 0.5 + 0.16 * Math.sin(z * 2.6 + 0.5) + 0.05 * z
    const angle = Math.atan2(y, x) + z * 1.15
    const radius = profile + 0.055 * Math.cos(angle * 9)
    const wall = Math.abs(Math.sqrt(x * x + y * y) - radius) - 0.025
    const floor = Math.max(Math.sqrt(x * x + y * y) - radius, z - 0.06)
    return Math.max(Math.min(wall, floor) * 0.6, Math.abs(z - 0.85) - 0.85)
  }
  return { body, radius: 0.82, height: 1.72, caution: 0.85 }
}

/** Curved relief, thin where light must pass. */
function lithophane(): Solid {
  const relief = (u: number, v: number) => {
    const hills = 0.5 + 0.5 * Math.sin(u * 5 + Math.sin(u * 11) * 0.5) * 0.5
    const sun = Math.hypot(u - 0.35, v - 1.15) < 0.2 ? 0.05 : 0
    return (v < 0.45 + 0.3 * hills ? 0.035 : 0) + (v < 0.25 + 0.22 * Math.sin(u * 3 + 2) ** 2 ? 0.035 : 0) + sun
  }
  const body: Sdf = (x, y, z) => {
    const across = Math.hypot(x, y - 1.2)
    const u = Math.atan2(x, 1.2 - y) * 1.5
    const edge = Math.abs(u) > 0.86 || z < 0.16 || z > 1.38 ? 0.1 : relief(u, z)
    const wall = Math.abs(across - 1.45 - edge / 2) - 0.04 - edge / 2
    return Math.max(wall * 0.5, Math.abs(u) - 0.95, Math.abs(z - 0.76) - 0.74)
  }
  const foot = moved(cuboid(1.75, 0.6, 0.1), 0, 0.05)
  return {
    body: turned(
      union((x, y, z) => body(x, y + 0.1, z), foot),
      14,
    ),
    radius: 1.15,
    height: 1.55,
    caution: 0.8,
  }
}

/** Lantern with cut-out stars. */
function lantern(): Solid {
  const sides: Flat = (x, y) => {
    const step = Math.PI / 3
    const angle = Math.atan2(y, x)
    return Math.sqrt(x * x + y * y) * Math.cos(angle - Math.round(angle / step) * step) - 0.62
  }
  const star = polygon(starCorners(0.24, 0.1, 5))
  const windows = around(
    (x, y, z) => Math.max(Math.min(star(y, z - 0.52), star(y * 1.5, (z - 0.98) * 1.5) / 1.5), Math.abs(x - 0.62) - 0.2),
    6,
  )
  const shell = cut(
    raised(sides, 1.25),
    moved(
      raised((x, y) => sides(x, y) + 0.06, 1.3),
      0,
      0,
      0.08,
    ),
    windows,
  )
  const roof: Sdf = (x, y, z) => Math.max(sides(x, y) + (z - 1.25) * 1.15 - 0.1, 1.22 - z) * 0.62
  const loop = cut(moved(upright(outline(disk(0.12), 0.05), 0.06), 0, 0, 1.8))
  return {
    body: turned(
      union(
        shell,
        cut(roof, (x, y, z) => Math.max(sides(x, y) + (z - 1.25) * 1.15, z - 1.6)),
        loop,
      ),
      12,
    ),
    radius: 0.9,
    height: 1.93,
    caution: 0.85,
  }
}

function starCorners(outer: number, inner: number, points: number) {
  return Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index * Math.PI) / points + Math.PI / 2
    const radius = index % 2 === 0 ? outer : inner
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const
  })
}

/** Three snowflakes. */
function snowflake(): Solid {
  const arm = joined(
    stroke(
      [
        [0, 0],
        [0.95, 0],
      ],
      0.09,
    ),
    ...[0.4, 0.65].map((x) =>
      joined(
        stroke(
          [
            [x, 0],
            [x + 0.2, 0.2],
          ],
          0.08,
        ),
        stroke(
          [
            [x, 0],
            [x + 0.2, -0.2],
          ],
          0.08,
        ),
      ),
    ),
    disk(0.09, 0.97, 0),
  )
  const flake: Flat = joined(aroundFlat(arm, 6), outline(disk(0.27), 0.08))
  const one = raised((x, y) => flake(x / 0.62, y / 0.62) * 0.62, 0.1)
  const places = [
    [-0.62, 0.3, 12],
    [0.66, 0.38, 40],
    [0.06, -0.6, 25],
  ] as const
  return {
    body: union(...places.map(([x, y, degrees]) => moved(turned(one, degrees), x, y))),
    radius: 1.4,
    height: 0.15,
  }
}

/** Coaster with an inlay of rings. */
function coaster(): Solid {
  const petals = aroundFlat((x, y) => Math.hypot((x - 0.42) * 0.8, y * 1.9) - 0.25, 8)
  const inlay: Flat = joined(petals, outline(disk(0.84), 0.06))
  const body = cut(
    union(cylinder(0.96, 0.12), raised(outline(disk(0.98), 0.07), 0.17)),
    moved(raised(inlay, 0.2), 0, 0, 0.1),
  )
  return { body, inlay: moved(raised(inlay, 0.025, 0.004), 0, 0, 0.1), radius: 1.05, height: 0.2 }
}

/** Decoration and gifts. */
export const decoration = { vase, lithophane, lantern, snowflake, coaster }
