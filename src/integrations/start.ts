import { sql, type Transaction } from 'kysely'
import type { DB, PrintStatus } from '../../generated/database.d.ts'
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
import { addEvents } from '../outbox/events.ts'
import type { PrintStarted } from './deviceEvent.ts'
import {
  reportedMembers,
  selectDisplacedPrints,
  selectLaterStart,
  type DisplacedPrint,
  type StoredPrint,
} from './candidatePrints.ts'
import { completeMaterials, selectLoaded, selectMaterials, usagesOfStart, type LoadedSpool } from './materials.ts'
import { abandoned, isOrdered, matchStart } from './matching.ts'
import type { Recording, Written } from './recording.ts'

/** Failure reason of a print whose finish was never reported. */
const NO_FINISH = 'no finish reported'

/**
 * Selects what a print depends on that begins on a printer: the prints that it displaces, which are locked, a later start, the
 * loaded spools, its id and its visibility.
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
  ] as const
}

/** A start makes a print, unless it came before, or the print's finish did. */
export async function recordStart(trx: Transaction<DB>, recording: Recording<PrintStarted>): Promise<Written> {
  const { prints, arrival } = recording
  const match = matchStart(prints, arrival)
  if (match.kind === 'repeated') {
    return { printId: match.print.id, title: match.print.title, isChanged: false, changedIds: [] }
  }
  if (match.kind === 'found') return attachStart(trx, recording, match.print)
  const [, later, loaded, ids, views] = beginningOf(recording)
  const overIds = await closeBefore(trx, recording, arrival.at)
  const isSuperseded = match.isSuperseded || (isOrdered(arrival) && later.length > 0)
  const written = await insertStarted(trx, recording, loaded, defaultsOf(ids, views), isSuperseded)
  return { ...written, changedIds: [...overIds, ...written.changedIds] }
}

function beginningOf({ beginning }: Recording<PrintStarted>) {
  if (beginning === null) throw new Error('A start comes with its beginning.')
  return beginning
}

/**
 * Closes what the printer was printing before: it prints one file at a time.
 * @param at when the print began that shows it, in ms since 1970
 * @returns the ids of the prints that are over
 */
async function closeBefore(trx: Transaction<DB>, recording: Recording<PrintStarted>, at: number): Promise<number[]> {
  const [running] = beginningOf(recording)
  const others = running.filter(({ loggedDate }) => Date.parse(loggedDate) <= at)
  const over = [...abandoned(recording.prints, at), ...others]
  await markAbandoned(
    trx,
    recording.userId,
    over.filter(({ editedFields }) => !editedFields.includes('status')),
  )
  return over.map(({ id }) => id)
}

async function insertStarted(
  trx: Transaction<DB>,
  recording: Recording<PrintStarted>,
  loaded: readonly LoadedSpool[],
  defaults: PrintDefaults,
  isSuperseded: boolean,
): Promise<Written> {
  const { userId, printerId, event, key, date, quotas } = recording
  const { id: printId } = defaults
  const title = titleOfFile(event.fileName)
  const status: PrintStatus = isSuperseded ? 'Cancelled' : 'Printing'
  const parts = usagesOfStart(loaded, event)
  const row = {
    ...defaults,
    title,
    status,
    failure_reason: isSuperseded ? NO_FINISH : null,
    source: event.source,
    printer_id: printerId,
    file_name: event.fileName,
    file_hash: event.fileHash,
    start_date: date,
    estimated_print_time_in_seconds: event.estimatedSeconds,
    start_event_key: key,
  }
  await admitPrint(trx, quotas, userId)
  await insertPrint(trx, userId, row, parts)
  recordDevicePrint(trx, userId, printId, status)
  // One that is over locks spools, as the other prints that the event changes: all in one order.
  return { printId, title, isChanged: true, changedIds: isSuperseded ? [printId] : [] }
}

/** The print's finish came first. The start that it was given before, if any, becomes a print without a finish. */
async function attachStart(
  trx: Transaction<DB>,
  recording: Recording<PrintStarted>,
  print: StoredPrint,
): Promise<Written> {
  const { userId, printerId, event, key, date, arrival } = recording
  // The time of its receipt says nothing about when the print began.
  const began = isOrdered(arrival) ? date : print.startDate
  const overIds = began === null ? [] : await closeBefore(trx, recording, Date.parse(began))
  const edited = new Set(print.editedFields)
  const displaced = print.startKey === null ? null : await insertDisplaced(trx, recording, print, print.startKey)
  await defer(
    trx,
    trx
      .updateTable('prints')
      .set({
        start_event_key: key,
        ...(event.time === null || edited.has('startDate') ? {} : { start_date: date }),
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
  const changedIds = [...overIds, ...(displaced === null ? [] : [displaced]), print.id]
  return { printId: print.id, title: print.title, isChanged: true, changedIds }
}

async function insertDisplaced(
  trx: Transaction<DB>,
  recording: Recording<PrintStarted>,
  print: StoredPrint,
  startKey: string,
): Promise<number> {
  const key = Buffer.from(startKey, 'hex')
  const displaced = { ...recording, key, date: print.startDate ?? recording.date }
  const { userId, printerId } = recording
  const [loaded, ids, views] = await together(
    trx,
    selectLoaded(trx, userId, printerId),
    selectNewId(trx, {}, {}),
    selectDefaultView(trx, {}, { userId }),
  )
  const { printId } = await insertStarted(trx, displaced, loaded, defaultsOf(ids, views), true)
  return printId
}

/** A later start on the same printer says that these prints are over. Their owner is asked how they ended; a reason of theirs stays. */
async function markAbandoned(trx: Transaction<DB>, userId: number, prints: readonly DisplacedPrint[]): Promise<void> {
  if (prints.length === 0) return
  const ids = prints.map(({ id }) => id)
  await defer(
    trx,
    trx
      .updateTable('prints')
      .set({
        status: 'Cancelled',
        failure_reason: sql<string>`coalesce(failure_reason, ${NO_FINISH})`,
        updated_date: sql<string>`now()`,
      })
      .where('user_id', '=', userId)
      .where('id', 'in', ids),
  )
  for (const { id, status, failureReason } of prints) {
    recordDeviceChange(trx, userId, 'print.cancelled', id, { status, failureReason })
  }
  const payloads = prints.map(({ id, title }) => ({ printId: id, title, isClosed: true }))
  await addEvents(trx, userId, 'PrintStuck', payloads)
}
