import { sql, type RawBuilder } from 'kysely'
import { rfc3339, type Analysis } from './analysis.ts'
import type { Span } from './buckets.ts'
import { matchesPrint } from './matching.ts'
import { print } from './prints.ts'
import { binOf, ratioOf, type Bin, type Measure } from './samples.ts'
import { overRange } from './stretches.ts'

/** Prints of one printer whose ratios have the same bin. */
export interface PrinterBin extends Bin {
  readonly printer_id: number | null
  /** Else one of material. */
  readonly is_time: boolean
}

/** What a print's ratios are made of. */
const MEASURES: Readonly<Record<'time' | 'material', Measure>> = {
  time: { actual: sql`p.print_time_in_seconds`, estimate: sql`p.estimated_print_time_in_seconds` },
  material: { actual: sql`p.filament_amount_mg`, estimate: sql`p.estimated_filament_amount_mg` },
}

/** The statement of all prints and of each printer, twice: bins of time and bins of material. One row: a printer and a bin. */
export function selectPrinterBins(analysis: Analysis) {
  return overRange(analysis, print.start, (when) =>
    binsOf(analysis, when, true, MEASURES.time).unionAll(binsOf(analysis, when, false, MEASURES.material)),
  )
}

function binsOf(analysis: Analysis, when: RawBuilder<boolean>, isTime: boolean, measure: Measure) {
  return analysis.db
    .selectFrom(
      analysis.db
        .selectFrom('prints as p')
        .select(['p.printer_id', 'p.start_date', measure.estimate.as('estimate'), ratioOf(measure).as('ratio')])
        .where(matchesPrint(analysis.prints))
        .where(when)
        // Keeps the ratio from being computed once more for each aggregate below.
        .offset(sql<number>`0`)
        .as('r'),
    )
    .select([
      sql<boolean>`${isTime}::boolean`.as('is_time'),
      'r.printer_id',
      binOf(analysis).as('bin'),
      sql<number>`count(*)`.as('count'),
      sql<number | null>`min(r.ratio)`.as('least'),
      sql<number | null>`max(r.ratio)`.as('most'),
    ])
    .groupBy(['r.printer_id', 'bin'])
}

/** The ratios of one bucket. */
export interface TrendPoint {
  /** Index of the bucket; null for prints without a start date. */
  readonly bucket: number | null
  readonly prints: number
  /** How many prints have a ratio of times; likewise below. */
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
  const inBucket = ratios(analysis, sql<boolean>`${print.start} >= b.start and ${print.start} < b.until`).unionAll(
    ratios(analysis, sql<boolean>`${print.start} >= b.again and ${print.start} < b.until_again`),
  )
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
      sql<boolean>`coalesce(${time.estimate}, 0) = 0`.as('time_unestimated'),
      ratioOf(time).as('time'),
      sql<boolean>`coalesce(${material.estimate}, 0) = 0`.as('material_unestimated'),
      ratioOf(material).as('material'),
    ])
    .where(matchesPrint(prints))
    .where(when)
}

function medians({ db }: Analysis, prints: Ratios) {
  const median = (ratio: RawBuilder<unknown>) =>
    sql<number | null>`percentile_cont(0.5) within group (order by ${ratio})`
  return db
    .selectFrom(prints.as('r'))
    .select([
      sql<number>`count(*)`.as('prints'),
      sql<number>`count(r.time)`.as('timed'),
      sql<number>`count(*) filter (where r.time_unestimated)`.as('time_unestimated'),
      median(sql`r.time`).as('time_median'),
      sql<number>`count(r.material)`.as('weighed'),
      sql<number>`count(*) filter (where r.material_unestimated)`.as('material_unestimated'),
      median(sql`r.material`).as('material_median'),
    ])
}

/** Buckets as rows, for what cannot be put together from the stretches of one: the second stretch is null for nearly all. */
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
