import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'

/** Notes a sign-in that begins. */
export async function insertSignIn(db: Kysely<DB>, idHash: Buffer, secrets: Buffer, seconds: number): Promise<void> {
  await db
    .insertInto('sign_ins')
    .values({ id_hash: idHash, secrets, expires_date: inSeconds(seconds) })
    .execute()
}

/** Takes a sign-in away and gives its secrets, so that each is used once; null when it is unknown, used or too old. */
export async function takeSignIn(db: Kysely<DB>, idHash: Buffer): Promise<Buffer | null> {
  const row = await db
    .deleteFrom('sign_ins')
    .where('id_hash', '=', idHash)
    .returning(['secrets', sql<boolean>`expires_date > now()`.as('is_fresh')])
    .executeTakeFirst()
  return row?.is_fresh ? row.secrets : null
}

/** Begins a session. */
export async function insertSession(
  db: Kysely<DB>,
  idHash: Buffer,
  userId: number,
  tokens: Buffer,
  seconds: number,
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ id_hash: idHash, user_id: userId, tokens, expires_date: inSeconds(seconds) })
    .execute()
}

/** The tokens of a session that has not ended. */
export async function findTokens(db: Kysely<DB>, idHash: Buffer): Promise<Buffer | null> {
  return (await session(db, idHash).executeTakeFirst())?.tokens ?? null
}

/** The same, held until the transaction ends: others who want to renew the tokens wait. */
export async function lockTokens(db: Kysely<DB>, idHash: Buffer): Promise<Buffer | null> {
  return (await session(db, idHash).forUpdate().executeTakeFirst())?.tokens ?? null
}

/** Keeps the newest tokens of a session. */
export async function updateTokens(db: Kysely<DB>, idHash: Buffer, tokens: Buffer): Promise<void> {
  await db.updateTable('sessions').set({ tokens }).where('id_hash', '=', idHash).execute()
}

/** Ends a session and gives its tokens; null when there was none. */
export async function takeSession(db: Kysely<DB>, idHash: Buffer): Promise<Buffer | null> {
  const row = await db.deleteFrom('sessions').where('id_hash', '=', idHash).returning('tokens').executeTakeFirst()
  return row?.tokens ?? null
}

function session(db: Kysely<DB>, idHash: Buffer) {
  return db
    .selectFrom('sessions')
    .select('tokens')
    .where('id_hash', '=', idHash)
    .where('expires_date', '>', sql<string>`now()`)
}

function inSeconds(seconds: number) {
  return sql<string>`now() + make_interval(secs => ${seconds})`
}
