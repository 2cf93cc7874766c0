import { sql, type Transaction, type Updateable } from 'kysely'
import type { DB, Prints } from '../../generated/database.d.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { defer, together } from '../database/together.ts'
import { changeName, recordDeviceChange, recordDevicePrint } from '../prints/events.ts'
import { titleOfFile } from '../prints/fileTitle.ts'
import { addFinishEvent } from '../prints/finish.ts'
import { admitPrint, defaultsOf, insertPrint, selectDefaultView, selectNewId } from '../prints/insert.ts'
import { missingPrices } from '../ledger/prices.ts'
import { claimUses, usedSpools } from '../spoolUse/claim.ts'
import { printSourceOf, type PrintFinished } from './deviceEvent.ts'
import { mayFinish, reportedMembers, selectDisplacedPrints, type StoredPrint } from './candidatePrints.ts'
import { atMost, secondsBetween } from './durations.ts'
import { categoryOf, reasonOf, reportedCategory } from './failureCause.ts'
import { completeMaterials, selectMaterials } from './materials.ts'
import { WINDOW } from './matching.ts'
import { rememberJob } from './otherProgram.ts'
import type { PrinterEvent } from './printerEvent.ts'
import { selectLastStart } from './printerStarts.ts'
import { findEndedPrint } from './endedPrint.ts'
import { adopted } from './recordedByHand.ts'
import { repeated, type AffectedPrint } from './affectedPrint.ts'
import { closeUnfinished } from './unfinished.ts'

/** How far back a print of unknown duration may have begun. */
const DAY_SECONDS = 86_400

/** Records the finish of a print: ends the print of its start or of another program, or inserts a finished one without it. */
export async function recordFinish(trx: Transaction<DB>, finish: PrinterEvent<PrintFinished>): Promise<AffectedPrint> {
  const match = await findEndedPrint(trx, finish)
  if (match.kind !== 'new' && finish.others.includes(match.print)) await rememberJob(trx, finish, match.print)
  switch (match.kind) {
    case 'repeated':
      return repeated(match.print)
    case 'found':
      return finishPrint(trx, finish, match.print)
    case 'between':
      return reassignStart(trx, finish, match.print)
    case 'new':
      return insertNew(trx, finish)
  }
}

/** Closes what the printer was printing at least 5 minutes before the print of a finish began, whose start is missing. Returns the ids. */
async function closeBefore(trx: Transaction<DB>, finish: PrinterEvent<PrintFinished>): Promise<number[]> {
  const { userId, printerId, event, date } = finish
  if (event.elapsedSeconds === null) return []
  const before = startBefore(date, event.elapsedSeconds + WINDOW / 1000) ?? date
  const [running] = await together(trx, selectDisplacedPrints(trx, userId, printerId, event, before))
  const over = running.filter(({ editedFields }) => !editedFields.includes('status'))
  await closeUnfinished(trx, userId, over)
  return over.map(({ id }) => id)
}

/** Selects the last start on a printer until the print of a finish began, at the latest; no row when it does not say how long it took. */
export function selectStartBefore(
  trx: Transaction<DB>,
  userId: number,
  printerId: number,
  { elapsedSeconds }: PrintFinished,
  date: string,
) {
  return selectLastStart(trx, userId, printerId, startBefore(date, elapsedSeconds) ?? '-infinity')
}

async function insertNew(trx: Transaction<DB>, finish: PrinterEvent<PrintFinished>): Promise<AffectedPrint> {
  const start = { date: startBefore(finish.date, finish.elapsedSeconds), key: null }
  return insertFinished(trx, finish, start, await closeBefore(trx, finish))
}

async function finishPrint(
  trx: Transaction<DB>,
  finish: PrinterEvent<PrintFinished>,
  print: StoredPrint,
): Promise<AffectedPrint> {
  const { userId, event, key } = finish
  // The end that the program of the print reports then still completes it.
  const isElsewhere = finish.others.includes(print)
  const overIds = print.startKey === null ? await closeBefore(trx, finish) : []
  const columns = {
    ...adopted(print, event),
    ...changes(finish, print),
    ...(isElsewhere ? {} : { finish_event_key: Buffer.from(key, 'hex') }),
  }
  await defer(trx, changedPrint(trx, { isOver: mayFinish(print) }, { ...columns, ownerId: userId, printId: print.id }))
  await recordMaterials(trx, finish, print, overIds, print.editedFields.includes('filamentUsage'))
  const status = mayFinish(print) ? event.status : print.status
  recordDeviceChange(trx, userId, changeName(print.status, status), print.id, reportedMembers(print))
  if (status !== print.status) await addFinishEvent(trx, userId, { id: print.id, title: print.title, status })
  return {
    printId: print.id,
    title: print.title,
    isChanged: true,
    isSecondEnd: !print.isOpen && print.finishKey === null && print.endDate !== null && !print.isClosedByError,
    idsToRecalculate: [...overIds, print.id],
    havePrices: mayFinish(print) && overIds.length === 0,
  }
}

/** A print that is over gets its prices at once: each update of a print costs as much as all its other statements. */
const changedPrint = templateOf(
  (
    trx,
    { isOver }: { readonly isOver: boolean },
    { ownerId, printId, ...columns }: Updateable<Prints> & Readonly<Record<'ownerId' | 'printId', number>>,
  ) =>
    trx
      .updateTable('prints as p')
      .from('users as owner')
      .set({ ...columns, ...(isOver ? missingPrices(ownerId) : {}), updated_date: sql<string>`now()` })
      .whereRef('owner.id', '=', 'p.user_id')
      .where('p.user_id', '=', ownerId)
      .where('p.id', '=', printId),
)

/**
 * The columns that a finish changes: never those the owner edited, and only missing values of a print that its owner finished. A print
 * server that reports less progress than before has closed the file already.
 */
function changes({ event, date, at }: PrinterEvent<PrintFinished>, print: StoredPrint): Updateable<Prints> {
  const isOurs = mayFinish(print)
  const may = (field: string, current: unknown) => !print.editedFields.includes(field) && (isOurs || current === null)
  const reported = may('totalTimeInSeconds', print.totalSeconds) ? event.totalSeconds : null
  const seconds = event.printSeconds ?? secondsBetween(print.startDate, date)
  const printSeconds = may('printTimeInSeconds', print.printSeconds)
    ? atMost(seconds, reported ?? print.totalSeconds)
    : null
  const isPossible = (reported ?? 0) >= (printSeconds ?? print.printSeconds ?? 0)
  const total = isPossible ? reported : null
  return {
    ...(isOurs ? { status: event.status } : {}),
    ...(may('endDate', print.endDate) && isAfter(date, print.startDate) ? { end_date: date, closed_date: null } : {}),
    ...(printSeconds === null ? {} : { print_time_in_seconds: printSeconds }),
    ...(total === null ? {} : { total_time_in_seconds: total }),
    ...(isOurs && !print.editedFields.includes('failureReason') ? { failure_reason: reasonOf(event, print, at) } : {}),
    ...(isOurs && !print.editedFields.includes('failureCategory')
      ? { failure_category: categoryOf(event, print, at) }
      : {}),
    ...((event.progressPercent ?? -1) < (print.progressPercent ?? 0)
      ? {}
      : { progress_percent: event.progressPercent }),
    ...(print.estimatedSeconds === null && may('estimatedPrintTimeInSeconds', null)
      ? { estimated_print_time_in_seconds: event.estimatedSeconds }
      : {}),
  }
}

/**
 * Takes the start from a later print, which keeps its finish and whose own start is not known yet, and inserts the print of this start
 * and this finish.
 */
async function reassignStart(
  trx: Transaction<DB>,
  finish: PrinterEvent<PrintFinished>,
  later: StoredPrint,
): Promise<AffectedPrint> {
  const { userId } = finish
  const isEdited = later.editedFields.includes('startDate')
  await defer(
    trx,
    trx
      .updateTable('prints')
      .set({
        start_event_key: null,
        ...(isEdited || later.endDate === null ? {} : { start_date: startBefore(later.endDate, later.printSeconds) }),
        updated_date: sql<string>`now()`,
      })
      .where('user_id', '=', userId)
      .where('id', '=', later.id),
  )
  recordDeviceChange(trx, userId, 'print.updated', later.id, reportedMembers(later))
  return insertFinished(trx, finish, { date: later.startDate, key: later.startKey }, [later.id])
}

/** @param otherIds of prints that the event changes as well */
async function insertFinished(
  trx: Transaction<DB>,
  finish: PrinterEvent<PrintFinished>,
  { date: startDate, key: startKey }: { readonly date: string | null; readonly key: string | null },
  otherIds: readonly number[],
): Promise<AffectedPrint> {
  const { userId, printerId, event, key, date, quotas } = finish
  const title = titleOfFile(event.fileName)
  const [ids, views] = await together(trx, selectNewId(trx, {}, {}), selectDefaultView(trx, {}, { userId }))
  const defaults = defaultsOf(ids, views)
  const { id: printId } = defaults
  await admitPrint(trx, quotas, userId)
  await insertPrint(trx, userId, {
    ...defaults,
    title,
    status: event.status,
    failure_reason: event.reason,
    failure_category: reportedCategory(event),
    source: printSourceOf(event),
    device_source: event.source,
    printer_id: printerId,
    file_name: event.fileName,
    file_hash: event.fileHash,
    start_date: startDate,
    end_date: date,
    estimated_print_time_in_seconds: event.estimatedSeconds,
    print_time_in_seconds: event.printSeconds,
    total_time_in_seconds: event.totalSeconds,
    progress_percent: event.progressPercent,
    start_event_key: startKey === null ? null : Buffer.from(startKey, 'hex'),
    finish_event_key: Buffer.from(key, 'hex'),
  })
  await recordMaterials(trx, finish, { id: printId, startDate }, otherIds, false)
  recordDevicePrint(trx, userId, printId, event.status)
  await addFinishEvent(trx, userId, { id: printId, title, status: event.status })
  return { printId, title, isChanged: true, beganDate: startDate, idsToRecalculate: [...otherIds, printId] }
}

/**
 * Gives the print what connections reported while no print was known on its printer: its start is missing or came late. Then
 * completes its materials, unless its owner has edited them.
 * @param otherIds of prints that are recalculated with it, so that the spools of all are locked in one order
 */
async function recordMaterials(
  trx: Transaction<DB>,
  { userId, printerId, event, date }: PrinterEvent<PrintFinished>,
  { id: printId, startDate }: Pick<StoredPrint, 'id' | 'startDate'>,
  otherIds: readonly number[],
  areEdited: boolean,
): Promise<void> {
  const [spools, usages, reported, loaded] = await together(
    trx,
    usedSpools(trx, {}, { userId, printerId, printIds: [...otherIds, printId] }),
    ...selectMaterials(trx, userId, printerId, printId),
  )
  const started = [startDate, startBefore(date, event.elapsedSeconds)].flatMap((start) => start ?? [])
  const from = started.sort((one, other) => Date.parse(one) - Date.parse(other))[0] ?? startBefore(date, DAY_SECONDS)
  const claim = { printerId, printId, from: from ?? date, until: date }
  const isClaimed = await claimUses(trx, userId, claim, spools, event.source)
  const known = { usages, loaded, hasReports: isClaimed || reported.length > 0 }
  if (!areEdited) await completeMaterials(trx, userId, printId, known, event)
}

/** The end minus the duration, not before 1970; null when nobody knows how long it took. */
function startBefore(endDate: string, seconds: number | null): string | null {
  return seconds === null ? null : new Date(Math.max(0, Date.parse(endDate) - seconds * 1000)).toISOString()
}

function isAfter(endDate: string, startDate: string | null): boolean {
  return startDate === null || Date.parse(endDate) >= Date.parse(startDate)
}
