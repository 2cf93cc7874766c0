import { polygon, raised, rectangle, stroke, upright, without, disk, joined } from '../flat.ts'
import { around, cuboid, cone, cut, cylinder, grid, moved, rolled, tipped, turned, union } from '../sdf.ts'
import type { Solid } from '../solid.ts'

/** Angle bracket with a gusset and screw holes. */
function bracket(): Solid {
  const arms = union(cuboid(1.6, 0.7, 0.16), moved(cuboid(0.16, 0.7, 1.3), -0.72, 0))
  const gusset = upright(
    polygon([
      [-0.7, 0.1],
      [0.45, 0.1],
      [-0.7, 1.05],
    ]),
    0.14,
  )
  const holes = union(
    ...[0.1, 0.55].map((x) => moved(cone(0.07, 0.14, 0.2, 0), x + 0.05, 0.2, -0.02)),
    ...[0.1, 0.55].map((x) => moved(cone(0.07, 0.14, 0.2, 0), x + 0.05, -0.2, -0.02)),
    ...[0.85, 1.1].map((z) => moved(rolled(cylinder(0.08, 0.5, 0), 90), -0.95, z > 1 ? -0.2 : 0.2, z)),
  )
  return { body: turned(cut(union(arms, gusset), holes), 28), radius: 1.05, height: 1.35 }
}

/** Hook on a French cleat. */
function hook(): Solid {
  const side = stroke(
    [
      [-0.5, 1.4],
      [-0.5, 0.35],
      [-0.42, 0.16],
      [-0.2, 0.08],
      [0.3, 0.08],
      [0.52, 0.16],
      [0.6, 0.36],
      [0.6, 0.62],
    ],
    0.2,
  )
  const cleat = polygon([
    [-0.6, 1.5],
    [-0.6, 1.0],
    [-0.82, 1.22],
    [-0.82, 1.5],
  ])
  return { body: turned(upright(joined(side, cleat), 0.5, 0.03), 24), radius: 1.05, height: 1.55 }
}

/** Block with holes for bits and drills. */
function holder(): Solid {
  const holes = [0.13, 0.115, 0.1, 0.085, 0.07, 0.055].map((radius, index) =>
    union(
      moved(cylinder(radius, 1, 0), -0.83 + index * 0.33, 0.16, 0.12),
      moved(cylinder(radius * 0.85, 1, 0), -0.83 + index * 0.33, -0.18, 0.12),
    ),
  )
  const back = moved(cuboid(2.1, 0.12, 1.05), 0, 0.42)
  return { body: turned(cut(union(cuboid(2.1, 0.86, 0.62, 0.04), back), ...holes), 18), radius: 1.2, height: 1.1 }
}

/** Rack with slots for tools. */
function rack(): Solid {
  const shelf = moved(cuboid(2.1, 0.72, 0.14), 0, 0, 0.66)
  const slots = moved(grid(union(cylinder(0.09, 2, 0), moved(cuboid(0.1, 0.5, 2, 0), 0, -0.25)), 0.26, 8, 1), 0, -0.05)
  const wall = moved(cuboid(2.1, 0.12, 1.05), 0, 0.36)
  const ribs = [-0.99, 0.99].map((x) =>
    moved(
      upright(
        polygon([
          [-0.06, 0],
          [0.06, 0],
          [0.06, 0.7],
          [-0.06, 0.7],
        ]),
        0.7,
      ),
      x,
      0,
    ),
  )
  return { body: turned(union(cut(shelf, slots), wall, ...ribs), 20), radius: 1.2, height: 1.1 }
}

/** Stepped adapter for two hoses. */
function adapter(): Solid {
  const outside = union(
    cylinder(0.66, 0.62),
    moved(cone(0.66, 0.46, 0.24, 0), 0, 0, 0.6),
    moved(cone(0.46, 0.43, 0.62), 0, 0, 0.83),
    moved(cylinder(0.74, 0.1), 0, 0, 0.54),
  )
  return { body: cut(outside, moved(cone(0.5, 0.36, 1.6, 0), 0, 0, -0.02)), radius: 0.8, height: 1.5 }
}

/** Wedge under a door. */
function wedge(): Solid {
  const side = polygon([
    [-0.95, 0.03],
    [0.9, 0.03],
    [0.9, 0.66],
    [-0.95, 0.12],
  ])
  const grooves = Array.from({ length: 7 }, (_, index) => disk(0.045, -0.6 + index * 0.22, 0.235 + index * 0.0643))
  return { body: turned(upright(without(side, ...grooves), 0.75, 0.03), 30), radius: 1.1, height: 0.75 }
}

/** Sanding block with a grip. */
function grip(): Solid {
  const side = polygon([
    [-0.95, 0.03],
    [0.95, 0.03],
    [0.95, 0.34],
    [0.4, 0.42],
    [0.3, 0.86],
    [-0.3, 0.86],
    [-0.4, 0.42],
    [-0.95, 0.34],
  ])
  const screws = [-0.72, 0.72].map((x) => moved(cylinder(0.1, 0.4, 0), x, 0, 0.28))
  return { body: turned(cut(upright(side, 0.8, 0.08), ...screws), 26), radius: 1.15, height: 0.95 }
}

/** Several small caps, open at the top. */
function caps(): Solid {
  const cap = cut(cone(0.36, 0.31, 0.5), moved(cylinder(0.24, 0.6, 0), 0, 0, 0.08))
  const lying = moved(tipped(cap, 90), 0.72, -0.1, 0.35)
  return {
    body: union(moved(cap, -0.72, -0.3), moved(cap, 0, 0.42), moved(cap, -0.04, -0.5), turned(lying, 10)),
    radius: 1.15,
    height: 0.75,
  }
}

/** Wheel with spokes and a hub. */
function wheel(): Solid {
  const rim = cut(cylinder(0.95, 0.34, 0.05), moved(cylinder(0.78, 1, 0), 0, 0, -0.2))
  const spokes = around(moved(cuboid(0.75, 0.12, 0.22), 0.45, 0), 6)
  const hub = cylinder(0.26, 0.5)
  return { body: cut(union(rim, spokes, hub), moved(cylinder(0.11, 1, 0), 0, 0, -0.2)), radius: 1, height: 0.55 }
}

/** Frame with a bearing seat for a spool. */
function stand(): Solid {
  const side = without(
    polygon([
      [-0.85, 0.03],
      [0.85, 0.03],
      [0.3, 1.3],
      [-0.3, 1.3],
    ]),
    polygon([
      [-0.42, 0.22],
      [0.42, 0.22],
      [0.14, 0.86],
      [-0.14, 0.86],
    ]),
    disk(0.17, 0, 1.1),
  )
  const frame = upright(side, 0.14)
  const bar = moved(cuboid(1.5, 0.86, 0.13), 0, 0)
  const slots = grid(cuboid(0.16, 0.55, 1, 0), 0.3, 4, 1)
  return {
    body: turned(union(moved(frame, 0, -0.42), moved(frame, 0, 0.42), cut(bar, moved(slots, 0, 0, -0.3))), 32),
    radius: 1.1,
    height: 1.35,
  }
}

/** Plate with a shaft, hollow, for a hose. */
function shroud(): Solid {
  const plate = raised(without(rectangle(1.7, 1.15, 0.3), disk(0.36, -0.3, 0)), 0.14)
  const skirt = raised(without(rectangle(1.7, 1.15, 0.3), rectangle(1.52, 0.97, 0.22)), 0.42)
  const shaft = cut(
    moved(tipped(cone(0.34, 0.3, 0.95), -18), 0.42, 0, 0.1),
    moved(tipped(cylinder(0.23, 1.4, 0), -18), 0.42, 0, 0),
  )
  return { body: turned(union(moved(plate, 0, 0, 0.3), skirt, shaft), 24), radius: 1.15, height: 1.15 }
}

/** Tools and brackets. */
export const workshop = { bracket, hook, holder, rack, adapter, wedge, grip, caps, wheel, stand, shroud }
