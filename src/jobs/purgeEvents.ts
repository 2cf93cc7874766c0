import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { StorageLimits } from '../config/storageLimits.ts'
import { deleteRows } from './deleteRows.ts'
import { before } from './purge.ts'
import { MS_PER_DAY } from '../kernel/time/localDates.ts'

/**
 * Deletes old events, and the oldest ones of users whose log is too large. A log's floor rises first, so that nobody reads
 * a part of what is being deleted. Returns their number.
 */
export async function purgeEvents(
  db: Kysely<DB>,
  now: Date,
  { eventDays, eventBytes }: Pick<StorageLimits, 'eventDays' | 'eventBytes'>,
): Promise<number> {
  const table = 'events'
  const key = ['user_id', 'position'] as const
  const expired = sql<boolean>`created_date < ${before(now, eventDays * MS_PER_DAY)}`
  await sql`
    update event_heads as head set floor = expired.position
    -- one row: the last expired event of a user
    from (select user_id, max(position) as position from events where ${expired} group by user_id) as expired
    where head.user_id = expired.user_id and head.floor < expired.position`.execute(db)
  let total = await deleteRows(db, { table, key, where: expired })
  for (const { userId, floor } of await cutToSize(db, eventBytes)) {
    total += await deleteRows(db, { table, key, userId, where: sql<boolean>`position <= ${floor}` })
  }
  return total
}

/** Raises the floors of the logs that are too large. */
async function cutToSize(db: Kysely<DB>, limit: number): Promise<{ userId: number; floor: number }[]> {
  const { rows } = await sql<{ userId: number; floor: number }>`
    update event_heads as head set floor = (
      select max(position) from events
      where events.user_id = head.user_id and events.bytes <= head.bytes - ${limit}
    )
    where head.bytes - ${limit} >= (
      select bytes from events where events.user_id = head.user_id and position > head.floor order by position limit 1
    )
    returning user_id as "userId", floor`.execute(db)
  return rows
}
