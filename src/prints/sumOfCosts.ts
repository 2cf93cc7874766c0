import { sql } from 'kysely'
import { MAXIMUM_COST_MICROS } from '../kernel/money.ts'
import { printCostMicros } from '../ledger/printValues.ts'

const micros = sql`sum(${printCostMicros}) filter (where p.cost_currency = owner.currency)`

/**
 * The sum of the costs of prints named `p`, in micros of the currency of their user, whose row is named `owner`. Null when no cost is known, or when it is beyond the contract's bound. Costs in other
 * currencies are left out, never converted.
 */
export const sumOfCosts = sql<
  number | null
>`case when ${micros} <= ${MAXIMUM_COST_MICROS}::bigint then ${micros}::bigint end`

/** The number of prints `p` in that sum whose filament cost lacks materials. */
export const partialCostCount = sql<number>`count(*) filter (where p.is_filament_partial
  and p.filament_cost_micros is not null and p.cost_currency = owner.currency)`
