import { sql, type RawBuilder } from 'kysely'
import type { ExclusionReason, MedianRatioFigureDto } from '../../generated/api.d.ts'
import { Coverage } from './coverage.ts'

/** Fewer samples than this give no median (DOMAIN, "Analytics, exactly"). */
export const MIN_SAMPLES = 5
/** Ratios are told apart to the hundredth, as answers give them. */
const BINS_PER_UNIT = 100
/** The bin of prints without a start date, where a range is analysed. */
export const UNDATED = -3
/** Numbers that a statement gives in place of a bin, for rows that are no sample. */
const NO_SAMPLE: ReadonlyMap<number, ExclusionReason> = new Map([
  [UNDATED, 'Undated'],
  [-2, 'EstimateMissing'],
  [-1, 'ActualMissing'],
])

/** Rows that have the same bin: samples whose ratio rounds to the same hundredth, or rows that are no sample for the same reason. */
export interface Bin {
  readonly bin: number
  readonly count: number
  readonly least: number | null
  readonly most: number | null
}

/** What a row has a ratio of. */
export type MeasureName = 'time' | 'material'

/** What bins are made of. */
export interface Measure {
  /** Actual use divided by estimate; null where one is missing or the estimate is zero. */
  readonly ratio: RawBuilder<number | null>
  readonly estimate: RawBuilder<number | null>
}

/**
 * Aggregates that tell pairs of bins apart, of time and of material, so that one scan gives both: rows have few ratios of material,
 * and even where they have fifty, the two are folded from their pairs in 87 ms instead of 69 by a scan each (45 where they have
 * one; 100,000 prints of 40 printers).
 * @param isExcluded whether none of the rows is a sample, for want of a start date
 */
export function pairColumns({ time, material }: Readonly<Record<MeasureName, Measure>>, isExcluded: boolean) {
  const bin = ({ ratio, estimate }: Measure) =>
    isExcluded
      ? sql<number>`${UNDATED}::float8`
      : sql<number>`coalesce(floor(${ratio} * ${BINS_PER_UNIT}::int + 0.5), case when coalesce(${estimate}, 0) = 0 then -2 else -1 end)`
  return [
    bin(time).as('time_bin'),
    bin(material).as('material_bin'),
    sql<number>`count(*)`.as('count'),
    sql<number | null>`min(${time.ratio})`.as('time_least'),
    sql<number | null>`max(${time.ratio})`.as('time_most'),
    sql<number | null>`min(${material.ratio})`.as('material_least'),
    sql<number | null>`max(${material.ratio})`.as('material_most'),
  ] as const
}

/**
 * Both measures, as rows, to be joined to pairs that are named `b`. A list of the values themselves would be compiled anew for each
 * pair: 27 million instructions against 20 for 2,700 uses.
 */
export const measures = sql<{ is_time: boolean }>`(values (true), (false))`.as<'m'>(sql`m(is_time)`)

/** The bin that a pair has of a measure, to group by. */
export const binOfPair = ofPair<number>('bin')

/** What a statement gives of each bin. */
export const binColumns = [
  'm.is_time',
  binOfPair.as('bin'),
  sql<number>`sum(b.count::int)`.as('count'),
  sql<number | null>`min(${ofPair('least')})`.as('least'),
  sql<number | null>`max(${ofPair('most')})`.as('most'),
] as const

function ofPair<Value>(column: 'bin' | 'least' | 'most'): RawBuilder<Value> {
  return sql<Value>`case when m.is_time then ${sql.ref(`b.time_${column}`)} else ${sql.ref(`b.material_${column}`)} end`
}

/** A median as answers give it. */
export function rounded(ratio: number): number {
  return Math.round(ratio * BINS_PER_UNIT) / BINS_PER_UNIT
}

/**
 * Samples by bin, from which the median comes out exactly as `percentile_cont(0.5)` gives it to the hundredth: both values in
 * the middle lie in one bin, or they are the greatest of theirs and the least of the next. Bins of parts add up to those of the
 * whole, and to sort 100,000 ratios anew for the whole, for each printer and for each material takes four times as long.
 */
export class Samples {
  readonly #bins = new Map<number, { count: number; least: number; most: number }>()
  readonly #left = new Map<ExclusionReason, number>()

  add({ bin, count, least, most }: Bin): void {
    const reason = NO_SAMPLE.get(bin)
    if (reason || least === null || most === null) {
      const why = reason ?? 'ActualMissing'
      this.#left.set(why, (this.#left.get(why) ?? 0) + count)
      return
    }
    const known = this.#bins.get(bin)
    this.#bins.set(bin, {
      count: count + (known?.count ?? 0),
      least: Math.min(least, known?.least ?? least),
      most: Math.max(most, known?.most ?? most),
    })
  }

  get count(): number {
    return [...this.#bins.values()].reduce((sum, { count }) => sum + count, 0)
  }

  get figure(): MedianRatioFigureDto {
    const { count } = this
    const coverage = new Coverage()
    if (count >= MIN_SAMPLES) coverage.count(count)
    else coverage.exclude('SampleTooSmall', count)
    for (const [reason, rows] of this.#left) coverage.exclude(reason, rows)
    return {
      medianRatio: count >= MIN_SAMPLES ? this.#median(count) : null,
      sampleCount: count,
      coverage: coverage.toDto(),
    }
  }

  #median(count: number): number {
    const bins = [...this.#bins.entries()].sort(([a], [b]) => a - b)
    const binAt = (rank: number) => {
      let before = 0
      return bins.find(([, { count: size }]) => (before += size) >= rank) ?? [0, { least: 0, most: 0 }]
    }
    const [lower, { most }] = binAt(Math.ceil(count / 2))
    const [upper, { least }] = binAt(Math.floor(count / 2) + 1)
    return lower === upper ? lower / BINS_PER_UNIT : rounded((most + least) / 2)
  }
}
