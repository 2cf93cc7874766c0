import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { FairQueue } from '../admission/fairQueue.ts'

const ATTEMPTS = 3
/**
 * Codes of serialization_failure and deadlock_detected, and of a prepared plan that a migration has outdated, which is prepared
 * again the next time: the work was rolled back completely and may be repeated.
 */
const REPEATABLE = new Set(['40001', '40P01', '0A000'])

/**
 * Transaction of the current asynchronous work. Tracking costs 3 µs per transaction, of which the shortest takes 2 ms,
 * and 0.1 µs per check.
 */
const current = new AsyncLocalStorage<{ isOpen: boolean }>()

type LastWork = (trx: Transaction<DB>) => Promise<void>

const lastWork = new WeakMap<Kysely<DB>, LastWork>()
const tellers = new WeakMap<Kysely<DB>, () => void>()
const queues = new WeakMap<Kysely<DB>, FairQueue>()

/** Adds work that ends each transaction of a database, before the commit. */
export function beforeCommit(db: Kysely<DB>, work: LastWork): void {
  lastWork.set(db, work)
}

/** Calls a function after the commit of each transaction of a database, which may have left work to periodic jobs. */
export function afterCommit(db: Kysely<DB>, tell: () => void): void {
  tellers.set(db, tell)
}

/**
 * Lets the transactions of a database that belong to users wait in a queue before each takes a connection. Writes to one record
 * wait for each other, and would wait on all connections.
 */
export function takeTurns(db: Kysely<DB>, queue: FairQueue): void {
  queues.set(db, queue)
}

/**
 * Runs work in one transaction and repeats it when it was the victim of a conflict or of a migration. No other function
 * may open a transaction (.oxlintrc.json), so that `requireNoTransaction` knows about all of them.
 * @param work must have no effect outside the transaction
 * @param userId the user whose turn it takes; null for work that waits for nobody's
 * @throws Problem 429 when the user's other transactions take too long
 * @throws Error inside another transaction, because transactions that each wait for a second connection would exhaust
 * the pool
 */
export async function inTransaction<Result>(
  db: Kysely<DB>,
  work: (trx: Transaction<DB>) => Promise<Result>,
  userId: number | null = null,
): Promise<Result> {
  requireNoTransaction('A second transaction')
  const leave = userId === null ? undefined : await queues.get(db)?.enter(`user:${userId}`)
  try {
    return await repeatUntilDone(db, work)
  } finally {
    leave?.()
  }
}

async function repeatUntilDone<Result>(
  db: Kysely<DB>,
  work: (trx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const committed = await db.transaction().execute((trx) =>
        mark(async () => {
          const result = await work(trx)
          await lastWork.get(db)?.(trx)
          return result
        }),
      )
      tellers.get(db)?.()
      return committed
    } catch (error) {
      if (attempt === ATTEMPTS || !REPEATABLE.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}

/**
 * Requires that no transaction is open. Every call to another service (the sign-in provider, the media store, Redis)
 * must be preceded by this check: a transaction that waits for a hanging service would hold a connection and its locks,
 * and a few of them the whole pool.
 *
 * It throws in production too, rather than logging: the tests then run the same code as production, a violation cannot
 * go unnoticed on a path that only production takes, and the transaction is rolled back completely.
 * @param what subject of the sentence, such as `The sign-in provider`
 * @throws Error inside a transaction of `inTransaction`
 */
export function requireNoTransaction(what: string): void {
  if (current.getStore()?.isOpen) throw new Error(`${what} was asked for inside a database transaction.`)
}

/** Marks work as part of a transaction. Work that outlives its transaction belongs to none. */
async function mark<Result>(work: () => Promise<Result>): Promise<Result> {
  const transaction = { isOpen: true }
  try {
    return await current.run(transaction, work)
  } finally {
    transaction.isOpen = false
  }
}
