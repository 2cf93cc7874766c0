import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { OtherNotice } from './deviceEvent.ts'
import { recordDeviceChange } from '../prints/events.ts'
import { reportedMembers } from './candidatePrints.ts'
import type { Received, Recorded } from './recording.ts'

/** Whether the last event of a print's progress was written a minute ago or longer: devices report it more often. */
const isEventDue = sql`coalesce(progressed_date < (select now() - interval '1 minute'), true)`

/**
 * Remembers how far a running print is: should it fail, its material is deducted by it. It goes on in spite of an
 * error before. Nothing else changes.
 */
export async function recordProgress(
  trx: Transaction<DB>,
  { userId, event, prints }: Received<OtherNotice>,
): Promise<Recorded | null> {
  const { progressPercent } = event
  if (progressPercent === null) return null
  const print = prints.find(({ startKey, status }) => startKey !== null && status === 'Printing')
  if (!print) return null
  const { isDue } = await trx
    .updateTable('prints')
    .set({
      progress_percent: progressPercent,
      error_date: null,
      error_reason: null,
      progressed_date: sql<string>`case when ${isEventDue} then (select now()) else progressed_date end`,
    })
    .where('user_id', '=', userId)
    .where('id', '=', print.id)
    .returning(sql<boolean>`progressed_date = (select now()::timestamptz(3))`.as('isDue'))
    .executeTakeFirstOrThrow()
  if (isDue) recordDeviceChange(trx, userId, 'print.progressed', print.id, reportedMembers(print))
  return { printId: print.id, title: print.title, isChanged: true }
}
