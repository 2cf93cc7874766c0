import { sql, type RawBuilder } from 'kysely'
import { statusList } from '../../kernel/printStatus.ts'
import { printAmountMg, printCostMicros, printSeconds } from '../../ledger/printValues.ts'
import { toRfc3339 } from '../time/timeRange.ts'

/** Expressions over a print named `p`. */
export const print = {
  start: sql<string | null>`p.start_date`,
  isFinished: sql<boolean>`p.status not in ${statusList.open}`,
  seconds: printSeconds,
  amountMg: printAmountMg,
  costMicros: printCostMicros,
}

/**
 * Whether a print has started: a planned one has not, and neither has one with a start in the future. One without a start date has.
 * @param now milliseconds of the Unix epoch
 */
export function hasStarted(now: number): RawBuilder<boolean> {
  return sql<boolean>`(p.status <> 'Pending' and (p.start_date is null or p.start_date <= ${toRfc3339(now)}::timestamptz))`
}

/** The start of the print of a usage named `u`. */
export const usageStart = sql<string | null>`u.start_date`
/** The recorded amount of a usage named `u`, or the estimate. */
export const usageAmountMg = sql<number | null>`coalesce(u.amount_mg, u.estimated_amount_mg)`

/** The known cost of a print, in millionths of the unit of this currency; null for another currency. */
export function costIn(currency: string): RawBuilder<number | null> {
  return sql<number | null>`case when p.cost_currency = ${currency} then ${print.costMicros} end`
}

/** Whether the cost of a print in this currency lacks materials. */
export function isPartialIn(currency: string): RawBuilder<boolean> {
  return sql<boolean>`(p.is_filament_partial and p.filament_cost_micros is not null and p.cost_currency = ${currency})`
}

/** The known cost of a finished print, like `costIn`. An open print has no cost, even if it had one before it was reopened. */
export function finishedCostIn(currency: string): RawBuilder<number | null> {
  return sql<number | null>`case when ${print.isFinished} then ${costIn(currency)} end`
}

/** Whether a print has a cost, but not in this currency. Use it only where `costIn` is null. */
export function isInOtherCurrency(currency: string): RawBuilder<boolean> {
  return sql<boolean>`case when coalesce(p.filament_cost_micros, p.electricity_cost_micros) is null
    then p.has_other_currency else p.cost_currency <> ${currency} end`
}

/** The cost of the work and its parts, of a maintenance entry named `entry`; null when none is recorded. */
export const maintenanceCostMicros = sql<number | null>`coalesce(
  entry.cost_micros + entry.parts_cost_micros, entry.cost_micros, entry.parts_cost_micros)`
