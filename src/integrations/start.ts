import { sql, type Transaction, type Updateable } from 'kysely'
import type { DB, Prints, PrintStatus } from '../../generated/database.d.ts'
import { defer, together } from '../database/together.ts'
import { recordDeviceChange, recordDevicePrint } from '../prints/events.ts'
import { titleOfFile } from '../prints/fileTitle.ts'
import {
  admitPrint,
  defaultsOf,
  insertPrint,
  selectDefaultView,
  selectNewId,
  type PrintDefaults,
} from '../prints/insert.ts'
import { printSourceOf, type PrintStarted } from './deviceEvent.ts'
import { reportedMembers, selectDisplacedPrints, type StoredPrint } from './candidatePrints.ts'
import { atMost, secondsBetween } from './durations.ts'
import { completeMaterials, selectLoaded, selectMaterials, usagesOfStart, type LoadedSpool } from './materials.ts'
import { matchStartOfJob } from './jobMatching.ts'
import { abandoned, isOrdered, matchStart } from './matching.ts'
import { completeStarted, startedElsewhere } from './otherProgram.ts'
import { beginPlanned, plannedBefore } from './planned.ts'
import type { PrinterEvent } from './printerEvent.ts'
import { selectLaterStart } from './printerStarts.ts'
import { adopted, selectRecordedByHand, startedByHand } from './recordedByHand.ts'
import { repeated, type AffectedPrint } from './affectedPrint.ts'
import { closeUnfinished, NO_FINISH } from './unfinished.ts'

/**
 * Selects what a print depends on that begins on a printer: the prints that it displaces, which are locked, a later start, the
 * loaded spools, its id and its visibility, and the prints that the owner recorded, which may be the same.
 * @param date when it began, RFC 3339
 */
export function selectBeginning(
  trx: Transaction<DB>,
  userId: number,
  printerId: number,
  event: PrintStarted,
  date: string,
) {
  return [
    selectDisplacedPrints(trx, userId, printerId, event, date),
    selectLaterStart(trx, userId, printerId, date),
    selectLoaded(trx, userId, printerId),
    selectNewId(trx, {}, {}),
    selectDefaultView(trx, {}, { userId }),
    selectRecordedByHand(trx, userId, printerId, event, date),
  ] as const
}

/**
 * Records the start of a print: inserts the print, unless this start, that of another program or the print's finish came before, or its
 * owner has recorded or planned it.
 */
export async function recordStart(trx: Transaction<DB>, start: PrinterEvent<PrintStarted>): Promise<AffectedPrint> {
  const known = startedElsewhere(start)
  if (known) return completeStarted(trx, start, known)
  const match = start.event.jobId === null ? matchStart(start.prints, start) : matchStartOfJob(start.prints)
  if (match.kind === 'repeated') return repeated(match.print)
  if (match.kind === 'found') return attachStart(trx, start, match.print)
  const [, later, loaded, ids, views, byHand] = beginningOf(start)
  const own = startedByHand(byHand, start)
  if (own) return attachStart(trx, start, own)
  const overIds = await closeBefore(trx, start, start.at)
  const isSuperseded = isOrdered(start) && !match.isClockWrong && later.length > 0
  const planned = isSuperseded ? undefined : plannedBefore(start)
  if (planned) {
    const begun = await beginPlanned(trx, start, planned)
    return { ...begun, idsToRecalculate: [...overIds, ...begun.idsToRecalculate] }
  }
  const { key, date } = start
  const print = { key, date, loaded, defaults: defaultsOf(ids, views), isSuperseded }
  const recorded = await insertStarted(trx, start, print)
  return { ...recorded, idsToRecalculate: [...overIds, ...recorded.idsToRecalculate] }
}

function beginningOf({ beginning }: PrinterEvent<PrintStarted>) {
  if (beginning === null) throw new Error('A start comes with its beginning.')
  return beginning
}

/**
 * Closes what the printer was printing before: it prints one file at a time.
 * @param at when the print began that shows it, in ms since 1970
 * @returns the ids of the prints that are over
 */
async function closeBefore(trx: Transaction<DB>, start: PrinterEvent<PrintStarted>, at: number): Promise<number[]> {
  const [running] = beginningOf(start)
  const others = running.filter(({ loggedDate }) => Date.parse(loggedDate) <= at)
  const ofFile = [...start.prints, ...start.others.filter(({ isOfSubject }) => isOfSubject)]
  const over = [...abandoned(ofFile, at), ...others]
  await closeUnfinished(
    trx,
    start.userId,
    over.filter(({ editedFields }) => !editedFields.includes('status')),
  )
  return over.map(({ id }) => id)
}

/** A print that a start makes. */
interface StartedPrint {
  /** Names the start that it gets, in hexadecimal. */
  readonly key: string
  /** When it began, RFC 3339. */
  readonly date: string
  readonly loaded: readonly LoadedSpool[]
  readonly defaults: PrintDefaults
  /** Whether a later start is known already, so that it is over without a finish. */
  readonly isSuperseded: boolean
}

async function insertStarted(
  trx: Transaction<DB>,
  { userId, printerId, event, quotas, receivedDate }: PrinterEvent<PrintStarted>,
  { key, date, loaded, defaults, isSuperseded }: StartedPrint,
): Promise<AffectedPrint> {
  const { id: printId } = defaults
  const title = titleOfFile(event.fileName)
  const status: PrintStatus = isSuperseded ? 'Cancelled' : 'Printing'
  const parts = usagesOfStart(loaded, event)
  const row = {
    ...defaults,
    title,
    status,
    failure_reason: isSuperseded ? NO_FINISH : null,
    closed_date: isSuperseded ? receivedDate : null,
    source: printSourceOf(event),
    device_source: event.source,
    printer_id: printerId,
    file_name: event.fileName,
    file_hash: event.fileHash,
    start_date: date,
    estimated_print_time_in_seconds: event.estimatedSeconds,
    start_event_key: Buffer.from(key, 'hex'),
  }
  await admitPrint(trx, quotas, userId)
  await insertPrint(trx, userId, row, parts)
  recordDevicePrint(trx, userId, printId, status)
  // One that is over locks spools, as the other prints that the event changes: all in one order.
  return { printId, title, isChanged: true, beganDate: date, idsToRecalculate: isSuperseded ? [printId] : [] }
}

/** Gives a start to the print whose finish came first, or that its owner recorded. The start that the print had before, if any, becomes a print without a finish. */
async function attachStart(
  trx: Transaction<DB>,
  start: PrinterEvent<PrintStarted>,
  print: StoredPrint,
): Promise<AffectedPrint> {
  const { userId, printerId, event, key, date } = start
  // The time of its receipt says nothing about when the print began.
  const began = isOrdered(start) ? date : print.startDate
  const overIds = began === null ? [] : await closeBefore(trx, start, Date.parse(began))
  const edited = new Set(print.editedFields)
  const displaced = print.startKey === null ? null : await insertDisplaced(trx, start, print, print.startKey)
  await defer(
    trx,
    trx
      .updateTable('prints')
      .set({
        start_event_key: Buffer.from(key, 'hex'),
        ...adopted(print, event),
        device_source: event.source,
        ...startOf(start, print),
        ...(edited.has('estimatedPrintTimeInSeconds')
          ? {}
          : { estimated_print_time_in_seconds: print.estimatedSeconds ?? event.estimatedSeconds }),
        updated_date: sql<string>`now()`,
      })
      .where('user_id', '=', userId)
      .where('id', '=', print.id),
  )
  if (!edited.has('filamentUsage')) {
    const [usages, reported, loaded] = await together(trx, ...selectMaterials(trx, userId, printerId, print.id))
    const known = { usages, loaded, hasReports: reported.length > 0 }
    await completeMaterials(trx, userId, print.id, known, event)
  }
  recordDeviceChange(trx, userId, 'print.updated', print.id, reportedMembers(print))
  const idsToRecalculate = [...overIds, ...(displaced === null ? [] : [displaced]), print.id]
  return { printId: print.id, title: print.title, isChanged: true, beganDate: date, idsToRecalculate }
}

/** The start of a print whose finish came first, and its duration where the finish did not report it. Nothing ends before it starts. */
function startOf({ event, date }: PrinterEvent<PrintStarted>, print: StoredPrint): Updateable<Prints> {
  const { endDate, editedFields, printSeconds, totalSeconds } = print
  const seconds = secondsBetween(date, endDate)
  if (event.time === null || (endDate !== null && seconds === null)) return {}
  const isTimed = printSeconds !== null || editedFields.includes('printTimeInSeconds')
  return {
    ...(editedFields.includes('startDate') ? {} : { start_date: date }),
    ...(isTimed ? {} : { print_time_in_seconds: atMost(seconds, totalSeconds) }),
  }
}

/**
 * Inserts the print of the start that another print had been given.
 * @param key names that start, in hexadecimal
 * @returns its id
 */
async function insertDisplaced(
  trx: Transaction<DB>,
  start: PrinterEvent<PrintStarted>,
  print: StoredPrint,
  key: string,
): Promise<number> {
  const { userId, printerId } = start
  const [loaded, ids, views] = await together(
    trx,
    selectLoaded(trx, userId, printerId),
    selectNewId(trx, {}, {}),
    selectDefaultView(trx, {}, { userId }),
  )
  const date = print.startDate ?? start.date
  const displaced = { key, date, loaded, defaults: defaultsOf(ids, views), isSuperseded: true }
  const { printId } = await insertStarted(trx, start, displaced)
  return printId
}
