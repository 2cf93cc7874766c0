import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'

/*
 * The facts are what weights and costs of prints are computed from: price, nominal weight, density and diameter of a user's
 * spools. Whoever changes a print locks it and then its spools; whoever changes a fact locks a spool and then its prints. So
 * that these two never wait for each other, each announces itself first, before it locks anything.
 */

/** The facts of the user's spools stay as they are until the transaction ends; any number of transactions may rely on that. */
export async function keepFacts(trx: Transaction<DB>, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${key(userId)})`.execute(trx)
}

/** Nobody else's transaction relies on the facts of the user's spools, nor changes them, until this one ends. */
export async function claimFacts(trx: Transaction<DB>, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${key(userId)})`.execute(trx)
}

function key(userId: number) {
  return sql`hashtextextended('spool facts', ${userId})`
}
