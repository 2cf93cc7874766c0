import { sql, type RawBuilder } from 'kysely'
import type { ExclusionReason, MedianRatioFigureDto } from '../../generated/api.d.ts'
import type { Analysis } from './analysis.ts'
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

/** What a ratio is made of. */
export interface Measure {
  readonly actual: RawBuilder<number | null>
  readonly estimate: RawBuilder<number | null>
}

/** Actual use divided by estimate; null where one is missing or the estimate is zero. */
export function ratioOf({ actual, estimate }: Measure): RawBuilder<number | null> {
  return sql<number | null>`${actual}::float8 / nullif(${estimate}, 0)`
}

/** The bin of a row that has a `ratio`, an `estimate` and a `start_date`; the row is named `r`. */
export function binOf({ isAllTime }: Pick<Analysis, 'isAllTime'>): RawBuilder<number> {
  return sql<number>`case when r.start_date is null and not ${isAllTime}::boolean then -3
    when r.ratio is not null then floor(r.ratio * ${BINS_PER_UNIT}::int + 0.5)
    when coalesce(r.estimate, 0) = 0 then -2 else -1 end`
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
