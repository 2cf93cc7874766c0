import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { StorageLimits } from '../config/storageLimits.ts'
import { deleteRows } from './deleteRows.ts'
import { before } from './purge.ts'
import { usersOver } from './usersOver.ts'
import { MS_PER_DAY } from '../kernel/time/localDates.ts'

/**
 * Deletes deliveries of webhooks after their time and, for users with too many, the oldest ones, finished ones before those
 * that wait. Their attempts go with them. Returns their number.
 */
export async function purgeDeliveries(
  db: Kysely<DB>,
  now: Date,
  { webhookDeliveryDays, webhookDeliveries }: Pick<StorageLimits, 'webhookDeliveryDays' | 'webhookDeliveries'>,
): Promise<number> {
  const table = 'webhook_deliveries'
  const key = ['user_id', 'webhook_id', 'id'] as const
  const bytes = sql<number>`pg_column_size(body)`
  const expired = sql<boolean>`created_date < ${before(now, webhookDeliveryDays * MS_PER_DAY)}`
  let total = await deleteRows(db, { table, key, bytes, where: expired })
  for await (const userId of usersOver(db, table, sql<number>`count(*)`, webhookDeliveries)) {
    const surplus = sql`select webhook_id, id from webhook_deliveries where user_id = ${userId}
      order by state = 'Waiting' desc, created_date desc, webhook_id, id offset ${webhookDeliveries}`
    const where = sql<boolean>`(webhook_id, id) in (${surplus})`
    total += await deleteRows(db, { table, key, userId, bytes, where })
  }
  return total
}
