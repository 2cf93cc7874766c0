import { sql, type RawBuilder } from 'kysely'
import { matchesUsage } from '../filter/conditions.ts'
import type { AnalysisScope } from '../filter/scope.ts'
import { bucketTimeRanges, inRange } from '../time/timeRangeRows.ts'
import { exactSum } from './aggregates.ts'
import { usageAmountMg, usageStart } from './expressions.ts'

/** The usage of one spool, or of one material without a spool, by the prints of one bucket. */
export interface UsageTotals {
  /** The bucket's number; null for prints without a start date. */
  readonly bucket: number | null
  readonly filament_id: string | null
  /** The material of a usage without a spool. */
  readonly material_type: string | null
  readonly usages: number
  /** The number of usages that have an amount. */
  readonly with_weight: number
  readonly amount_mg: number | null
}

const COLUMNS = [
  'totals.filament_id',
  'totals.material_type',
  'totals.usages',
  'totals.with_weight',
  'totals.amount_mg',
] as const

/** The statement of consumption: one index-only scan of the usages. One row: a bucket and a spool or another material. */
export function selectUsageTotals(scope: AnalysisScope) {
  const undated = scope.db
    .selectFrom(totalsWhere(scope, sql<boolean>`${usageStart} is null`).as('totals'))
    .select([sql<number | null>`null::int`.as('bucket'), ...COLUMNS])
  return scope.db
    .selectFrom(bucketTimeRanges(scope.buckets))
    .innerJoinLateral(totalsWhere(scope, inRange(usageStart)).as('totals'), (join) => join.onTrue())
    .select([sql<number | null>`time_range.number`.as('bucket'), ...COLUMNS])
    .unionAll(undated)
}

/** One row: a spool or another material. */
function totalsWhere({ db, prints }: AnalysisScope, condition: RawBuilder<boolean>) {
  return db
    .selectFrom('filament_usages as u')
    .select([
      'u.filament_id',
      'u.material_type',
      sql<number>`count(*)`.as('usages'),
      sql<number>`count(${usageAmountMg})`.as('with_weight'),
      exactSum(usageAmountMg).as('amount_mg'),
    ])
    .where(matchesUsage(prints))
    .where(condition)
    .groupBy(['u.filament_id', 'u.material_type'])
}
