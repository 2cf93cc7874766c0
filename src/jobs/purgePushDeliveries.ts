import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { StorageLimits } from '../config/storageLimits.ts'
import { LIFETIME } from '../push/message.ts'
import { deleteRows } from './deleteRows.ts'
import { before } from './purge.ts'
import { usersOver } from './usersOver.ts'

/**
 * Deletes notifications that were not sent to a device in time and, for users with too many, the oldest ones. Returns
 * their number.
 */
export async function purgePushDeliveries(
  db: Kysely<DB>,
  now: Date,
  { pushDeliveries }: Pick<StorageLimits, 'pushDeliveries'>,
): Promise<number> {
  const table = 'push_deliveries'
  const key = ['user_id', 'token', 'topic'] as const
  let total = await deleteRows(db, { table, key, where: sql<boolean>`created_date < ${before(now, LIFETIME)}` })
  for await (const userId of usersOver(db, table, sql<number>`count(*)`, pushDeliveries)) {
    const surplus = sql`select token, topic from push_deliveries where user_id = ${userId}
      order by created_date desc, token, topic offset ${pushDeliveries}`
    const where = sql<boolean>`(token, topic) in (${surplus})`
    total += await deleteRows(db, { table, key, userId, where })
  }
  return total
}
