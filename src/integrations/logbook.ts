import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { recalculatePriced, recalculatePrints } from '../ledger/recalculate.ts'
import { recordError } from './errors.ts'
import { recordFinish } from './finish.ts'
import type { PrinterEvent } from './printerEvent.ts'
import { recordProgress } from './progress.ts'
import type { AffectedPrint } from './affectedPrint.ts'
import { recordStart } from './start.ts'

/**
 * Applies an event to the logbook (docs/domain.md, "From events to prints"). The transaction has locked the user's pricing.
 * @returns the print it is about; null when it changes none
 * @throws Problem 409 when it makes a print and the user has the maximum number
 */
export async function applyToLogbook(trx: Transaction<DB>, printerEvent: PrinterEvent): Promise<AffectedPrint | null> {
  const recorded = await record(trx, printerEvent)
  if (recorded === null || recorded.idsToRecalculate.length === 0) return recorded
  const recalculate = recorded.havePrices ? recalculatePriced : recalculatePrints
  await recalculate(trx, printerEvent.userId, recorded.idsToRecalculate, printerEvent.event.source)
  return recorded
}

async function record(trx: Transaction<DB>, printerEvent: PrinterEvent): Promise<AffectedPrint | null> {
  const { event } = printerEvent
  switch (event.kind) {
    case 'started':
      return recordStart(trx, { ...printerEvent, event })
    case 'finished':
      return recordFinish(trx, { ...printerEvent, event })
    case 'progress':
      return recordProgress(trx, { ...printerEvent, event })
    case 'error':
      return recordError(trx, { ...printerEvent, event })
    default:
      return null
  }
}
