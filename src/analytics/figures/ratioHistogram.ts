import type { ExclusionReason, MedianRatioFigureDto } from '../../../generated/api.d.ts'
import { BINS_PER_UNIT, EXCLUDED_BINS, type RatioBin } from '../statements/ratioBins.ts'
import { Coverage } from './coverage.ts'

/** With fewer samples there is no median (docs/domain.md, "Figures"). */
export const MIN_SAMPLES = 5

/** A ratio with the precision of responses. */
export function roundRatio(ratio: number): number {
  return Math.round(ratio * BINS_PER_UNIT) / BINS_PER_UNIT
}

/**
 * Samples by bin. Their median equals `percentile_cont(0.5)` to the hundredth: both values in the middle are in one bin, or they are
 * the greatest of one bin and the least of the next. Bins of parts add up to those of the whole; sorting all ratios for the whole, for
 * each printer and for each material takes four times as long (100,000 ratios).
 */
export class RatioHistogram {
  readonly #bins = new Map<number, { count: number; min: number; max: number }>()
  readonly #excluded = new Map<ExclusionReason, number>()

  constructor(bins: readonly RatioBin[]) {
    for (const bin of bins) this.#add(bin)
  }

  #add({ bin, count, min_ratio: min, max_ratio: max }: RatioBin): void {
    const reason = EXCLUDED_BINS.get(bin)
    if (reason || min === null || max === null) {
      const excluded = reason ?? 'ActualMissing'
      this.#excluded.set(excluded, (this.#excluded.get(excluded) ?? 0) + count)
      return
    }
    const known = this.#bins.get(bin)
    this.#bins.set(bin, {
      count: count + (known?.count ?? 0),
      min: Math.min(min, known?.min ?? min),
      max: Math.max(max, known?.max ?? max),
    })
  }

  /** The number of samples. */
  get count(): number {
    return [...this.#bins.values()].reduce((sum, { count }) => sum + count, 0)
  }

  get figure(): MedianRatioFigureDto {
    const { count } = this
    const coverage = new Coverage()
    if (count >= MIN_SAMPLES) coverage.count(count)
    else coverage.exclude('SampleTooSmall', count)
    for (const [reason, rows] of this.#excluded) coverage.exclude(reason, rows)
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
      return bins.find(([, { count: size }]) => (before += size) >= rank) ?? [0, { min: 0, max: 0 }]
    }
    const [lower, { max }] = binAt(Math.ceil(count / 2))
    const [upper, { min }] = binAt(Math.floor(count / 2) + 1)
    return lower === upper ? lower / BINS_PER_UNIT : roundRatio((max + min) / 2)
  }
}
