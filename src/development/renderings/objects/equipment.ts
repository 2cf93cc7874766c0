import { aroundFlat, disk, raised, without } from '../flat.ts'
import { cuboid, cut, cylinder, mirrored, moved, rolled, scaled, tipped, turned, union, type Sdf } from '../sdf.ts'
import type { Solid } from '../solid.ts'

/** Spool on its edge; the flanges have the second color. */
function filamentSpool(): Solid {
  const [radius, width, thickness] = [0.92, 0.66, 0.06]
  const standing = (solid: Sdf) => turned(moved(tipped(solid, 90), 0, width / 2, radius), 38)
  const hub = cylinder(0.24, 2, 0)
  const layers: Sdf = (x, y, z) => 0.008 * Math.cos((z / 0.05) * Math.PI * 2) * Math.min(1, Math.hypot(x, y))
  const coil = cylinder(0.74, width)
  const winding: Sdf = (x, y, z) => Math.max(coil(x, y, z) + layers(x, y, z), -hub(x, y, z - 0.5))
  const flat = without(disk(radius), disk(0.26), aroundFlat(disk(0.17, 0.52), 6))
  const flange = raised(flat, thickness, 0.015)
  return {
    body: scaled(standing(winding), 0.85),
    inlay: scaled(standing(union(flange, moved(flange, 0, 0, width - thickness))), 0.85),
    radius: 0.95,
    height: 1.6,
    caution: 0.85,
  }
}

/** Printer with a moving bed; the bed, the head and the feet have the second color. */
function printer(): Solid {
  const base = cut(cuboid(1.5, 1.25, 0.24, 0.04), moved(cuboid(0.5, 0.4, 0.1, 0.02), 0, -0.62, 0.07))
  const uprights = mirrored(moved(cuboid(0.12, 0.16, 1.55, 0.03), 0.69, 0.22))
  const top = moved(cuboid(1.5, 0.16, 0.13, 0.03), 0, 0.22, 1.5)
  const rail = moved(cuboid(1.3, 0.08, 0.1, 0.02), 0, 0.1, 0.82)
  const holder = moved(rolled(cylinder(0.05, 0.5), 90), -0.25, 0.22, 1.78)
  const post = moved(cuboid(0.1, 0.1, 0.25, 0.02), 0, 0.22, 1.58)
  const nozzle = moved(cylinder(0.05, 0.16, 0.01), 0.18, -0.02, 0.6)
  const screen = moved(cuboid(0.4, 0.06, 0.13, 0.01), 0.42, -0.63, 0.06)
  const bed = moved(cuboid(1.15, 1.05, 0.06, 0.02), 0, -0.06, 0.3)
  const head = moved(cuboid(0.32, 0.22, 0.34, 0.04), 0.18, -0.02, 0.72)
  const feet = mirrored(union(...[-0.5, 0.5].map((y) => moved(cylinder(0.1, 0.06), 0.6, y, -0.005))))
  return {
    body: scaled(turned(union(base, uprights, top, rail, holder, post, nozzle), 28), 0.82),
    inlay: scaled(turned(union(bed, head, feet, screen), 28), 0.82),
    radius: 0.95,
    height: 1.56,
  }
}

/** Equipment: what people print with, not what they print. */
export const equipment = { filamentSpool, printer }
