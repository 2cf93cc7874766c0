import { sql } from 'kysely'

/** Values of a print named `p` as lists, sums and figures use them: recorded ones, else estimates (docs/domain.md, "Figures"). */

/** Print time, in seconds. */
export const printSeconds = sql<number | null>`coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds)`
/** Material, in mg. */
export const printAmountMg = sql<number | null>`coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg)`
/** Cost, the sum of the known parts, in micros of the print's own currency. */
export const printCostMicros = sql<
  number | null
>`coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros)`
/** Sum of the print times of some prints, in seconds; 0 for none. */
export const sumOfSeconds = sql<number>`coalesce(sum(${printSeconds}), 0)::bigint`
