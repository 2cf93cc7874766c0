import { sql } from 'kysely'

/** The remaining material of a spool named `f`, in mg; null without a nominal weight, from which it is counted. */
export const remainingMg = sql<number | null>`case when f.initial_nominal_weight_mg is not null then f.balance_mg end`
