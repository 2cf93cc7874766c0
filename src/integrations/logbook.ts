import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { lockPricingShared } from '../ledger/pricingLock.ts'
import { recalculatePriced, recalculatePrints } from '../ledger/recalculate.ts'
import { dateOf, eventKey, type PrintFinished, type PrintStarted } from './deviceEvent.ts'
import { recordError } from './errors.ts'
import { recordFinish } from './finish.ts'
import { recordProgress } from './progress.ts'
import type { Received, Recorded, Recording, Written } from './recording.ts'
import { recordStart } from './start.ts'

/**
 * Applies an event to the logbook (docs/domain.md, "From events to prints").
 * @returns the print it is about; null when it changes none
 * @throws Problem 409 when it makes a print and the user has the maximum number
 */
export async function applyToLogbook(trx: Transaction<DB>, received: Received): Promise<Recorded | null> {
  const { event } = received
  switch (event.kind) {
    case 'started':
      return recalculated(trx, received, await recordStart(trx, await prepare(trx, { ...received, event })))
    case 'finished':
      return recalculated(trx, received, await recordFinish(trx, await prepare(trx, { ...received, event })))
    case 'progress':
      return recordProgress(trx, { ...received, event })
    case 'error':
      return recordError(trx, received.userId, received.printerId, event, received.receivedDate)
    default:
      return null
  }
}

async function recalculated(
  trx: Transaction<DB>,
  { userId, event }: Received,
  { changedIds, havePrices, ...recorded }: Written,
): Promise<Recorded> {
  const recalculate = havePrices ? recalculatePriced : recalculatePrints
  if (changedIds.length > 0) await recalculate(trx, userId, changedIds, event.source)
  return recorded
}

async function prepare<Event extends PrintStarted | PrintFinished>(
  trx: Transaction<DB>,
  received: Received<Event>,
): Promise<Recording<Event>> {
  const { userId, event, receivedDate, isReplayed } = received
  await lockPricingShared(trx, userId)
  const key = eventKey(event)
  const date = dateOf(event, receivedDate)
  const elapsedSeconds = event.kind === 'finished' ? event.elapsedSeconds : null
  const hasOwnTime = event.time !== null
  return {
    ...received,
    arrival: { key: key.toString('hex'), at: Date.parse(date), hasOwnTime, elapsedSeconds, isReplayed },
    key,
    date,
  }
}
