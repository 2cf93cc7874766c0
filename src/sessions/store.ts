import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'

/** Session that has not ended. */
export interface StoredSession {
  /** Public id of the session, for its user. */
  readonly id: string
  readonly userId: number
  readonly createdDate: string
  /** Encrypted tokens; the bytes differ each time they are stored. */
  readonly tokens: Buffer
  /** Whether its use was last recorded an hour ago or earlier. */
  readonly isStale: boolean
  /** Whether an instance is renewing its tokens. */
  readonly isRenewing: boolean
}

/**
 * Stores a new sign-in.
 * @param seconds maximum duration of the sign-in
 */
export async function insertSignIn(db: Kysely<DB>, idHash: Buffer, secrets: Buffer, seconds: number): Promise<void> {
  await db
    .insertInto('sign_ins')
    .values({ id_hash: idHash, secrets, expires_date: inSeconds(seconds) })
    .execute()
}

/** Removes a sign-in and returns its secrets, so that each is used once; null when it is unknown, used or expired. */
export async function takeSignIn(db: Kysely<DB>, idHash: Buffer): Promise<Buffer | null> {
  const row = await db
    .deleteFrom('sign_ins')
    .where('id_hash', '=', idHash)
    .where('expires_date', '>', sql<string>`now()`)
    .returning('secrets')
    .executeTakeFirst()
  return row?.secrets ?? null
}

/**
 * Begins a session.
 * @param seconds lifetime of the session from now
 */
export async function insertSession(
  db: Kysely<DB>,
  session: {
    readonly idHash: Buffer
    readonly userId: number
    readonly tokens: Buffer
    readonly browser: string | null
  },
  seconds: number,
): Promise<void> {
  const { idHash, userId, tokens, browser } = session
  await db
    .insertInto('sessions')
    .values({ id_hash: idHash, user_id: userId, tokens, browser, expires_date: inSeconds(seconds) })
    .execute()
}

/** Finds a session that has not ended; null when there is none. */
export async function findSession(db: Kysely<DB>, idHash: Buffer): Promise<StoredSession | null> {
  const row = await db
    .selectFrom('sessions')
    .select([
      'id',
      'user_id as userId',
      'tokens',
      'created_date as createdDate',
      sql<boolean>`last_used_date <= now() - interval '1 hour'`.as('isStale'),
      sql<boolean>`coalesce(renewal_ends_date > now(), false)`.as('isRenewing'),
    ])
    .where('id_hash', '=', idHash)
    .where('expires_date', '>', sql<string>`now()`)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Records the use of a session, at most hourly, and extends it.
 * @param seconds lifetime of the session from now
 * @returns whether the use was recorded; one of many concurrent requests does so
 */
export async function touchSession(db: Kysely<DB>, idHash: Buffer, seconds: number): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set({ last_used_date: sql<string>`now()`, expires_date: inSeconds(seconds) })
    .where('id_hash', '=', idHash)
    .where('expires_date', '>', sql<string>`now()`)
    .where('last_used_date', '<=', sql<string>`now() - interval '1 hour'`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Begins to renew a session's tokens, which no other instance does meanwhile.
 * @param seconds duration of this exclusive right
 * @returns the current tokens; null when another instance renews them, or the session has ended
 */
export async function beginRenewal(db: Kysely<DB>, idHash: Buffer, seconds: number): Promise<Buffer | null> {
  const row = await db
    .updateTable('sessions')
    .set({ renewal_ends_date: inSeconds(seconds) })
    .where('id_hash', '=', idHash)
    .where('expires_date', '>', sql<string>`now()`)
    .where((where) =>
      where.or([where('renewal_ends_date', 'is', null), where('renewal_ends_date', '<=', sql<string>`now()`)]),
    )
    .returning('tokens')
    .executeTakeFirst()
  return row?.tokens ?? null
}

/**
 * Ends a renewal.
 * @param old the tokens that were renewed; nothing is stored when others have replaced them, because this renewal took
 * too long
 * @param tokens the tokens to store instead; the same when they could not be renewed
 */
export async function endRenewal(db: Kysely<DB>, idHash: Buffer, old: Buffer, tokens: Buffer = old): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set({ tokens, renewal_ends_date: null })
    .where('id_hash', '=', idHash)
    .where('tokens', '=', old)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends a session whose tokens are still the provided ones and cannot be renewed. */
export async function endRefused(db: Kysely<DB>, idHash: Buffer, tokens: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('id_hash', '=', idHash).where('tokens', '=', tokens).execute()
}

/** Ends a session and returns its user and its tokens; null when there was none. */
export async function takeSession(
  db: Kysely<DB>,
  idHash: Buffer,
): Promise<Pick<StoredSession, 'userId' | 'tokens'> | null> {
  const ended = await db
    .deleteFrom('sessions')
    .where('id_hash', '=', idHash)
    .returning(['tokens', 'user_id as userId'])
    .executeTakeFirst()
  return ended ?? null
}

function inSeconds(seconds: number) {
  return sql<string>`now() + make_interval(secs => ${seconds})`
}
