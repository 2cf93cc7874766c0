import { sql } from 'kysely'
import { matchesMaintenanceEntry } from '../filter/conditions.ts'
import type { AnalysisScope } from '../filter/scope.ts'
import { bucketTimeRanges, inRange } from '../time/timeRangeRows.ts'
import { exactSum } from './aggregates.ts'
import { maintenanceCostMicros } from './expressions.ts'

/** The maintenance entries of one bucket. */
export interface MaintenanceCosts {
  readonly bucket: number
  readonly entries: number
  /** The number of entries with a cost in the user's currency. */
  readonly with_cost: number
  /** The number of entries with a cost in another currency. */
  readonly in_other_currency: number
  readonly cost_micros: number | null
}

/** The statement of maintenance costs. One row: a bucket with an entry. */
export function selectMaintenanceCosts({ db, prints, currency, buckets }: AnalysisScope) {
  const isOwn = sql<boolean>`entry.cost_currency = ${currency}`
  return db
    .selectFrom(bucketTimeRanges(buckets))
    .innerJoin('maintenance_entries as entry', (join) =>
      join.on(matchesMaintenanceEntry(prints)).on(inRange(sql`entry.date`)),
    )
    .select([
      sql<number>`time_range.number`.as('bucket'),
      sql<number>`count(*)`.as('entries'),
      sql<number>`count(case when ${isOwn} then ${maintenanceCostMicros} end)`.as('with_cost'),
      sql<number>`count(${maintenanceCostMicros}) filter (where not ${isOwn})`.as('in_other_currency'),
      exactSum(sql`case when ${isOwn} then ${maintenanceCostMicros} end`).as('cost_micros'),
    ])
    .groupBy(sql`time_range.number`)
}
