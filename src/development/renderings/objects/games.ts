import { joined, outline, polygon, raised, rectangle, stroke, upright, type Flat } from '../flat.ts'
import { ball, blend, cone, cut, cylinder, moved, scaled, turned, union, type Sdf } from '../sdf.ts'
import type { Solid } from '../solid.ts'

/** Pawns of a chess set. */
function pawns(): Solid {
  const pawn = blend(
    0.05,
    cone(0.3, 0.26, 0.1),
    moved(cone(0.24, 0.1, 0.42), 0, 0, 0.08),
    moved(cylinder(0.17, 0.06), 0, 0, 0.48),
    moved(ball(0.17), 0, 0, 0.68),
  )
  const places = [
    [-0.75, 0.25],
    [0, 0.42],
    [0.75, 0.2],
    [-0.38, -0.4],
    [0.4, -0.42],
  ] as const
  return { body: union(...places.map(([x, y]) => moved(scaled(pawn, 1.05), x, y))), radius: 1.15, height: 0.95 }
}

/** Two knights of a chess set. */
function knight(): Solid {
  const profile = polygon([
    [-0.28, 0.3],
    [0.3, 0.3],
    [0.22, 0.52],
    [0.28, 0.82],
    [0.2, 1.12],
    [0.04, 1.3],
    [0.0, 1.43],
    [-0.08, 1.32],
    [-0.24, 1.2],
    [-0.46, 0.94],
    [-0.42, 0.82],
    [-0.3, 0.8],
    [-0.1, 0.86],
    [-0.14, 0.7],
    [-0.26, 0.5],
  ])
  const head = cut(upright(profile, 0.3, 0.06), moved(ball(0.06), -0.14, -0.15, 1.06))
  const base = union(cone(0.42, 0.36, 0.14), moved(cone(0.34, 0.27, 0.2), 0, 0, 0.12))
  const one = blend(0.04, base, head)
  return {
    body: union(moved(turned(one, 18), -0.5, 0.12), moved(turned(one, 160), 0.52, -0.1)),
    radius: 1.05,
    height: 1.5,
  }
}

/** Plate with letters in a second color. */
function namePlate(): Solid {
  const letters: Flat = joined(
    stroke(
      [
        [-0.82, -0.22],
        [-0.82, 0.24],
        [-0.64, 0],
        [-0.46, 0.24],
        [-0.46, -0.22],
      ],
      0.1,
    ),
    stroke(
      [
        [-0.2, -0.22],
        [-0.2, 0.24],
      ],
      0.1,
    ),
    stroke(
      [
        [0.04, -0.22],
        [0.22, 0.24],
        [0.4, -0.22],
      ],
      0.1,
    ),
    stroke(
      [
        [0.11, -0.06],
        [0.33, -0.06],
      ],
      0.08,
    ),
    (x, y) => heart((x - 0.72) * 4.2, (y + 0.02) * 4.2) / 6,
  )
  const tilt = (sdf: Sdf) => turned(moved(sdf, 0, 0), 14)
  const plate = union(raised(rectangle(2.1, 0.85, 0.2), 0.12), raised(outline(rectangle(2.1, 0.85, 0.2), 0.07), 0.18))
  return { body: tilt(plate), inlay: tilt(moved(raised(letters, 0.2), 0, 0, 0.02)), radius: 1.15, height: 0.3 }
}

function heart(x: number, y: number): number {
  const a = Math.abs(x)
  return Math.hypot(a - 0.5, y - 0.35) < 0.62 || y > 0.35
    ? Math.hypot(a - 0.5, y - 0.35) - 0.6
    : (a + (0.35 - y) * 0.82 - 1.1) * 0.75
}

/** Chess and name plates. */
export const games = { pawns, knight, namePlate }
