import { sql, type RawBuilder } from 'kysely'

/** What a print is reckoned with; the print is named `p`. */
export const print = {
  start: sql<string | null>`p.start_date`,
  isFinished: sql<boolean>`p.status not in ('Pending', 'Printing')`,
  /** Recorded value, else the estimate (DOMAIN, "Analytics, exactly"). */
  seconds: sql<number | null>`coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds)`,
  amountMg: sql<number | null>`coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg)`,
  /** As far as the parts are known, in the print's own currency. */
  costMicros: sql<number | null>`coalesce(
    p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros)`,
}

/** The known cost of a print, in millionths of the unit of this currency; null in another one. */
export function costIn(currency: string): RawBuilder<number | null> {
  return sql<number | null>`case when p.cost_currency = ${currency} then ${print.costMicros} end`
}

/** The same of a finished print; what is not over yet has no cost, even if it had one before it was taken up again. */
export function finishedCostIn(currency: string): RawBuilder<number | null> {
  return sql<number | null>`case when ${print.isFinished} then ${costIn(currency)} end`
}

/** Whether a print has a cost, but none in this currency. To be asked only where `costIn` is null. */
export function isInOtherCurrency(currency: string): RawBuilder<boolean> {
  return sql<boolean>`case when coalesce(p.filament_cost_micros, p.electricity_cost_micros) is null
    then p.has_other_currency else p.cost_currency <> ${currency} end`
}

/**
 * Sums are exact up to 2^53, and cannot overflow where amounts are hostile. Summed as they are, PostgreSQL would make each sum of
 * them `numeric`, 10 % of the time of a small logbook with its many groups.
 */
export function exactSum(value: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql<number | null>`sum(${value}::float8)`
}
