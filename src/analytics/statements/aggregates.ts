import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { print } from './expressions.ts'

/** Sums over a group of prints, each with the number of prints that have the value. */
export interface PrintSums {
  readonly prints: number
  readonly seconds: number | null
  /** The number of prints that have a duration. */
  readonly with_duration: number
  readonly amount_mg: number | null
  /** The number of prints that have a weight. */
  readonly with_weight: number
  readonly cost_micros: number | null
  /** The number of prints that have a cost in the user's currency. */
  readonly with_cost: number
  /** The number of them whose filament cost lacks materials. */
  readonly partial_costs: number
  /** The number of prints that have a cost in another currency. */
  readonly in_other_currency: number
}

/**
 * A sum that is exact up to 2^53 and cannot overflow with hostile amounts. A sum of `bigint` would be `numeric`, which costs 10 % of
 * the time of a small logbook with its many groups.
 */
export function exactSum(value: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql<number | null>`sum(${value}::float8)`
}

/**
 * The columns of a print named `p` that `sumColumns` and `isInOtherCurrency` read.
 * @param costMicros the cost in the user's currency
 */
export function valueColumns(costMicros: RawBuilder<number | null>) {
  return [
    print.seconds.as('seconds'),
    print.amountMg.as('amount_mg'),
    costMicros.as('cost_micros'),
    'p.filament_cost_micros',
    'p.electricity_cost_micros',
    'p.cost_currency',
    'p.has_other_currency',
    'p.is_filament_partial',
  ] as const
}

/** The columns of `PrintSums` that are the same in every statement, over `valueColumns`. */
export const sumColumns = [
  exactSum(sql`p.seconds`).as('seconds'),
  sql<number>`count(p.seconds)`.as('with_duration'),
  exactSum(sql`p.amount_mg`).as('amount_mg'),
  sql<number>`count(p.amount_mg)`.as('with_weight'),
  exactSum(sql`p.cost_micros`).as('cost_micros'),
  sql<number>`count(p.cost_micros)`.as('with_cost'),
  sql<number>`count(p.cost_micros) filter (where p.is_filament_partial and p.filament_cost_micros is not null)`.as(
    'partial_costs',
  ),
] as const

/**
 * Rows whose columns are computed once. Without the offset PostgreSQL would put each expression into every aggregate over it, and
 * compute it again there.
 */
export function computedOnce<Database, Tables extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Tables, Row>,
) {
  return query.offset(sql<number>`0`)
}
