import { sql } from 'kysely'
import type { PrintStatus } from '../../../generated/api.d.ts'
import { matchesPrint } from '../filter/conditions.ts'
import type { AnalysisScope } from '../filter/scope.ts'
import { datedAndUndated } from '../time/datedAndUndated.ts'
import { exactSum } from './aggregates.ts'
import { print } from './expressions.ts'

/** The prints of one status, with or without a start date. */
export interface StatusWeight {
  readonly status: PrintStatus
  readonly is_undated: boolean
  readonly prints: number
  /** The number of prints that have a weight. */
  readonly with_weight: number
  readonly amount_mg: number | null
}

/** The statement of total and waste. One row: a status, for prints with or without a start date. */
export function selectStatusWeights(scope: AnalysisScope) {
  const { db, prints } = scope
  return datedAndUndated(scope, print.start, (condition, isUndated) =>
    db
      .selectFrom('prints as p')
      .select([
        'p.status',
        sql<boolean>`${isUndated}::boolean`.as('is_undated'),
        sql<number>`count(*)`.as('prints'),
        sql<number>`count(${print.amountMg})`.as('with_weight'),
        exactSum(print.amountMg).as('amount_mg'),
      ])
      .where(matchesPrint(prints))
      .where(condition)
      .groupBy('p.status'),
  )
}
