import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'

/*
 * Advisory lock on the deletion of a user's slicer settings. A transaction that refers to many of them takes it in shared mode,
 * because a cluster, on which each record is found by its id alone, can lock only one of them in a statement.
 */

/** Lets no slicer settings of the user be deleted until the transaction ends. */
export async function holdSettings(trx: Transaction<DB>, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${key(userId)})`.execute(trx)
}

/** Waits until no other transaction holds the user's slicer settings, and lets none hold them until this one ends. */
export async function lockDeletion(trx: Transaction<DB>, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${key(userId)})`.execute(trx)
}

function key(userId: number) {
  return sql`hashtextextended('slicer settings', ${userId})`
}
