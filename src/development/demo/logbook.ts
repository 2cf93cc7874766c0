import type { Draft } from './draft.ts'
import type { Household } from './household.ts'

/** A print that has its id. */
export interface WrittenPrint {
  readonly userId: number
  readonly id: number
  readonly draft: Draft
}

/** A person's household with their prints, oldest first. */
export interface Logbook {
  readonly household: Household
  readonly prints: readonly WrittenPrint[]
}
