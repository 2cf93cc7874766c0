import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'

/** PostgreSQL channel of identity changes: a message is the id of a user. */
export const IDENTITY_CHANNEL = 'identity'

/**
 * Notifies every instance that a user's key was deleted, or that the user was suspended or resumed.
 * @param db the transaction of the change: PostgreSQL delivers the message when it commits
 */
export async function notifyIdentityChanged(db: Kysely<DB>, userId: number): Promise<void> {
  await sql`select pg_notify(${IDENTITY_CHANNEL}, ${String(userId)})`.execute(db)
}

/** Reads the user of a message; null for other texts. */
export function changedUser(payload: string): number | null {
  return /^\d{1,16}$/.test(payload) ? Number(payload) : null
}
