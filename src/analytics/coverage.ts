import type { CoverageDto, ExclusionReason } from '../../generated/api.d.ts'

/** The order in which reasons apply and exclusions are listed: that of the contract's enumeration. */
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

/** Counts the rows of a figure, and the reasons why others are left out. */
export class Coverage {
  counted = 0
  readonly #excluded = new Map<ExclusionReason, number>()

  count(rows: number): void {
    this.counted += rows
  }

  /** Leaves rows out. Zero rows do not count as an exclusion. */
  exclude(reason: ExclusionReason, rows: number): void {
    if (rows > 0) this.#excluded.set(reason, (this.#excluded.get(reason) ?? 0) + rows)
  }

  /** The number of rows in the analysed range, counted or not. */
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

  /** @param sum of the values of these rows; null for none */
  add(sum: number | null, rows: number): void {
    this.#sum += sum ?? 0
    this.coverage.count(rows)
  }

  exclude: Coverage['exclude'] = (reason, rows) => this.coverage.exclude(reason, rows)

  /** Null when there are rows and none of them has a value: unknown is not zero. */
  get value(): number | null {
    return this.coverage.counted === 0 && this.coverage.rows > 0 ? null : this.#sum
  }
}

/** A share in percent with one decimal; null for a share of nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((1000 * part) / whole) / 10
}
