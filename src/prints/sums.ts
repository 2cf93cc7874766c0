import { sql } from 'kysely'
import { MAXIMUM_COST_MICROS } from '../kernel/money.ts'

/** Sums over rows named `p` of prints, which are joined to the row of their user, named `owner`. */

/** The print time, in seconds; the estimate where none is recorded. */
export const sumOfSeconds = sql<number>`coalesce(sum(coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds)), 0)::bigint`

const micros = sql`sum(
  coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros)
) filter (where p.cost_currency = owner.currency)`

/**
 * The cost, in micros of the user's currency. Null when no cost is known, or when it is beyond the contract's bound. Costs in other
 * currencies are left out, never converted.
 */
export const sumOfCosts = sql<
  number | null
>`case when ${micros} <= ${MAXIMUM_COST_MICROS}::bigint then ${micros}::bigint end`
