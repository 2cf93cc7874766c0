import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { together } from '../database/together.ts'
import { inTransaction } from '../database/transaction.ts'
import { lockPricingShared } from '../ledger/pricingLock.ts'
import type { ImageServices } from '../images/uploads.ts'
import { selectCandidatePrints, type StoredPrint } from './candidatePrints.ts'
import { readBambuddy } from './bambuddy.ts'
import { dateOf, eventKey, type DeviceEvent } from './deviceEvent.ts'
import { readMoonraker } from './moonraker.ts'
import { readObico } from './obico.ts'
import { readOctoEverywhere } from './octoeverywhere.ts'
import { readOctoprint } from './octoprint.ts'
import { readPrintEvent, type StoredPrintEvent } from './printEvents.ts'
import { imagesOf, takeImages } from './images.ts'
import { selectStartBefore } from './finish.ts'
import { applyToLogbook } from './logbook.ts'
import type { FileEvent } from './matching.ts'
import { isPlanned } from './planned.ts'
import type { PrinterEvent } from './printerEvent.ts'
import type { AffectedPrint } from './affectedPrint.ts'
import { selectBeginning } from './start.ts'
import { readOpenEvent, readState, reopenEvents, updateEventState, type StoredEvent } from './storedEvent.ts'
import { isObject } from '../kernel/lenient.ts'
import { Problem } from '../kernel/problem.ts'

/** Ms by which events of a job may come before its start. */
const EARLY = 3_600_000

/** The outcome of an event. */
export interface Outcome {
  /** Null when no printer of the user has the number that was sent. */
  readonly printerName: string | null
  readonly event: DeviceEvent
  /** Null when no print is concerned. */
  readonly recorded: AffectedPrint | null
}

interface Applied extends Outcome {
  /** The print that the event's images belong to; null when there is nothing to do about images. */
  readonly imagesFor: number | null
  /** Events that came before what the event tells, and count now. */
  readonly reopenedIds: readonly string[]
}

/**
 * Processes a stored event: applies it to the logbook, then stores its images.
 * @param isReplayed whether it was received some time ago, so that later changes must stay
 * @throws Problem 400 when the event cannot be understood, 409 when it makes a print and the user has the maximum number;
 * it stays open then
 */
export async function processEvent(
  services: ImageServices,
  stored: StoredEvent,
  isReplayed: boolean,
): Promise<Outcome> {
  const { imagesFor, reopenedIds, ...outcome } = await inTransaction(
    services.db,
    (trx) => applyEvent(trx, services, stored, isReplayed),
    stored.userId,
  )
  if (imagesFor !== null) {
    const isSecondEnd = outcome.recorded?.isSecondEnd ?? false
    await takeImages(services, stored, { kind: outcome.event.kind, printId: imagesFor, isSecondEnd })
  }
  for (const id of reopenedIds) await replayEvent(services, stored.userId, id)
  return outcome
}

/** Processes a stored event that is still open. Returns whether it was; one that fails stays open. */
export async function replayEvent(services: ImageServices, userId: number, id: string): Promise<boolean> {
  try {
    const stored = await readOpenEvent(services.db, { userId, id })
    if (stored) await processEvent(services, stored, true)
    return stored !== null
  } catch (error) {
    if (!(error instanceof Problem)) services.log.error({ eventId: id, error }, 'a device event could not be replayed')
    return false
  }
}

/** Applies an event to the logbook, unless it was applied before. Events of one printer wait for each other. */
async function applyEvent(
  trx: Transaction<DB>,
  { quotas }: ImageServices,
  stored: StoredEvent,
  isReplayed: boolean,
): Promise<Applied> {
  const { userId, receivedDate } = stored
  const event = readEvent(stored)
  const { printerId } = event
  // Before the printer: programs that report use of a spool take the two in this order.
  if (ABOUT_FILES.has(event.kind)) await lockPricingShared(trx, userId)
  const date = dateOf(event, receivedDate)
  const locked = printerId === null ? null : await lockPrinter(trx, stored, printerId, event, date)
  if (printerId === null || locked === null) {
    await updateEventState(trx, stored, { printerId, printId: null, outcome: 'unknown printer' })
    return { printerName: null, event, recorded: null, imagesFor: null, reopenedIds: [] }
  }
  const { printerName, ...read } = locked
  const state = isReplayed ? await readState(trx, stored) : null
  if (state !== null && (state.outcome !== null || state.printId !== null)) {
    const imagesFor = state.outcome === null ? state.printId : null
    return { printerName, event, recorded: null, imagesFor, reopenedIds: [] }
  }
  const times = { date, receivedDate }
  const printerEvent = { ...identify(event, date, isReplayed), ...times, ...read, userId, printerId, event, quotas }
  const recorded = await applyToLogbook(trx, printerEvent)
  const printId = recorded?.printId ?? null
  const outcome = recorded === null ? 'ignored' : recorded.isChanged ? event.kind : 'repeated'
  // A repeated event changes nothing, so that an image that its owner has deleted does not come back.
  const imagesFor = recorded?.isChanged && imagesOf(stored).length > 0 ? printId : null
  await updateEventState(trx, stored, { printerId, printId, outcome: imagesFor === null ? outcome : null })
  const since = reopenedSince(printerEvent, recorded)
  const reopenedIds = since === null ? [] : await reopenEvents(trx, { userId, printerId, since })
  return { printerName, event, recorded, imagesFor, reopenedIds }
}

/**
 * The time since when events about the print of an event count again; null for none. Without times of their own, those of a job are told
 * from others by the job, also those from before its start.
 */
function reopenedSince({ event, receivedDate }: PrinterEvent, recorded: AffectedPrint | null): string | null {
  if (recorded?.beganDate === undefined) return null
  if (event.jobId === null) return recorded.beganDate
  const before = new Date(Date.parse(receivedDate) - EARLY).toISOString()
  return recorded.beganDate !== null && Date.parse(recorded.beganDate) < Date.parse(before)
    ? recorded.beganDate
    : before
}

/** @throws Problem 400 when the event cannot be understood */
function readEvent({ source, body, receivedDate }: StoredEvent): DeviceEvent {
  const fields = isObject(body) ? body : {}
  switch (source) {
    case 'Moonraker':
      return readMoonraker(fields)
    case 'OctoPrint':
      return readOctoprint(fields, new Date(receivedDate))
    case 'Bambuddy':
      return readBambuddy(fields)
    case 'Obico':
      return readObico(fields, new Date(receivedDate))
    case 'OctoEverywhere':
      return readOctoEverywhere(fields)
    case 'PrintEvents':
      return readPrintEvent(body as StoredPrintEvent, new Date(receivedDate))
  }
}

/** An event as it is matched with the prints of its file. */
function identify(event: DeviceEvent, date: string, isReplayed: boolean): FileEvent {
  const elapsedSeconds = event.kind === 'finished' ? event.elapsedSeconds : null
  return { key: eventKey(event), at: Date.parse(date), hasOwnTime: event.time !== null, elapsedSeconds, isReplayed }
}

/** Kinds of events that change a print of their file. */
const ABOUT_FILES: ReadonlySet<DeviceEvent['kind']> = new Set(['started', 'finished', 'progress'])

/** A printer, locked for the transaction, with its prints that an event is about; there are none for an event that changes none. */
interface LockedPrinter extends Pick<PrinterEvent, 'prints' | 'others' | 'planned' | 'beginning' | 'startBefore'> {
  readonly printerName: string
}

/**
 * Marks the printer's last event, which locks its row for the transaction, then locks the prints that the event may be about, and
 * reads what a new print depends on. Null when the user has no such printer.
 * @param date when the event happened, RFC 3339
 */
async function lockPrinter(
  trx: Transaction<DB>,
  { userId, receivedDate }: StoredEvent,
  printerId: number,
  event: DeviceEvent,
  date: string,
): Promise<LockedPrinter | null> {
  const mark = updateLastEvent(trx, {}, { userId, printerId, receivedDate })
  const none = { prints: [], others: [], planned: [], beginning: null, startBefore: null }
  if (!ABOUT_FILES.has(event.kind)) {
    const [[printer]] = await together(trx, mark)
    return printer ? { ...none, printerName: printer.name } : null
  }
  const candidates = selectCandidatePrints(trx, userId, printerId, event, date)
  if (event.kind === 'started') {
    const selected = selectBeginning(trx, userId, printerId, event, date)
    const [[printer], prints, ...beginning] = await together(trx, mark, candidates, ...selected)
    return printer ? { ...none, printerName: printer.name, ...byProgram(prints, event), beginning } : null
  }
  if (event.kind === 'finished') {
    const start = selectStartBefore(trx, userId, printerId, event, date)
    const [[printer], prints, [last]] = await together(trx, mark, candidates, start)
    const startBefore = last?.startDate ?? null
    return printer ? { ...none, printerName: printer.name, ...byProgram(prints, event), startBefore } : null
  }
  const [[printer], prints] = await together(trx, mark, candidates)
  return printer ? { ...none, printerName: printer.name, ...byProgram(prints, event) } : null
}

/** Tells the prints that another program reported from those that the program of the event can have reported, and from planned ones. */
function byProgram(
  prints: readonly StoredPrint[],
  { source }: DeviceEvent,
): Pick<PrinterEvent, 'prints' | 'others' | 'planned'> {
  const isOther = ({ deviceSource }: StoredPrint) => deviceSource !== null && deviceSource !== source
  return {
    // Candidates of a job include planned prints of its file.
    prints: prints.filter((print) => !isOther(print) && print.isOfSubject),
    others: prints.filter(isOther),
    planned: prints.filter(isPlanned),
  }
}

const updateLastEvent = templateOf(
  (
    trx,
    _: object,
    { userId, printerId, receivedDate }: Pick<StoredEvent, 'userId' | 'receivedDate'> & { readonly printerId: number },
  ) =>
    trx
      .updateTable('printers')
      .set({ last_event_date: sql<string>`greatest(last_event_date, ${receivedDate}::timestamptz)` })
      .where('user_id', '=', userId)
      .where('id', '=', printerId)
      .returning('name'),
)
