import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { keepFacts } from '../filaments/facts.ts'
import { settlePrints } from '../prints/settle.ts'
import { eventKey, type DeviceEvent, type PrintFinished, type PrintStarted } from './deviceEvent.ts'
import { filePrints, type StoredPrint } from './filePrints.ts'
import { recordFinish } from './finish.ts'
import type { Arrival } from './pairing.ts'
import { recordProgress } from './progress.ts'
import { recordStart } from './start.ts'

/** An event whose printer is the user's and locked by the transaction. */
export interface Received<Event extends DeviceEvent = DeviceEvent> {
  readonly userId: number
  readonly printerId: number
  readonly event: Event
  /** RFC 3339. */
  readonly receivedDate: string
  /** It is understood long after it came. */
  readonly isReplayed: boolean
}

/** A print as an event left it. */
export interface Recorded {
  readonly printId: number
  readonly title: string
  /** False for an event that had been recorded before. */
  readonly isChanged: boolean
}

/** What a start or a finish has written. */
export interface Written {
  readonly printId: number
  readonly title: string
  /** The prints to settle. */
  readonly changedIds: readonly number[]
}

/** What start and finish are recorded with. */
export interface Recording<Event extends PrintStarted | PrintFinished> extends Received<Event> {
  readonly prints: readonly StoredPrint[]
  readonly arrival: Arrival
  readonly key: Buffer
  /** When it happened, RFC 3339. */
  readonly date: string
}

/**
 * Applies an event to the logbook (DOMAIN, "What becomes of an event").
 * @returns the print it is about; null when it changes none
 */
export async function record(trx: Transaction<DB>, received: Received): Promise<Recorded | null> {
  const { event } = received
  switch (event.kind) {
    case 'started':
      return settled(trx, received, await recordStart(trx, await prepare(trx, { ...received, event })))
    case 'finished':
      return settled(trx, received, await recordFinish(trx, await prepare(trx, { ...received, event })))
    case 'progress':
      return recordProgress(trx, received.userId, received.printerId, event)
    default:
      return null
  }
}

async function settled(
  trx: Transaction<DB>,
  { userId, event }: Received,
  { printId, title, changedIds }: Written,
): Promise<Recorded> {
  if (changedIds.length > 0) await settlePrints(trx, userId, changedIds, event.source)
  return { printId, title, isChanged: changedIds.length > 0 }
}

async function prepare<Event extends PrintStarted | PrintFinished>(
  trx: Transaction<DB>,
  received: Received<Event>,
): Promise<Recording<Event>> {
  const { userId, printerId, event, receivedDate, isReplayed } = received
  await keepFacts(trx, userId)
  const key = eventKey(event)
  const date = event.time ?? receivedDate
  return {
    ...received,
    prints: await filePrints(trx, userId, printerId, event),
    arrival: { key: key.toString('hex'), at: Date.parse(date), hasOwnTime: event.time !== null, isReplayed },
    key,
    date,
  }
}
