import { disk, joined, outline, polygon, raised, rectangle, stroke, upright, without, type Flat } from '../flat.ts'
import { cuboid, cone, cut, cylinder, moved, rod, turned, union, type Sdf } from '../sdf.ts'
import type { Solid } from '../solid.ts'

/** Pot with facets, in a saucer. */
function planter(): Solid {
  const facets: Sdf = (x, y, z) => {
    const level = Math.floor(z / 0.36 + 0.5)
    const step = Math.PI / 5
    const angle = Math.atan2(y, x) + (level % 2) * (step / 2)
    const fold = Math.abs(z / 0.36 - level)
    const facet = Math.cos(angle - Math.round(angle / step) * step)
    return (Math.sqrt(x * x + y * y) * (0.94 + 0.06 * facet + 0.04 * fold) - 0.52 - 0.2 * z) * 0.82
  }
  const pot = cut(
    (x, y, z) => Math.max(facets(x, y, z), Math.abs(z - 0.7) - 0.6),
    moved(cone(0.4, 0.72, 1.3, 0), 0, 0, 0.25),
  )
  const soil = moved(cylinder(0.6, 0.02), 0, 0, 0.25)
  const saucer = cut(cone(0.74, 0.84, 0.16), moved(cone(0.7, 0.8, 0.16, 0), 0, 0, 0.06))
  return { body: union(pot, soil, saucer), radius: 0.95, height: 1.35, caution: 0.85 }
}

/** Number plate with the digits 27 in a second color. */
function numberPlate(): Solid {
  const two = stroke(
    [
      [-0.52, 0.32],
      [-0.46, 0.46],
      [-0.3, 0.52],
      [-0.13, 0.45],
      [-0.08, 0.3],
      [-0.14, 0.12],
      [-0.54, -0.42],
      [-0.06, -0.42],
    ],
    0.13,
  )
  const seven = stroke(
    [
      [0.08, 0.48],
      [0.54, 0.48],
      [0.24, -0.44],
    ],
    0.13,
  )
  const screws = [-0.72, 0.72].map((x) => moved(cylinder(0.05, 1, 0), x, 0, -0.3))
  const plate = cut(
    union(raised(rectangle(1.7, 1.45, 0.18), 0.12), raised(outline(rectangle(1.7, 1.45, 0.18), 0.06), 0.17)),
    ...screws,
  )
  return {
    body: turned(plate, 12),
    inlay: turned(moved(raised(joined(two, seven), 0.12), 0, 0, 0.1), 12),
    radius: 1.2,
    height: 0.25,
  }
}

/** Labels to stick into pots. */
function labels(): Solid {
  const label: Flat = joined(
    rectangle(0.42, 0.42, 0.06, 0, 0.6),
    polygon([
      [-0.13, 0.45],
      [0.13, 0.45],
      [0.03, -0.9],
      [-0.03, -0.9],
    ]),
  )
  const writing = joined(
    stroke(
      [
        [-0.1, 0.68],
        [0.1, 0.68],
      ],
      0.04,
    ),
    stroke(
      [
        [-0.1, 0.56],
        [0.06, 0.56],
      ],
      0.04,
    ),
  )
  const one = union(raised(label, 0.08), raised(outline(label, 0.03), 0.12), raised(writing, 0.12))
  const places = [
    [-0.9, 0, 8],
    [-0.3, 0.1, -4],
    [0.3, -0.05, 5],
    [0.9, 0.08, -9],
  ] as const
  return {
    body: union(...places.map(([x, y, degrees]) => moved(turned(one, degrees), x, y))),
    radius: 1.45,
    height: 0.15,
  }
}

/** Clamp around a handlebar, with a mount. */
function clamp(): Solid {
  const loop = without(disk(0.5, 0, 0.52), disk(0.37, 0, 0.52), rectangle(0.09, 0.6, 0, 0, 1.1))
  const ears = without(rectangle(0.36, 0.36, 0.04, 0, 1.14), rectangle(0.09, 0.6, 0, 0, 1.1))
  const mount = moved(cuboid(0.5, 0.5, 0.5), 0.6, 0, 0.28)
  const bolt = moved(rod([-0.5, 0, 1.2], [0.5, 0, 1.2], 0.07), 0, 0, 0)
  return {
    body: turned(
      cut(union(upright(joined(loop, ears), 0.5), mount), bolt, moved(cuboid(0.4, 0.2, 0.6, 0), 0.75, 0, 0.4)),
      28,
    ),
    radius: 1,
    height: 1.35,
  }
}

/** Roof of a bird feeder, with shingles. */
function roof(): Solid {
  const slope: Flat = (x, y) => {
    const down = (Math.abs(x) * 0.72 + (y - 0.98) * 0.9) / 1.15
    const row = Math.abs(x) / 0.22
    return down - 0.035 * (row - Math.floor(row))
  }
  const side: Flat = (x, y) => Math.max(slope(x, y), -(slope(x, y) + 0.14), Math.abs(x) - 0.98)
  const gable: Flat = (x, y) => Math.max(slope(x, y) + 0.1, -y + 0.24, Math.abs(x) - 0.8)
  const walls = [-0.5, 0.5].map((y) => moved(upright(without(gable, disk(0.15, 0, 0.5)), 0.08), 0, y))
  return { body: turned(union(upright(side, 1.35), ...walls), 32), radius: 1.25, height: 1.1, caution: 0.8 }
}

/** Garden, house and bicycle. */
export const garden = { planter, numberPlate, labels, clamp, roof }
