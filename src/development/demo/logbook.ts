import type { Draft } from './draft.ts'
import type { Account } from './account.ts'

/** Print with its id. */
export interface LogbookPrint {
  readonly userId: number
  readonly id: number
  readonly draft: Draft
}

/** A person's account with its prints, oldest first. */
export interface Logbook {
  readonly account: Account
  readonly prints: readonly LogbookPrint[]
}
