import type { QuoteFigureDto, QuoteLineDto, QuoteLineKind, QuoteMissingDto } from '../../generated/api.d.ts'
import { digitsOf, fromMicros, MAXIMUM_COST_MICROS } from '../kernel/money.ts'
import { Problem } from '../kernel/problem.ts'

/** An amount of money in micros, as a fraction. The lower part is positive. */
type Micros = readonly [upper: bigint, lower: bigint]

/** Material that a line is about, or that is missing. */
interface NamedMaterial {
  /** Position in the materials of the print, from 0. */
  readonly index: number
  readonly name: string | null
}

/** A line to add. */
interface NewLine {
  readonly kind: QuoteLineKind
  /** Exact amount; the line has it rounded to what the currency can pay. Null when it is beyond the bound of a cost. */
  readonly micros: Micros | null
  readonly figures: readonly QuoteFigureDto[]
  /** Property of the request that the amount comes from, for the error. */
  readonly field: string
  readonly material?: NamedMaterial
}

/** A percentage of an amount. */
interface Share {
  /** In micros that the currency can pay. */
  readonly of: bigint
  readonly percent: number
  /** Property of the request that the percentage comes from, for the error. */
  readonly field: string
  readonly source?: QuoteFigureDto['source']
  /** Figures that the percentage comes from. */
  readonly counts?: readonly QuoteFigureDto[]
}

/** Lines of a quote and their sum. Each line is rounded when it is added, so that the lines add up to the price. */
export class QuoteSheet {
  readonly lines: QuoteLineDto[] = []
  readonly missing: QuoteMissingDto[] = []
  readonly #currency: string
  /** Micros of the smallest amount that the currency can pay. */
  readonly #minorUnit: bigint
  #total = 0n

  /** @param currency an ISO 4217 code */
  constructor(currency: string) {
    this.#currency = currency
    this.#minorUnit = 10n ** BigInt(6 - digitsOf(currency))
  }

  /** Sum of the lines so far, in micros. */
  get total(): bigint {
    return this.#total
  }

  /** Micros of the smallest amount that the currency can pay. */
  get minorUnit(): bigint {
    return this.#minorUnit
  }

  /** Converts micros that the currency can pay to units. */
  toUnits(micros: bigint): number {
    return fromMicros(Number(micros), this.#currency)
  }

  /** Rounds an amount to what the currency can pay, half a minor unit up. @returns micros */
  rounded([upper, lower]: Micros): bigint {
    const whole = lower * this.#minorUnit
    return ((2n * upper + whole) / (2n * whole)) * this.#minorUnit
  }

  /**
   * Adds a line.
   * @throws Problem 400 when the sum exceeds the contract's bound of a cost
   */
  add({ kind, micros, figures, field, material }: NewLine): void {
    const amount = micros === null ? null : this.rounded(micros)
    if (amount === null || this.#total + amount > MAXIMUM_COST_MICROS) {
      throw Problem.invalid({ [field]: ['With this, the price is more than 1,000,000,000. Use smaller numbers.'] })
    }
    this.#total += amount
    const about = { materialIndex: material?.index ?? null, name: material?.name ?? null }
    this.lines.push({ kind, ...about, amount: this.toUnits(amount), figures: [...figures] })
  }

  /**
   * Adds a line that is a percentage of an amount. Percentages count with six decimals.
   * @throws Problem 400 as `add` does
   */
  addShare(kind: QuoteLineKind, { of, percent, field, source = 'Given', counts = [] }: Share): void {
    const figures: QuoteFigureDto[] = [
      ...counts,
      { kind: 'Percent', value: percent, source },
      { kind: 'Base', value: this.toUnits(of), source: 'Quote' },
    ]
    this.add({ kind, micros: [of * BigInt(Math.round(percent * 1e6)), 100_000_000n], figures, field })
  }

  /** Notes what a line lacks, which is then not part of the price. */
  lack(kind: QuoteLineKind, reasons: readonly QuoteMissingDto['reason'][], material?: NamedMaterial): void {
    const about = { materialIndex: material?.index ?? null, name: material?.name ?? null }
    for (const reason of reasons) this.missing.push({ kind, reason, ...about })
  }
}
