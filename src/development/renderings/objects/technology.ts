import {
  disk,
  joined,
  outline,
  polygon,
  raised,
  rectangle,
  stroke,
  upright,
  without,
  aroundFlat,
  type Flat,
} from '../flat.ts'
import {
  ball,
  cuboid,
  common,
  cone,
  cut,
  cylinder,
  grid,
  mirrored,
  moved,
  rod,
  rolled,
  tipped,
  turned,
  union,
  type Sdf,
} from '../sdf.ts'
import type { Solid } from '../solid.ts'

/** Bottom of an enclosure, with posts and openings for plugs. */
function enclosure(): Solid {
  const shell = cut(cuboid(1.7, 1.15, 0.6, 0.06), moved(cuboid(1.58, 1.03, 0.7, 0.04), 0, 0, 0.07))
  const ports = union(
    ...[-0.5, -0.1].map((x) => moved(cuboid(0.26, 0.4, 0.16, 0.02), x, -0.56, 0.22)),
    moved(cuboid(0.4, 0.4, 0.24, 0.02), 0.42, -0.56, 0.2),
    ...[-0.3, 0, 0.3].map((y) => moved(cuboid(0.4, 0.2, 0.26, 0.02), 0.85, y, 0.2)),
  )
  const posts = mirrored(
    union(...[-0.38, 0.38].map((y) => cut(moved(cylinder(0.09, 0.3), 0.66, y), moved(cylinder(0.035, 1, 0), 0.66, y)))),
  )
  const vents = common(grid(cuboid(0.05, 0.5, 0.3, 0), 0.15, 7, 1), cuboid(1.2, 2, 1, 0))
  return { body: turned(cut(union(shell, posts), ports, moved(vents, 0, 0.05, -0.1)), 26), radius: 1.1, height: 0.65 }
}

/** Lid with a raised pattern of vents. */
function lid(): Solid {
  const cells = Array.from({ length: 7 }, (_, index) =>
    disk(0.1, ((index % 4) - 1.5 + (index > 3 ? 0.5 : 0)) * 0.28, index > 3 ? 0.13 : -0.13),
  )
  const top = raised(without(rectangle(1.75, 1.2, 0.12), ...cells), 0.14, 0.03)
  const lip = raised(outline(rectangle(1.75, 1.2, 0.12), 0.09), 0.26, 0.03)
  const plate = union(moved(top, 0, 0, 0.14), lip)
  const screws = mirrored(union(...[-0.47, 0.47].map((y) => moved(cone(0.05, 0.09, 0.2, 0), 0.74, y, 0.15))))
  return { body: turned(cut(plate, screws), 24), radius: 1.15, height: 0.32 }
}

/** Panel of a rack, standing, with openings. */
function panel(): Solid {
  const face = without(
    rectangle(2.3, 0.72, 0.04, 0, 0.36),
    ...[-0.55, -0.2, 0.15, 0.5].map((x) => rectangle(0.26, 0.32, 0.02, x - 0.05, 0.36)),
    ...[-1.04, 1.04].flatMap((x) => [rectangle(0.12, 0.08, 0.04, x, 0.58), rectangle(0.12, 0.08, 0.04, x, 0.14)]),
    ...Array.from({ length: 4 }, (_, index) => rectangle(0.2, 0.035, 0.01, 0.8, 0.24 + index * 0.08)),
  )
  const shelf = moved(cuboid(1.9, 0.7, 0.08), 0, 0.36)
  const ribs = mirrored(
    moved(
      rolled(
        tipped(
          raised(
            polygon([
              [0, 0],
              [0.7, 0],
              [0, 0.6],
            ]),
            0.07,
          ),
          90,
        ),
        90,
      ),
      0.9,
      0.05,
      0.03,
    ),
  )
  return { body: turned(union(upright(face, 0.1), shelf, ribs), 22), radius: 1.25, height: 0.78 }
}

/** Small box with a grille for a sensor. */
function sensorBox(): Solid {
  const slots = common(grid(cuboid(0.06, 2, 0.32, 0.02), 0.14, 5, 1), moved(cuboid(1, 1, 1, 0), 0, -0.6, 0.3))
  const shell = cut(
    cuboid(1.15, 0.95, 0.85, 0.1),
    moved(slots, -0.1, 0, 0.28),
    moved(cuboid(0.24, 0.4, 0.14, 0.04), 0.4, -0.5, 0.15),
  )
  const seam = cut(cuboid(1.3, 1.1, 0.03, 0), cuboid(1.11, 0.91, 0.5, 0.08))
  const dome = moved(ball(0.16), 0, 0.05, 0.83)
  const ears = mirrored(
    cut(moved(raised(rectangle(0.5, 0.36, 0.16), 0.1), 0.6, 0), moved(cylinder(0.07, 1, 0), 0.73, 0, -0.3)),
  )
  return { body: turned(union(cut(shell, moved(seam, 0, 0, 0.62)), dome, ears), 28), radius: 1, height: 1.02 }
}

/** Tower of floors for temperatures. */
function tower(): Solid {
  const floors = Array.from({ length: 7 }, (_, index) => {
    const slab = moved(cuboid(1.05, 0.42, 0.06, 0.01), 0, 0, index * 0.23 + 0.17)
    const wall = moved(cuboid(0.3, 0.36, 0.2, 0.01), -0.36, 0, index * 0.23)
    const post = moved(cone(0.1, 0.06, 0.2), 0.4, 0, index * 0.23)
    const bridge = moved(
      upright(
        polygon([
          [0, 0],
          [0.1, 0],
          [0.32, 0.18],
          [0, 0.18],
        ]),
        0.3,
      ),
      -0.22,
      0,
      index * 0.23,
    )
    return union(slab, wall, post, bridge)
  })
  return { body: turned(union(cuboid(1.25, 0.62, 0.06), ...floors), 28), radius: 0.8, height: 1.7 }
}

/** Plate with test patterns. */
function testPlate(): Solid {
  const zigzag = union(
    ...Array.from({ length: 7 }, (_, index) => {
      const x = -0.75 + index * 0.2
      return raised(
        stroke(
          [
            [x, -0.5],
            [x + 0.28, 0],
            [x, 0.5],
          ],
          0.06,
        ),
        0.14,
      )
    }),
  )
  const rings = [0.2, 0.16, 0.12].map((radius, index) =>
    moved(raised(outline(disk(radius), 0.05), 0.22), 0.78, -0.42 + index * 0.42),
  )
  return {
    body: turned(union(raised(rectangle(2.1, 1.35, 0.06), 0.07), zigzag, ...rings), 22),
    radius: 1.3,
    height: 0.3,
  }
}

/** Cover with hexagonal openings. */
function skirt(): Solid {
  const hexagon: Flat = (x, y) => Math.max(Math.abs(y) * 0.866 + Math.abs(x) * 0.5, Math.abs(x)) - 0.1
  const cells: Flat = joined(
    ...Array.from({ length: 21 }, (_, index) => {
      const [column, row] = [index % 7, Math.floor(index / 7)]
      const [cx, cy] = [(column - 3) * 0.26 + (row % 2) * 0.13, 0.2 + row * 0.23]
      return (x: number, y: number) => hexagon(x - cx, y - cy)
    }),
  )
  const face = without(rectangle(2.15, 0.88, 0.05, 0, 0.44), cells)
  const base = moved(cuboid(2.15, 0.5, 0.1), 0, 0.22)
  const feet = mirrored(moved(cuboid(0.1, 0.5, 0.88, 0.03), 1.02, 0.22))
  return { body: turned(union(upright(face, 0.1), base, feet), 24), radius: 1.25, height: 0.95 }
}

/** Housing of a tool head with a fan. */
function housing(): Solid {
  const shell = cut(cuboid(1.0, 0.75, 1.35, 0.14), moved(cuboid(0.86, 0.8, 1.1, 0.1), 0, 0.15, 0.12))
  const fan = moved(tipped(cylinder(0.36, 0.6, 0), 90), 0, 0, 0.78)
  const blades = aroundFlat((x, y) => Math.max(Math.abs(x - 0.2) - 0.17, Math.abs(y - 0.12 + x * 0.3) - 0.035), 7)
  const rotor = moved(tipped(raised(joined(blades, disk(0.11), outline(disk(0.38), 0.03)), 0.1), 90), 0, -0.24, 0.78)
  const ducts = mirrored(rod([0.34, -0.3, 0.3], [0.2, -0.42, 0.06], 0.12, 0.06))
  const slots = mirrored(moved(grid(cuboid(0.4, 0.05, 0.04, 0.01), 0.1, 1, 1), 0.5, 0, 0.3))
  return { body: turned(cut(union(cut(shell, fan), rotor, ducts), slots), 24), radius: 0.85, height: 1.4 }
}

/** Wall of a castle with battlements. */
function castle(): Solid {
  const stones: Sdf = (x, _y, z) => {
    const row = Math.floor(z / 0.17)
    const fx = x / 0.3 + (row % 2) * 0.5
    const [gx, gz] = [Math.abs(fx - Math.round(fx)) * 0.3, Math.min(z / 0.17 - row, 1 - z / 0.17 + row) * 0.17]
    return 0.022 * Math.max(0, 1 - Math.min(gx, gz) / 0.022)
  }
  const wall = cuboid(2, 0.42, 1.0, 0.02)
  const top = union(...[-0.8, -0.27, 0.27, 0.8].map((x) => moved(cuboid(0.32, 0.16, 0.28, 0.02), x, -0.14, 0.96)))
  const gate = moved(upright(joined(disk(0.24, 0, 0.38), rectangle(0.48, 0.6, 0, 0, 0.1)), 1, 0), 0, 0)
  const body: Sdf = (x, y, z) => Math.max(Math.min(wall(x, y, z), top(x, y, z)) + stones(x, y, z), -gate(x, y, z))
  return { body: turned(union(body, cuboid(2.1, 0.62, 0.08)), 26), radius: 1.2, height: 1.28, caution: 0.75 }
}

/** Floor tiles of a dungeon. */
function tiles(): Solid {
  const stone = (x: number, y: number, z: number) => {
    const [cx, cy] = [Math.round(x / 0.5 - 0.5), Math.round(y / 0.5 - 0.5)]
    const high = 0.17 + 0.03 * Math.abs(Math.sin(cx * 12.9 + cy * 78.2))
    return cuboid(0.46, 0.46, high, 0.035)(x - (cx + 0.5) * 0.5, y - (cy + 0.5) * 0.5, z)
  }
  const field = common(stone, cuboid(2, 2, 1, 0))
  return { body: turned(union(field, cuboid(1.98, 1.98, 0.12, 0.01)), 32), radius: 1.45, height: 0.25, caution: 0.85 }
}

/** Round tower, in ruins at the top. */
function ruin(): Solid {
  const stones: Sdf = (x, y, z) => {
    const row = Math.floor(z / 0.15)
    const u = (Math.atan2(y, x) / Math.PI) * 9 + (row % 2) * 0.5
    const [gx, gz] = [Math.abs(u - Math.round(u)) * 0.2, Math.min(z / 0.15 - row, 1 - z / 0.15 + row) * 0.15]
    return 0.02 * Math.max(0, 1 - Math.min(gx, gz) / 0.02)
  }
  const wall = cut(cone(0.66, 0.56, 1.7, 0), moved(cone(0.52, 0.44, 1.8, 0), 0, 0, 0.08))
  const broken: Sdf = (x, y, z) =>
    (z - 1.25 - 0.38 * Math.sin(Math.atan2(y, x) * 1 + 0.6) - 0.07 * Math.round(Math.sin(Math.atan2(y, x) * 5) * 1.5)) *
    0.5
  const door = moved(upright(joined(disk(0.17, 0, 0.42), rectangle(0.34, 0.5, 0, 0, 0.2)), 1, 0), 0.05, -0.6)
  const slit = around6(moved(cuboid(0.5, 0.08, 0.3, 0), 0.55, 0, 0.82))
  const body: Sdf = (x, y, z) =>
    Math.max(wall(x, y, z) + stones(x, y, z), broken(x, y, z), -door(x, y, z), -slit(x, y, z))
  return { body: union(body, cone(0.85, 0.75, 0.1)), radius: 0.9, height: 1.72, caution: 0.7 }
}

function around6(solid: Sdf): Sdf {
  return union(turned(solid, 20), turned(solid, 140), turned(solid, 260))
}

/** Cases, calibration and terrain. */
export const technology = { enclosure, lid, panel, sensorBox, tower, testPlate, skirt, housing, castle, tiles, ruin }
