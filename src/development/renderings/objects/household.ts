import { disk, joined, outline, polygon, raised, rectangle, stroke, upright, without } from '../flat.ts'
import {
  around,
  ball,
  cuboid,
  common,
  cone,
  cut,
  cylinder,
  grid,
  hollow,
  moved,
  rod,
  tipped,
  turned,
  union,
} from '../sdf.ts'
import type { Solid } from '../solid.ts'

/** Grid that bins snap into. */
function baseplate(): Solid {
  const wide = moved(cuboid(0.43, 0.43, 0.3, 0.05), 0, 0, 0.1)
  const narrow = moved(cuboid(0.37, 0.37, 0.5, 0.05), 0, 0, -0.2)
  const plate = cut(cuboid(1.86, 1.86, 0.17, 0.02), grid(union(wide, narrow), 0.455, 4, 4))
  return { body: turned(plate, 28), radius: 1.4, height: 0.2 }
}

const feet = (columns: number, rows: number) => grid(cuboid(0.56, 0.56, 0.16, 0.05), 0.62, columns, rows)

/** Bin with a lip and a sloped label. */
function bin(): Solid {
  const walls = moved(cut(cuboid(1.22, 0.62, 0.86, 0.05), moved(cuboid(1.12, 0.52, 1, 0.04), 0, 0, 0.1)), 0, 0, 0.12)
  const label = moved(
    upright(
      polygon([
        [-0.55, 0.66],
        [0.55, 0.66],
        [0.55, 0.9],
        [-0.55, 0.9],
      ]),
      0.2,
    ),
    0,
    0.2,
  )
  const body = turned(union(feet(2, 1), walls, label), 32)
  return { body: (x, y, z) => body(x / 1.35, y / 1.35, z / 1.35) * 1.35, radius: 1.05, height: 1.35 }
}

/** Bin with four compartments. */
function compartments(): Solid {
  const walls = cut(cuboid(1.6, 1.2, 0.62, 0.05), moved(grid(cuboid(0.72, 0.52, 1, 0.05), 0.78, 2, 2), 0, 0, 0.1))
  const trimmed = cut(
    cuboid(1.6, 1.2, 0.62, 0.05),
    ...[
      [-0.39, -0.29],
      [0.39, -0.29],
      [-0.39, 0.29],
      [0.39, 0.29],
    ].map(([x = 0, y = 0]) => moved(cuboid(0.72, 0.52, 1, 0.05), x, y, 0.1)),
  )
  const foot = grid(cuboid(0.7, 0.52, 0.14, 0.05), 0.78, 2, 2)
  return { body: turned(union(moved(trimmed, 0, 0, 0.1), common(foot, walls)), 28), radius: 1.1, height: 0.8 }
}

/** Tray with recesses for tools. */
function tray(): Solid {
  const slots = [0.16, 0.14, 0.12, 0.1, 0.085, 0.07].map((width, index) =>
    moved(cuboid(1.5 - index * 0.14, width, 0.4, 0.03), -index * 0.07, -0.5 + index * 0.2, 0.2),
  )
  const thumb = moved(ball(0.62), 0.2, 0, 0.75)
  return { body: turned(cut(cuboid(1.9, 1.3, 0.4, 0.06), ...slots, thumb), 26), radius: 1.2, height: 0.45 }
}

/** Long clip for bags, and a second one. */
function clips(): Solid {
  const side = joined(
    stroke(
      [
        [-0.95, 0.1],
        [0.85, 0.1],
        [0.97, 0.22],
        [0.85, 0.34],
        [-0.8, 0.3],
        [-1, 0.42],
      ],
      0.11,
    ),
    disk(0.1, -0.75, 0.1),
  )
  const clip = upright(side, 0.3, 0.03)
  return {
    body: union(turned(moved(clip, 0, -0.3), 22), turned(moved(clip, 0.05, 0.36), 8)),
    radius: 1.25,
    height: 0.55,
  }
}

/** Clips that hold cables under a desk. */
function cableClips(): Solid {
  const loop = without(
    disk(0.26, 0, 0.28),
    disk(0.17, 0, 0.28),
    polygon([
      [0, 0.28],
      [0.4, 0.42],
      [0.4, 0.62],
      [0.1, 0.62],
    ]),
  )
  const clip = upright(joined(loop, rectangle(0.86, 0.1, 0.02, 0, 0.06)), 0.26)
  const holed = cut(clip, moved(cylinder(0.06, 1, 0), 0.34, 0, -0.3), moved(cylinder(0.06, 1, 0), -0.34, 0, -0.3))
  const places = [
    [-0.75, 0.4, 20],
    [0.55, 0.5, -8],
    [-0.35, -0.35, 35],
    [0.72, -0.3, 12],
  ] as const
  return {
    body: union(...places.map(([x, y, degrees]) => moved(turned(holed, degrees), x, y))),
    radius: 1.3,
    height: 0.6,
  }
}

/** Measuring scoop with a handle. */
function scoop(): Solid {
  const cup = cut(cone(0.4, 0.5, 0.62, 0.05), moved(cone(0.34, 0.44, 0.62, 0.04), 0, 0, 0.07))
  const handle = cut(moved(cuboid(1.1, 0.26, 0.1, 0.05), 0.95, 0, 0.5), moved(cylinder(0.07, 1, 0), 1.34, 0, 0.2))
  return {
    body: moved(turned(cut(union(cup, handle), moved(cylinder(0.42, 1, 0), 0, 0, 0.45)), -24), -0.42, 0.15),
    radius: 1.45,
    height: 0.7,
  }
}

/** Soap dish with ribs. */
function dish(): Solid {
  const bowl = cut(cuboid(1.8, 1.2, 0.36, 0.17), moved(cuboid(1.62, 1.02, 0.6, 0.12), 0, 0, 0.1))
  const ribs = common(grid(cuboid(0.1, 1, 0.24, 0.03), 0.23, 7, 1), cuboid(1.7, 1.1, 1, 0))
  return {
    body: turned(cut(union(bowl, ribs), grid(cylinder(0.05, 0.2, 0), 0.46, 3, 1)), 24),
    radius: 1.15,
    height: 0.4,
  }
}

/** Empty frame that leans back on its foot. */
function frame(): Solid {
  const face = without(rectangle(1.35, 1.75, 0.03, 0, 0.875), rectangle(0.95, 1.35, 0.01, 0, 0.875))
  const step = without(rectangle(1.15, 1.55, 0.02, 0, 0.875), rectangle(0.95, 1.35, 0.01, 0, 0.875))
  const standing = union(upright(face, 0.1), moved(upright(step, 0.1), 0, -0.06))
  const foot = rod([0, 0.38, 1.5], [0, 0.8, 0.06], 0.07)
  return { body: turned(union(tipped(standing, -14), foot), 24), radius: 1.1, height: 1.8 }
}

/** Shade of a lamp, pleated. */
function shade(): Solid {
  const pleated = (x: number, y: number, z: number) => {
    const radius = 0.92 - 0.34 * z + 0.05 * Math.cos(Math.atan2(y, x) * 26)
    return Math.max((Math.abs(Math.sqrt(x * x + y * y) - radius) - 0.03) * 0.55, Math.abs(z - 0.65) - 0.65)
  }
  const spokes = moved(around(moved(cuboid(0.5, 0.06, 0.06), 0.27, 0), 3), 0, 0, 1.2)
  return {
    body: union(pleated, spokes, moved(hollow(cylinder(0.14, 0.1), 0.05), 0, 0, 1.18)),
    radius: 1,
    height: 1.35,
    caution: 0.8,
  }
}

/** Rim with a shape of a star, to cut dough. */
function cutter(): Solid {
  const star = polygon(
    Array.from({ length: 10 }, (_, index) => {
      const [angle, radius] = [(index * Math.PI) / 5 + 0.31, index % 2 === 0 ? 1 : 0.5]
      return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const
    }),
  )
  return {
    body: union(
      raised(outline(star, 0.06), 0.46),
      raised(
        outline((x, y) => star(x, y) - 0.08, 0.2),
        0.09,
      ),
    ),
    radius: 1.15,
    height: 0.5,
  }
}

/** Kitchen, bathroom and drawers. */
export const household = { baseplate, bin, compartments, tray, clips, cableClips, scoop, dish, frame, shade, cutter }
