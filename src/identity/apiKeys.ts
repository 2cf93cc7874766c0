import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { MS_PER_DAY } from '../kernel/time/localDates.ts'

const STAMP_MS = 3600_000

/** Owner of an API key. */
export interface ApiKeyOwner {
  readonly userId: number
  readonly keyId: string
  readonly suspended: boolean
  /** Time when the account will be deleted; null unless its user asked for it. */
  readonly deletionDate: string | null
  /**
   * Time of its last recorded use, by `performance.now()`: setting back a clock must not make a used key seem unused.
   */
  notedAt: number
}

/**
 * Finds a key's owner by the key's hash; null for unknown, deleted and idle keys alike.
 * @param idleDays days without use after which a key is idle; null for never
 */
export async function findApiKeyOwner(
  db: Kysely<DB>,
  keyHash: Buffer,
  idleDays: number | null,
): Promise<ApiKeyOwner | null> {
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .where('api_keys.key_hash', '=', keyHash)
    .where((where) => where.not(isIdle(idleDays)))
    .select(['api_keys.id', 'api_keys.user_id', 'users.suspended_date', 'users.deletion_date'])
    .select(sql<number | null>`(extract(epoch from now() - last_used_date) * 1000)::double precision`.as('unused_ms'))
    .executeTakeFirst()
  if (!row) return null
  return {
    userId: row.user_id,
    keyId: row.id,
    suspended: row.suspended_date !== null,
    deletionDate: row.deletion_date,
    notedAt: performance.now() - (row.unused_ms ?? Infinity),
  }
}

/**
 * Builds the condition on `api_keys` that a key is idle by the database's clock: unused for this many days since its
 * last use or its creation.
 * @param idleDays days without use after which a key is idle; null for never
 */
export function isIdle(idleDays: number | null): RawBuilder<boolean> {
  return sql<boolean>`(${idleDays}::integer is not null
    and coalesce(api_keys.last_used_date, api_keys.created_date) < (select now() - make_interval(days => ${idleDays}::integer)))`
}

/**
 * Whether a cached key may have become idle. The database must decide, since other instances record its uses too.
 */
export function seemsIdle(owner: ApiKeyOwner, idleDays: number | null): boolean {
  return idleDays !== null && performance.now() - owner.notedAt >= idleDays * MS_PER_DAY
}

/** Records the use of a key, at most hourly. */
export async function touchLastUsed(db: Kysely<DB>, keyHash: Buffer, owner: ApiKeyOwner): Promise<void> {
  if (performance.now() - owner.notedAt < STAMP_MS) return
  owner.notedAt = performance.now()
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
