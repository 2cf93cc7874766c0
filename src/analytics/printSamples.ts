import { sql, type RawBuilder } from 'kysely'
import { rfc3339, type Analysis } from './analysis.ts'
import type { Span } from './buckets.ts'
import { matchesPrint } from './matching.ts'
import { print } from './prints.ts'
import { binColumns, binOfPair, measures, pairColumns, type Bin, type Measure, type MeasureName } from './samples.ts'
import { overRange } from './stretches.ts'

/** Prints of one printer whose ratios have the same bin. */
export interface PrinterBin extends Bin {
  readonly printer_id: number | null
  /** Whether the ratio is of time; otherwise of material. */
  readonly is_time: boolean
}

const MEASURES: Readonly<Record<MeasureName, Measure>> = {
  time: { ratio: sql`p.time_ratio`, estimate: sql`p.estimated_print_time_in_seconds` },
  material: { ratio: sql`p.material_ratio`, estimate: sql`p.estimated_filament_amount_mg` },
}

/** The statement of all prints and of each printer: one index-only scan. One row: a printer, a measure and a bin. */
export function selectPrinterBins(analysis: Analysis) {
  const { db, prints, isAllTime } = analysis
  // one row: a printer, a bin of time and a bin of material
  const pairs = overRange(analysis, print.start, (when, isUndated) =>
    db
      .selectFrom('prints as p')
      .select(['p.printer_id', ...pairColumns(MEASURES, isUndated && !isAllTime)])
      .where(matchesPrint(prints))
      .where(when)
      .groupBy(['p.printer_id', 'time_bin', 'material_bin']),
  )
  return db
    .selectFrom(pairs.as('b'))
    .crossJoin(measures)
    .select(['b.printer_id', ...binColumns])
    .groupBy(['b.printer_id', 'm.is_time', binOfPair])
}

/** The ratios of one bucket, of time and of material. */
export interface TrendPoint {
  /** Index of the bucket; null for prints without a start date. */
  readonly bucket: number | null
  readonly prints: number
  /** The number of prints that have a ratio of time. */
  readonly timed: number
  readonly time_unestimated: number
  readonly time_median: number | null
  readonly weighed: number
  readonly material_unestimated: number
  readonly material_median: number | null
}

const TREND = [
  't.prints',
  't.timed',
  't.time_unestimated',
  't.time_median',
  't.weighed',
  't.material_unestimated',
  't.material_median',
] as const

/** The statement of the trend. One row: a bucket, and one for all prints without a start date. */
export function selectTrend(analysis: Analysis) {
  const undated = analysis.db
    .selectFrom(medians(analysis, ratios(analysis, sql<boolean>`${print.start} is null`)).as('t'))
    .select([sql<number | null>`null::int`.as('bucket'), ...TREND])
  const once = ratios(analysis, sql<boolean>`${print.start} >= b.start and ${print.start} < b.until`)
  const again = ratios(analysis, sql<boolean>`${print.start} >= b.again and ${print.start} < b.until_again`)
  // Only where the clocks went back past midnight: elsewhere an empty branch would cost 4 % of the time (100,000 prints).
  const inBucket = analysis.buckets.some(({ spans }) => spans.length > 1) ? once.unionAll(again) : once
  return analysis.db
    .selectFrom(bucketRows(analysis))
    .innerJoinLateral(medians(analysis, inBucket).as('t'), (join) => join.onTrue())
    .select([sql<number | null>`b.number`.as('bucket'), ...TREND])
    .unionAll(undated)
}

type Ratios = ReturnType<typeof ratios>

function ratios({ db, prints }: Analysis, when: RawBuilder<boolean>) {
  const { time, material } = MEASURES
  return db
    .selectFrom('prints as p')
    .select([
      time.ratio.as('time'),
      time.estimate.as('time_estimate'),
      material.ratio.as('material'),
      material.estimate.as('material_estimate'),
    ])
    .where(matchesPrint(prints))
    .where(when)
}

function medians({ db }: Analysis, prints: Ratios) {
  const median = (ratio: RawBuilder<unknown>) =>
    sql<number | null>`percentile_cont(0.5) within group (order by ${ratio})`
  const unestimated = (ratio: RawBuilder<unknown>, estimate: RawBuilder<unknown>) =>
    sql<number>`count(*) filter (where ${ratio} is null and coalesce(${estimate}, 0) = 0)`
  return db
    .selectFrom(prints.as('r'))
    .select([
      sql<number>`count(*)`.as('prints'),
      sql<number>`count(r.time)`.as('timed'),
      unestimated(sql`r.time`, sql`r.time_estimate`).as('time_unestimated'),
      median(sql`r.time`).as('time_median'),
      sql<number>`count(r.material)`.as('weighed'),
      unestimated(sql`r.material`, sql`r.material_estimate`).as('material_unestimated'),
      median(sql`r.material`).as('material_median'),
    ])
}

/** Buckets as rows, for medians, which cannot be combined from time ranges. The second time range is null for nearly all. */
function bucketRows({ buckets }: Analysis) {
  const moment = (of: (spans: readonly Span[]) => number | undefined) =>
    buckets.map(({ spans }) => {
      const at = of(spans)
      return at === undefined ? null : rfc3339(at)
    })
  return sql<{ number: number }>`unnest(${buckets.map((_, number) => number)}::int[],
    ${moment(([first]) => first?.from)}::timestamptz[], ${moment(([first]) => first?.until)}::timestamptz[],
    ${moment(([, second]) => second?.from)}::timestamptz[], ${moment(([, second]) => second?.until)}::timestamptz[])`.as<'b'>(
    sql`b(number, start, until, again, until_again)`,
  )
}
