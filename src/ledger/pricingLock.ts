import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { defer } from '../database/together.ts'

/*
 * Advisory lock on a user's pricing: the price, nominal weight, density and diameter of the user's spools, from which
 * weights and costs of prints are computed. A change of a print locks the print and then its spools; a change of
 * pricing locks a spool and then its prints. To prevent deadlocks between the two, each takes this lock before any
 * other.
 */

/** Transactions that hold the lock in shared mode, with the user whose pricing it is. */
const held = new WeakMap<Transaction<DB>, number>()
const takeShared = templateOf(
  (_trx, _shape: object, { userId }: { readonly userId: number }) =>
    sql`select pg_advisory_xact_lock_shared(${key(userId)})`,
)

/**
 * Takes the lock in shared mode, unless the transaction has it: the user's pricing stays unchanged until the transaction
 * ends. Any number of transactions may hold it at once. It is taken with the next statement, before that one runs.
 */
export async function lockPricingShared(trx: Transaction<DB>, userId: number): Promise<void> {
  if (held.get(trx) === userId) return
  await defer(trx, takeShared(trx, {}, { userId }))
  held.set(trx, userId)
}

/**
 * Takes the lock in exclusive mode: until this transaction ends, no other one relies on the user's pricing or changes
 * it.
 */
export async function lockPricingExclusive(trx: Transaction<DB>, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${key(userId)})`.execute(trx)
}

function key(userId: number) {
  return sql`hashtextextended('spool facts', ${userId})`
}
