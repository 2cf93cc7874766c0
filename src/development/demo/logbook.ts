import type { Draft } from './draft.ts'
import type { DemoAccount } from './account.ts'

/** Print with its id. */
export interface LogbookPrint {
  readonly userId: number
  readonly id: number
  readonly draft: Draft
}

/** A person's account with its prints, oldest first. */
export interface Logbook {
  readonly account: DemoAccount
  readonly prints: readonly LogbookPrint[]
}
