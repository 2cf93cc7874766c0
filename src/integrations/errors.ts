import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { FailureCategory } from '../../generated/api.d.ts'
import type { DB, PrintSource } from '../../generated/database.d.ts'
import { inTransaction } from '../database/transaction.ts'
import { dueNow, lookAhead } from '../outgoing/due.ts'
import { lockPricingShared } from '../ledger/pricingLock.ts'
import { recalculatePrints } from '../ledger/recalculate.ts'
import { isPrinting, isWaste } from '../kernel/printStatus.ts'
import { recordDeviceChange } from '../prints/events.ts'
import { addFinishEvents } from '../prints/finish.ts'
import { jobKey, type DeviceError } from './deviceEvent.ts'
import { lacksReason, PATIENCE, reportedCategory } from './failureCause.ts'
import type { PrinterEvent } from './printerEvent.ts'
import type { AffectedPrint } from './affectedPrint.ts'

/** Users read per query. */
const OWNERS = 64
/** When an error of a print happened; errors that an earlier version has recorded have the time of their receipt only. */
const happened = sql<string>`coalesce(p.error_event_date, p.error_date)`
/** The same, unless the owner has moved the start of the print after it. */
const ended = sql<string | null>`case when p.start_date > ${happened} then null else ${happened} end`
/**
 * The duration of a print that has ended then, in seconds, at most the time with pauses that its owner has recorded; null where its start
 * is not known, since `least` leaves nulls out.
 */
const duration = sql<number | null>`case when p.start_date <= ${happened}
  then least(extract(epoch from ${happened} - p.start_date), p.total_time_in_seconds, 2147483647)::integer end`
/** Whether the owner has not edited the status. */
const isStatusOfDevice = sql<boolean>`not 'status' = any(edited_fields)`

/**
 * Stores an error on the print that runs on its printer: the device may report the failure of the print itself next, or go on. Print
 * servers send both at once, so the error can come second: then it is the reason of an end that has none. Progress from after the
 * error says that the print went on, also when the error comes second.
 * @returns null when nothing is printing there
 */
export async function recordError(
  trx: Transaction<DB>,
  { userId, printerId, event, date, receivedDate }: PrinterEvent<DeviceError>,
): Promise<AffectedPrint | null> {
  const { reason } = event
  const print = await trx
    .updateTable('prints')
    .set({
      error_date: unlessOvertaken('error_date', receivedDate, date),
      error_event_date: unlessOvertaken('error_event_date', date, date),
      error_reason: unlessOvertaken('error_reason', reason, date),
      error_category: unlessOvertaken('error_category', reportedCategory(event), date),
    })
    .where('user_id', '=', userId)
    .where('printer_id', '=', printerId)
    .where(isPrinting)
    .where('start_event_key', 'is not', null)
    .$if(event.jobId !== null, (query) => query.where(isOfJob(event)))
    .where((where) => where.or([where('start_date', 'is', null), where('start_date', '<=', date)]))
    .returning(['id', 'title'])
    .executeTakeFirst()
  const changed = print ?? (await explainEnd(trx, userId, printerId, event, date))
  return changed ? { printId: changed.id, title: changed.title, isChanged: true, idsToRecalculate: [] } : null
}

/** A condition on prints: events have started it as this job, or were about it when another program had started it. */
function isOfJob(event: DeviceError): RawBuilder<boolean> {
  const [start, finish] = [keyOf(event, 'started'), keyOf(event, 'finished')]
  return sql<boolean>`(start_event_key = ${start} or other_job_keys && array[${start}, ${finish}]::bytea[])`
}

function keyOf(event: DeviceError, kind: 'started' | 'finished'): Buffer {
  return Buffer.from(jobKey(event, kind), 'hex')
}

/** The value of a column after an error at a date; a print whose progress was reported after that date keeps the value it has. */
function unlessOvertaken(
  column: `error_${'date' | 'event_date' | 'reason' | 'category'}`,
  value: string | null,
  date: string,
) {
  return sql<
    string | null
  >`case when progress_event_date > ${date}::timestamptz then ${sql.ref(column)} else ${value} end`
}

/**
 * Gives the last print that has failed, or was cancelled, on a printer within a minute of a date the reason and the kind of cause that it
 * lacks. Where its owner has decided how it ended, why is theirs as well.
 */
async function explainEnd(trx: Transaction<DB>, userId: number, printerId: number, event: DeviceError, date: string) {
  const last = await trx
    .selectFrom('prints')
    .select(['id', 'title', 'status', 'failure_reason as failureReason', 'edited_fields as editedFields'])
    .select(sql<FailureCategory | null>`failure_category`.as('failureCategory'))
    .where('user_id', '=', userId)
    .where('printer_id', '=', printerId)
    .where('finish_event_key', 'is not', null)
    .$if(event.jobId !== null, (query) => query.where('finish_event_key', '=', keyOf(event, 'finished')))
    .where(sql<boolean>`end_date between ${date}::timestamptz - ${PATIENCE}::integer * interval '1 millisecond'
      and ${date}::timestamptz + ${PATIENCE}::integer * interval '1 millisecond'`)
    .orderBy('end_date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!last || !isWaste(last.status) || !lacksReason(last.failureReason)) return undefined
  const { id, title, failureReason, editedFields } = last
  const isOwners = (name: string) => editedFields.includes(name)
  if (isOwners('failureReason') || (failureReason === null && isOwners('status'))) return undefined
  const category = isOwners('failureCategory') ? null : reportedCategory(event)
  const reason = lacksReason(event.reason) ? failureReason : event.reason
  const failureCategory = last.failureCategory ?? category
  await trx
    .updateTable('prints')
    .set({ failure_reason: reason, failure_category: failureCategory, updated_date: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
  recordDeviceChange(trx, userId, 'print.updated', id, { failureReason, failureCategory: last.failureCategory })
  return { id, title }
}

/**
 * Closes the prints whose device has reported an error and nothing else for a minute, as `Failed`. Any number of instances can
 * run it at once.
 * @param now the database's time
 * @returns when there will be more to close, if before the next look
 */
export async function closeErrors(db: Kysely<DB>, now: Date): Promise<Date | null> {
  const { due, next } = dueNow(await selectDueOwners(db, now), OWNERS, now)
  const until = patienceBefore(now).toISOString()
  for (const { userId } of due) await inTransaction(db, (trx) => closeErrorsOf(trx, userId, until))
  return next
}

/** Finds users with a print to close, now or until the next look, those that have waited longest first. */
function selectDueOwners(db: Kysely<DB>, now: Date) {
  return db
    .selectFrom('prints')
    .select('user_id as userId')
    .select(sql<string>`min(error_date) + ${PATIENCE}::integer * interval '1 millisecond'`.as('dueDate'))
    .where(isPrinting)
    .where('error_date', '<=', lookAhead(patienceBefore(now)))
    .where(isStatusOfDevice)
    .groupBy('user_id')
    .orderBy('dueDate')
    .limit(OWNERS)
    .execute()
}

/** The value of a column `p` or, while there is none, another; an owner who has cleared the field wants none. */
function unlessEdited<Value>(field: string, column: RawBuilder<unknown>, value: RawBuilder<unknown>) {
  return sql<Value | null>`case when ${field} = any(p.edited_fields) then ${column} else coalesce(${column}, ${value}) end`
}

async function closeErrorsOf(trx: Transaction<DB>, userId: number, until: string): Promise<void> {
  await lockPricingShared(trx, userId)
  const prints = await trx
    .updateTable('prints as p')
    .from((query) =>
      query
        .selectFrom('prints')
        .select(['id', 'failure_reason', 'failure_category', 'end_date', 'print_time_in_seconds'])
        .where('user_id', '=', userId)
        .where(isPrinting)
        .where('error_date', '<=', until)
        .where(isStatusOfDevice)
        .orderBy('id')
        .forUpdate()
        .as('before'),
    )
    .set({
      status: 'Failed',
      updated_date: sql<string>`now()`,
      failure_reason: unlessEdited('failureReason', sql`p.failure_reason`, sql`p.error_reason`),
      failure_category: unlessEdited('failureCategory', sql`p.failure_category`, sql`p.error_category`),
      end_date: unlessEdited('endDate', sql`p.end_date`, ended),
      print_time_in_seconds: unlessEdited('printTimeInSeconds', sql`p.print_time_in_seconds`, duration),
    })
    .where('p.user_id', '=', userId)
    .whereRef('p.id', '=', 'before.id')
    .returning([
      'p.id',
      'p.title',
      'p.source',
      'before.failure_reason as failureReason',
      sql<FailureCategory | null>`before.failure_category`.as('failureCategory'),
      'before.end_date as endDate',
      'before.print_time_in_seconds as printTimeInSeconds',
    ])
    .execute()
  await recalculatePrints(
    trx,
    userId,
    prints.map(({ id }) => id),
    actorOf(prints),
  )
  await addFinishEvents(trx, userId, 'Failed', prints)
  for (const { id, title: _, source: __, ...before } of prints) {
    recordDeviceChange(trx, userId, 'print.failed', id, { ...before, status: 'Printing' })
  }
}

function patienceBefore(now: Date): Date {
  return new Date(now.getTime() - PATIENCE)
}

/** The device that has reported the errors, for the ledger. */
function actorOf(prints: readonly { readonly source: PrintSource }[]): string {
  const [source = '', ...others] = new Set(prints.map((print) => print.source))
  return others.length === 0 ? source : 'Device'
}
