import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { together } from '../database/together.ts'
import { recordDeviceChange } from '../prints/events.ts'
import { mayFinish, reportedMembers, type StoredPrint } from './candidatePrints.ts'
import type { OtherNotice } from './deviceEvent.ts'
import { isOrdered } from './matching.ts'
import { ofJob } from './otherProgram.ts'
import type { PrinterEvent } from './printerEvent.ts'
import { selectLastStart } from './printerStarts.ts'
import type { AffectedPrint } from './affectedPrint.ts'

/** Whether the last event of a print's progress was written a minute ago or longer: devices report it more often. */
const isEventDue = sql`coalesce(progressed_date < (select now() - interval '1 minute'), true)`

/**
 * Stores the progress of a print, by which its material is deducted if it fails. Progress only grows within a print, so a report of
 * less came late.
 */
export async function recordProgress(
  trx: Transaction<DB>,
  report: PrinterEvent<OtherNotice>,
): Promise<AffectedPrint | null> {
  const { userId, prints, others, at } = report
  const { progressPercent, jobId } = report.event
  if (progressPercent === null) return null
  const joined = ofJob(report)
  const known = joined ? [...prints, joined] : prints
  const isOfJob = jobId !== null && known.length > 0
  // Some programs report no progress of the prints that they start.
  const candidates = isOfJob ? known : [...known, ...others]
  const running = candidates.find((print) => print.status === 'Printing' && (isOfJob || hasBegun(print, at)))
  const print = running ?? (await findClosed(trx, { ...report, prints: known }))
  if (!print) return null
  const recorded = { printId: print.id, title: print.title, isChanged: true, idsToRecalculate: [] }
  // Its images are still those of this print.
  if (progressPercent < (print.progressPercent ?? 0)) return recorded
  if (running) {
    await advance(trx, userId, running, { progressPercent, at })
    return recorded
  }
  await complete(trx, userId, print, { progressPercent, at })
  return { ...recorded, idsToRecalculate: [print.id] }
}

/** Writes the progress of a print that is being printed. Nothing else changes. */
async function advance(
  trx: Transaction<DB>,
  userId: number,
  print: StoredPrint,
  { progressPercent, at }: { readonly progressPercent: number; readonly at: number },
): Promise<void> {
  const { isDue } = await trx
    .updateTable('prints')
    .set({
      progress_percent: progressPercent,
      progress_event_date: sql<string>`greatest(progress_event_date, ${new Date(at).toISOString()}::timestamptz)`,
      ...(isAfterError(print, at)
        ? { error_date: null, error_event_date: null, error_reason: null, error_category: null }
        : {}),
      progressed_date: sql<string>`case when ${isEventDue} then (select now()) else progressed_date end`,
    })
    .where('user_id', '=', userId)
    .where('id', '=', print.id)
    .returning(sql<boolean>`progressed_date = (select now()::timestamptz(3))`.as('isDue'))
    .executeTakeFirstOrThrow()
  if (isDue) recordDeviceChange(trx, userId, 'print.progressed', print.id, reportedMembers(print))
}

/**
 * Writes the progress of a print that was over before it arrived. What the print deducts follows from it. One without a finish
 * ended with this report or later.
 */
async function complete(
  trx: Transaction<DB>,
  userId: number,
  print: StoredPrint,
  { progressPercent, at }: { readonly progressPercent: number; readonly at: number },
): Promise<void> {
  const date = new Date(at).toISOString()
  const isLater = print.startDate === null || Date.parse(print.startDate) <= at
  await trx
    .updateTable('prints')
    .set({
      progress_percent: progressPercent,
      ...(print.isEndInferred && isLater ? { end_date: sql<string>`greatest(end_date, ${date}::timestamptz)` } : {}),
      updated_date: sql<string>`now()`,
    })
    .where('user_id', '=', userId)
    .where('id', '=', print.id)
    .execute()
  recordDeviceChange(trx, userId, 'print.updated', print.id, reportedMembers(print))
}

/**
 * The print that a report was about when it has ended meanwhile, or when a later start or an error has closed it: then it is the last one
 * of the file before the report, if it still waits for its finish and nothing else had started on the printer by then. Only the time of
 * the report tells that, unless it names the job.
 */
async function findClosed(trx: Transaction<DB>, report: PrinterEvent<OtherNotice>): Promise<StoredPrint | null> {
  const { userId, printerId, prints, at } = report
  if (report.event.jobId !== null) return prints.find((print) => mayFinish(print) || hasEnded(print)) ?? null
  if (!isOrdered(report)) return null
  const ended = prints.find((print) => hasEndedSince(print, at))
  if (ended) return ended
  const last = prints.find((print) => hasBegun(print, at))
  if (!last || last.startDate === null || !mayFinish(last)) return null
  const [[start]] = await together(trx, selectLastStart(trx, userId, printerId, new Date(at).toISOString()))
  return start?.startDate === last.startDate ? last : null
}

/** Whether a report says that a print goes on in spite of an error. Devices report whole seconds: one of the same second does not. */
function isAfterError({ errorDate }: StoredPrint, at: number): boolean {
  return errorDate === null || Date.parse(errorDate) < at
}

/**
 * Whether a report is about a print that a device has started: one from before the start is about an earlier print of the file.
 * @param at when it was reported, in ms since 1970
 */
function hasBegun({ startKey, startDate }: StoredPrint, at: number): boolean {
  return startKey !== null && (startDate === null || Date.parse(startDate) <= at)
}

/** Whether a device has ended a print that was running at a time, in ms since 1970, and its owner has not decided its status. */
function hasEndedSince(print: StoredPrint, at: number): boolean {
  const { startDate, endDate } = print
  if (!hasEnded(print) || startDate === null || endDate === null) return false
  return Date.parse(startDate) <= at && at <= Date.parse(endDate)
}

/** Whether a device has ended a print, and its owner has not decided its status. */
function hasEnded({ finishKey, editedFields }: StoredPrint): boolean {
  return finishKey !== null && !editedFields.includes('status')
}
