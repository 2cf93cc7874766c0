import type { Sdf } from './sdf.ts'

/** Object to render, standing on z = 0. */
export interface Solid {
  readonly body: Sdf
  /** Part that is printed in the second color. */
  readonly inlay?: Sdf
  /** Largest distance from the z axis and largest height: nothing of the object is outside. */
  readonly radius: number
  readonly height: number
  /** Share of the distance that a ray advances, below 1 where the distances are only estimates. */
  readonly caution?: number
}
