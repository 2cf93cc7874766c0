import type { PrintSource, PrintStatus } from '../../../generated/database.d.ts'
import { toMicros } from '../../kernel/money.ts'
import { daysAgo } from './calendar.ts'
import type { Model, OwnPrinter, OwnSpool } from './person.ts'
import type { PrinterProduct } from './product.ts'

const MINUTE_MS = 60_000

/** Parts of a started print that its facts follow from. */
interface Started {
  readonly machine: { readonly own: OwnPrinter; readonly product: PrinterProduct }
  readonly model: Model
  readonly source: PrintSource
  readonly start: Date
}

/**
 * Columns of facts that a person keeps of a print. They follow from its start, so that they leave the random numbers of the rest of
 * the logbook as they are.
 * @param seconds print time; null when it is not recorded, or the print has not ended
 */
export function printFacts({ machine, model, source, start }: Started, status: PrintStatus, seconds: number | null) {
  const minute = Math.floor(start.getTime() / MINUTE_MS)
  const hours = seconds === null ? null : seconds / 3600
  const { copies = null } = model
  return {
    total_time_in_seconds: seconds === null || source !== 'Moonraker' ? null : seconds + pauseSeconds(minute),
    measured_energy_wh:
      hours === null || machine.own.hasPlug !== true
        ? null
        : Math.round(hours * machine.product.wattageW * (0.9 + (minute % 21) / 100)),
    plate_count: copies === null ? null : 1,
    part_count: copies,
    rating: ratingOf(status, minute),
  }
}

/** Every third print is paused, to change its filament or to look at it. */
function pauseSeconds(minute: number): number {
  return minute % 3 === 0 ? 60 + (minute % 17) * 45 : 8
}

/** People rate about half of what they finish. */
function ratingOf(status: PrintStatus, minute: number): number | null {
  if (minute % 2 === 0) return null
  if (status === 'Success') return minute % 5 === 0 ? 4 : 5
  if (status === 'PartialSuccess') return 3
  return status === 'Failed' ? 1 : null
}

/** Columns of facts of a spool. */
export function spoolFacts({ facts }: OwnSpool, now: Date) {
  const day = (ago: number | undefined) => (ago === undefined ? null : daysAgo(now, ago).toISOString().slice(0, 10))
  return {
    lot_number: facts?.lotNumber ?? null,
    article_number: facts?.articleNumber ?? null,
    barcode: facts?.barcode ?? null,
    reorder_url: facts?.reorderUrl ?? null,
    opened_date: day(facts?.openedDaysAgo),
    dried_date: day(facts?.driedDaysAgo),
    tags: [...(facts?.tags ?? [])],
  }
}

/** Columns of facts of a printer. */
export function printerFacts({ facts }: OwnPrinter, currency: string) {
  return {
    serial_number: facts?.serialNumber ?? null,
    firmware: facts?.firmware ?? null,
    purchase_price_micros: facts === undefined ? null : toMicros(facts.price),
    purchase_currency: facts === undefined ? null : currency,
  }
}
