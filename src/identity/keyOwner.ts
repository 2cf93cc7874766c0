import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'

const STAMP_MS = 3600_000

/** Whom an API key belongs to. */
export interface KeyOwner {
  readonly userId: number
  readonly keyId: string
  readonly suspended: boolean
  /** When its use was last noted, in milliseconds since 1970; 0 for never. */
  notedAt: number
}

/** Finds a key's owner by the key's hash; null for unknown and deleted alike. */
export async function findKeyOwner(db: Kysely<DB>, keyHash: Buffer): Promise<KeyOwner | null> {
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .where('api_keys.key_hash', '=', keyHash)
    .select(['api_keys.id', 'api_keys.user_id', 'api_keys.last_used_date', 'users.suspended_date'])
    .executeTakeFirst()
  if (!row) return null
  return {
    userId: row.user_id,
    keyId: row.id,
    suspended: row.suspended_date !== null,
    notedAt: row.last_used_date === null ? 0 : Date.parse(row.last_used_date),
  }
}

/** Notes the use of a key, at most hourly. */
export async function noteUse(db: Kysely<DB>, keyHash: Buffer, owner: KeyOwner): Promise<void> {
  if (Date.now() - owner.notedAt < STAMP_MS) return
  owner.notedAt = Date.now()
  await db
    .updateTable('api_keys')
    .set({ last_used_date: sql<string>`now()` })
    .where('key_hash', '=', keyHash)
    .where((where) =>
      where.or([
        where('last_used_date', 'is', null),
        where('last_used_date', '<=', sql<string>`now() - interval '1 hour'`),
      ]),
    )
    .execute()
}
