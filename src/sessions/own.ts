import type { Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'

/** Ends a session of a user; false when the user has no such session. */
export async function endOwnSession(db: Kysely<DB>, userId: number, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends every session of a user. */
export async function endOwnSessions(db: Kysely<DB>, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

/** Ends a user's sessions beyond a number, least recently used first. Returns whether any has ended. */
export async function endSurplusSessions(db: Kysely<DB>, userId: number, limit: number): Promise<boolean> {
  const surplus = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('last_used_date', 'desc')
    .orderBy('id')
    .offset(limit)
    .execute()
  const ids = surplus.map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', 'in', ids).execute()
  return ids.length > 0
}
