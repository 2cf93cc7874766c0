import { sql } from 'kysely'

/**
 * Whether the stock of a row named `f` is low (docs/domain.md, "Low stock"); not true where it is unknown. The pages have the same
 * rule in `web/filaments/stockLevel.ts`.
 */
export const isLow = sql<boolean>`(f.initial_nominal_weight_mg is not null
      and f.balance_mg <= coalesce(f.low_stock_threshold_mg, f.initial_nominal_weight_mg / 10))`
