import type { Path } from './lines.ts'

/** A place in the contract, and a sentence about what is wrong there. */
export interface Mistake {
  readonly path: Path
  readonly sentence: string
}
