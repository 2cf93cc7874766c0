import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'

/*
 * Advisory lock on a user's pricing: the price, nominal weight, density and diameter of the user's spools, from which
 * weights and costs of prints are computed. A change of a print locks the print and then its spools; a change of
 * pricing locks a spool and then its prints. To prevent deadlocks between the two, each takes this lock before any
 * other.
 */

/** Transactions that hold the lock in shared mode, with the user whose pricing it is. */
const held = new WeakMap<Transaction<DB>, number>()
/** Transactions whose statements have generic plans. */
const generic = new WeakSet<Transaction<DB>>()

const GENERIC = sql`set_config('plan_cache_mode', 'force_generic_plan', true)`

/**
 * Takes the lock in shared mode, unless the transaction has it: the user's pricing stays unchanged until the transaction
 * ends. Any number of transactions may hold it at once. What follows is planned as by `useGenericPlans`, which then needs
 * no statement of its own.
 */
export async function lockPricingShared(trx: Transaction<DB>, userId: number): Promise<void> {
  if (held.get(trx) === userId) return
  await sql`select pg_advisory_xact_lock_shared(${key(userId)}), ${GENERIC}`.execute(trx)
  held.set(trx, userId)
  generic.add(trx)
}

/**
 * Has the rest of the transaction planned for any user: one who is too new for the planner's statistics seems to have no
 * rows, and a plan for this user alone would join all rows with all rows.
 */
export async function useGenericPlans(trx: Transaction<DB>): Promise<void> {
  if (generic.has(trx)) return
  await sql`select ${GENERIC}`.execute(trx)
  generic.add(trx)
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
