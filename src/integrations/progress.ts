import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { dateOf, type OtherNotice } from './deviceEvent.ts'
import { recordDeviceChange } from '../prints/events.ts'
import { reportedMembers, type StoredPrint } from './candidatePrints.ts'
import type { Received, Recorded } from './recording.ts'

/** Whether the last event of a print's progress was written a minute ago or longer: devices report it more often. */
const isEventDue = sql`coalesce(progressed_date < (select now() - interval '1 minute'), true)`

/**
 * Remembers how far a running print is: should it fail, its material is deducted by it. It goes on in spite of an
 * error before. Nothing else changes. A position in a file and a layer only grow within a print: a report of less came late.
 */
export async function recordProgress(
  trx: Transaction<DB>,
  { userId, event, prints, receivedDate }: Received<OtherNotice>,
): Promise<Recorded | null> {
  const { progressPercent } = event
  if (progressPercent === null) return null
  const at = Date.parse(dateOf(event, receivedDate))
  const print = prints.find((print) => isRunningAt(print, at))
  if (!print) return null
  const recorded = { printId: print.id, title: print.title, isChanged: true }
  // Its images are still those of this print.
  if (progressPercent < (print.progressPercent ?? 0)) return recorded
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
  return recorded
}

/**
 * Whether a report is about the print that a device runs: one from before the start is about an earlier print of the file.
 * @param at when it was reported, in ms since 1970
 */
function isRunningAt({ startKey, status, startDate }: StoredPrint, at: number): boolean {
  return startKey !== null && status === 'Printing' && (startDate === null || Date.parse(startDate) <= at)
}
