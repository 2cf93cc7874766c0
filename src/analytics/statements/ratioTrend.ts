import { sql, type RawBuilder } from 'kysely'
import { matchesPrint } from '../filter/conditions.ts'
import type { AnalysisScope } from '../filter/scope.ts'
import { toRfc3339, type TimeRange } from '../time/timeRange.ts'
import { print } from './expressions.ts'
import { printMeasures } from './printRatioBins.ts'

/** The medians of one bucket, of time and of material. */
export interface RatioTrendPoint {
  /** The bucket's number; null for prints without a start date. */
  readonly bucket: number | null
  readonly prints: number
  /** The number of prints that have a ratio of time. */
  readonly time_samples: number
  /** The number of prints that have neither a ratio nor an estimate of time. */
  readonly time_unestimated: number
  readonly time_median: number | null
  /** The number of prints that have a ratio of material. */
  readonly material_samples: number
  /** The number of prints that have neither a ratio nor an estimate of material. */
  readonly material_unestimated: number
  readonly material_median: number | null
}

const COLUMNS = [
  'medians.prints',
  'medians.time_samples',
  'medians.time_unestimated',
  'medians.time_median',
  'medians.material_samples',
  'medians.material_unestimated',
  'medians.material_median',
] as const

/** The statement of the trend. One row: a bucket, and one for all prints without a start date. */
export function selectRatioTrend(scope: AnalysisScope) {
  const undated = scope.db
    .selectFrom(mediansOf(scope, ratiosWhere(scope, sql<boolean>`${print.start} is null`)).as('medians'))
    .select([sql<number | null>`null::int`.as('bucket'), ...COLUMNS])
  const inFirst = ratiosWhere(
    scope,
    sql<boolean>`${print.start} >= time_bucket.start and ${print.start} < time_bucket.until`,
  )
  const inSecond = ratiosWhere(
    scope,
    sql<boolean>`${print.start} >= time_bucket.second_start and ${print.start} < time_bucket.second_until`,
  )
  // Only where the clocks went back past midnight: elsewhere an empty branch would cost 4 % of the time (100,000 prints).
  const inBucket = scope.buckets.some(({ ranges }) => ranges.length > 1) ? inFirst.unionAll(inSecond) : inFirst
  return scope.db
    .selectFrom(bucketRows(scope))
    .innerJoinLateral(mediansOf(scope, inBucket).as('medians'), (join) => join.onTrue())
    .select([sql<number | null>`time_bucket.number`.as('bucket'), ...COLUMNS])
    .unionAll(undated)
}

/** One row: a print. */
function ratiosWhere({ db, prints }: AnalysisScope, condition: RawBuilder<boolean>) {
  const { time, material } = printMeasures
  return db
    .selectFrom('prints as p')
    .select([
      time.ratio.as('time'),
      time.estimate.as('time_estimate'),
      material.ratio.as('material'),
      material.estimate.as('material_estimate'),
    ])
    .where(matchesPrint(prints))
    .where(condition)
}

/** One row: all prints. */
function mediansOf({ db }: AnalysisScope, prints: ReturnType<typeof ratiosWhere>) {
  const median = (ratio: RawBuilder<unknown>) =>
    sql<number | null>`percentile_cont(0.5) within group (order by ${ratio})`
  const unestimated = (ratio: RawBuilder<unknown>, estimate: RawBuilder<unknown>) =>
    sql<number>`count(*) filter (where ${ratio} is null and coalesce(${estimate}, 0) = 0)`
  return db
    .selectFrom(prints.as('ratios'))
    .select([
      sql<number>`count(*)`.as('prints'),
      sql<number>`count(ratios.time)`.as('time_samples'),
      unestimated(sql`ratios.time`, sql`ratios.time_estimate`).as('time_unestimated'),
      median(sql`ratios.time`).as('time_median'),
      sql<number>`count(ratios.material)`.as('material_samples'),
      unestimated(sql`ratios.material`, sql`ratios.material_estimate`).as('material_unestimated'),
      median(sql`ratios.material`).as('material_median'),
    ])
}

/** Buckets as rows, for medians, which cannot be combined from time ranges. The second time range is null for nearly all. */
function bucketRows({ buckets }: AnalysisScope) {
  const numbers = buckets.map(({ number }) => number)
  const times = (timeOf: (ranges: readonly TimeRange[]) => number | undefined) =>
    buckets.map(({ ranges }) => {
      const time = timeOf(ranges)
      return time === undefined ? null : toRfc3339(time)
    })
  return sql<{ number: number }>`unnest(${numbers}::int[],
    ${times(([first]) => first?.from)}::timestamptz[], ${times(([first]) => first?.until)}::timestamptz[],
    ${times(([, second]) => second?.from)}::timestamptz[], ${times(([, second]) => second?.until)}::timestamptz[])`.as<'time_bucket'>(
    sql`time_bucket(number, start, until, second_start, second_until)`,
  )
}
