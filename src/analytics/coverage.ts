import type { CoverageDto, ExclusionReason } from '../../generated/api.d.ts'

/** The order in which a row's reasons are looked at, and in which exclusions are listed: that of the contract's enumeration. */
const REASONS: readonly ExclusionReason[] = [
  'Undated',
  'NotFinished',
  'DurationMissing',
  'WeightMissing',
  'MaterialMissing',
  'PrinterMissing',
  'PriceMissing',
  'CurrencyMismatch',
  'WattageMissing',
  'RateMissing',
  'EstimateMissing',
  'ActualMissing',
  'BalanceMissing',
  'Unused',
  'SampleTooSmall',
]

/** Counts which rows a figure is made from, and why the others are left out. */
export class Coverage {
  counted = 0
  readonly #excluded = new Map<ExclusionReason, number>()

  count(rows: number): void {
    this.counted += rows
  }

  /** Leaves rows out; none is no exclusion. */
  exclude(reason: ExclusionReason, rows: number): void {
    if (rows > 0) this.#excluded.set(reason, (this.#excluded.get(reason) ?? 0) + rows)
  }

  /** How many rows lie within what is analysed, counted or not. */
  get rows(): number {
    const outside = this.#excluded.get('Undated') ?? 0
    return this.total - outside
  }

  get total(): number {
    return [...this.#excluded.values()].reduce((sum, rows) => sum + rows, this.counted)
  }

  toDto(): CoverageDto {
    const exclusions = REASONS.flatMap((reason) => {
      const count = this.#excluded.get(reason)
      return count === undefined ? [] : [{ reason, count }]
    })
    return { counted: this.counted, total: this.total, exclusions }
  }
}

/** A sum over rows, some of which have no value. */
export class Sum {
  readonly coverage = new Coverage()
  #sum = 0

  /** @param sum of the values of so many rows */
  add(sum: number | null, rows: number): void {
    this.#sum += sum ?? 0
    this.coverage.count(rows)
  }

  exclude: Coverage['exclude'] = (reason, rows) => this.coverage.exclude(reason, rows)

  /** Null when there are rows and none of them has a value: what is not known is not zero. */
  get value(): number | null {
    return this.coverage.counted === 0 && this.coverage.rows > 0 ? null : this.#sum
  }
}

/** A share in percent with one decimal; null when there is nothing to take a share of. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((1000 * part) / whole) / 10
}
