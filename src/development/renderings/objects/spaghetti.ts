import { cuboid, cut, cylinder, moved, rod, turned, union, type Sdf } from '../sdf.ts'
import type { Solid } from '../solid.ts'

/** Remains of a print that came loose: some layers, and loops of filament above them. */
export function spaghetti(): Solid {
  const strands: Sdf[] = []
  for (let strand = 0; strand < 9; strand += 1) {
    let previous: readonly [number, number, number] | null = null
    for (let step = 0; step <= 13; step += 1) {
      const t = strand * 1.7 + step * 0.52
      const spread = 0.32 + 0.3 * Math.sin(strand * 2.1)
      const point = [
        Math.sin(t * 1.31 + strand) * spread + Math.sin(t * 2.7) * 0.24,
        Math.cos(t * 1.13 + strand * 0.6) * spread * 0.8 + Math.cos(t * 2.3) * 0.2,
        0.2 + 0.18 * Math.abs(Math.sin(t * 0.9)) + 0.2 * Math.abs(Math.sin(strand + t * 0.37)),
      ] as const
      if (previous) strands.push(rod(previous, point, 0.02))
      previous = point
    }
  }
  const start = cut(cuboid(1.3, 0.9, 0.2, 0.03), moved(cylinder(0.2, 1, 0), 0.3, 0, 0.05))
  return { body: union(turned(start, 20), ...strands), radius: 1.15, height: 0.75 }
}
