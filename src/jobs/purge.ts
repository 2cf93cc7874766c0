import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { StorageLimits } from '../config/storageLimits.ts'
import { deleteRows } from './deleteRows.ts'
import { usersOver } from './usersOver.ts'
import { MS_PER_DAY } from '../kernel/time/localDates.ts'

const HOUR = 3_600_000

/** Deletes responses of idempotency keys older than 24 hours (docs/domain.md, "Conventions"). Returns their number. */
export function purgeIdempotencyKeys(db: Kysely<DB>, now: Date): Promise<number> {
  const bytes = sql<number>`coalesce(pg_column_size(reply), 0)`
  const where = sql<boolean>`created_date < ${before(now, MS_PER_DAY)}`
  return deleteRows(db, { table: 'idempotency_keys', key: ['user_id', 'key'], bytes, where })
}

/** Deletes events that were delivered more than 30 days ago; undelivered ones stay. Returns their number. */
export function purgeOutbox(db: Kysely<DB>, now: Date): Promise<number> {
  const where = sql<boolean>`delivered_date < ${before(now, 30 * MS_PER_DAY)}`
  return deleteRows(db, { table: 'outbox', key: ['user_id', 'id'], where })
}

/** Deletes the byte counts of network addresses of earlier days (UTC): addresses are not stored for longer. Returns their number. */
export async function purgeSettingsSaves(db: Kysely<DB>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('settings_saves')
    .where('day', '<', sql<string>`current_date`)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes expired web sessions and sign-ins that were not completed. Returns their number. */
export async function purgeSessions(db: Kysely<DB>, now: Date): Promise<number> {
  const where = sql<boolean>`expires_date < ${before(now, 0)}`
  const sessions = await deleteRows(db, { table: 'sessions', key: ['id_hash'], where })
  return sessions + (await deleteRows(db, { table: 'sign_ins', key: ['id_hash'], where }))
}

/**
 * Deletes old notifications that were read and, for users with too many, the oldest ones, read ones first. Returns their number.
 */
export async function purgeNotifications(
  db: Kysely<DB>,
  now: Date,
  { readNotificationDays, notifications }: Pick<StorageLimits, 'readNotificationDays' | 'notifications'>,
): Promise<number> {
  const table = 'notifications'
  const key = ['user_id', 'id'] as const
  const expired = sql<boolean>`is_read and created_date < ${before(now, readNotificationDays * MS_PER_DAY)}`
  let total = await deleteRows(db, { table, key, where: expired })
  for await (const userId of usersOver(db, table, sql<number>`count(*)`, notifications)) {
    const surplus = sql`select id from notifications where user_id = ${userId}
      order by is_read, created_date desc, id desc offset ${notifications}`
    total += await deleteRows(db, { table, key, userId, where: sql<boolean>`id in (${surplus})` })
  }
  return total
}

/**
 * Deletes sums of reported use without a print after two days. Those of prints stay with them, since a print may be opened again.
 * Contents of reports, by which repetitions are known, are deleted after an hour. Returns the number of rows.
 */
export async function purgeSpoolUses(db: Kysely<DB>, now: Date): Promise<number> {
  const isOld = sql<boolean>`print_id is null and minute < ${before(now, 2 * MS_PER_DAY)}`
  const uses = await deleteRows(db, { table: 'spool_uses', key: ['user_id', 'id'], where: isOld })
  const key = ['user_id', 'connection_id', 'fingerprint'] as const
  const where = sql<boolean>`arrived_date < ${before(now, HOUR)}`
  return uses + (await deleteRows(db, { table: 'spool_use_requests', key, where }))
}

/** A time in the past, by the database's clock. */
export function before(now: Date, milliseconds: number): RawBuilder<string> {
  return sql<string>`${new Date(now.getTime() - milliseconds).toISOString()}::timestamptz`
}
