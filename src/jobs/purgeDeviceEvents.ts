import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { StorageLimits } from '../config/storageLimits.ts'
import { deleteRows } from './deleteRows.ts'
import { before } from './purge.ts'
import { usersOver } from './usersOver.ts'
import { MS_PER_DAY } from '../kernel/time/localDates.ts'

/** The maximum number of rows of one statement. */
const BATCH = 1000
const TABLE = { table: 'device_events', key: ['user_id', 'id'], bytes: sql<number>`coalesce(bytes, 0)` } as const

/**
 * Deletes old device events and, for users with too many bytes, the oldest ones: processed events first, since the others wait to be
 * replayed. Returns their number.
 */
export async function purgeDeviceEvents(
  db: Kysely<DB>,
  now: Date,
  { deviceEventDays, deviceEventBytes }: Pick<StorageLimits, 'deviceEventDays' | 'deviceEventBytes'>,
): Promise<number> {
  await measure(db)
  const expired = sql<boolean>`received_date < ${before(now, deviceEventDays * MS_PER_DAY)}`
  let total = await deleteRows(db, { ...TABLE, where: expired })
  for await (const userId of usersOver(db, 'device_events', sql<number>`sum(bytes)`, deviceEventBytes)) {
    const surplus = sql`select id from (
        select id, sum(bytes) over (order by outcome is null desc, received_date desc, id desc) as kept
        from device_events where user_id = ${userId}
      ) as events where kept > ${deviceEventBytes}`
    total += await deleteRows(db, { ...TABLE, userId, where: sql<boolean>`id in (${surplus})` })
  }
  return total
}

/** Stores the size on disk of rows that an earlier version has inserted. */
async function measure(db: Kysely<DB>): Promise<void> {
  const unmeasured = db.selectFrom('device_events').select('user_id').where('bytes', 'is', null).distinct()
  for (const { user_id } of await unmeasured.execute()) while ((await measureBatch(db, user_id)) > 0n);
}

async function measureBatch(db: Kysely<DB>, userId: number): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`with found as materialized (
    select id, pg_column_size(body) + coalesce(pg_column_size(snapshot), 0) as size from device_events
    where user_id = ${userId} and bytes is null limit ${BATCH} for update skip locked
  )
  update device_events set bytes = found.size from found
  where device_events.user_id = ${userId} and device_events.id = found.id`.execute(db)
  return numAffectedRows
}
