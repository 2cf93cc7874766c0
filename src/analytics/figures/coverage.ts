import type { CoverageDto, ExclusionReason } from '../../../generated/api.d.ts'

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
  'RateMissing',
  'WattageMissing',
  'EstimateMissing',
  'ActualMissing',
  'BalanceMissing',
  'Unused',
  'SampleTooSmall',
  'RatingMissing',
  'EnergyMissing',
]

/** The rows that a figure counts, and the reasons why it leaves others out (docs/domain.md, "Coverage"). */
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

/** Counts prints, and leaves out those that are outside of the figure because they have no start date. */
export function countDated<Row extends { readonly prints: number }>(
  rows: readonly Row[],
  isOutside: (row: Row) => boolean,
): Coverage {
  const coverage = new Coverage()
  for (const row of rows) {
    if (isOutside(row)) coverage.exclude('Undated', row.prints)
    else coverage.count(row.prints)
  }
  return coverage
}

/** A sum over rows, some of which have no value. */
export class Sum {
  readonly coverage = new Coverage()
  #sum = 0

  /**
   * Adds rows that have a value.
   * @param sum their values; null for no rows
   */
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
export function percentage(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((1000 * part) / whole) / 10
}
