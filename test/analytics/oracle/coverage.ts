import type { CoverageDto, ExclusionReason } from '../../../generated/api.d.ts'

/** A reason to leave a row out of a figure, and whether it applies. */
export type Check<Row> = readonly [reason: ExclusionReason, applies: (row: Row) => boolean]

/** The contract's order. */
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

/** Divides rows into those that a figure is made from and those that it leaves out, each for the first reason that applies. */
export function cover<Row>(
  rows: readonly Row[],
  checks: readonly Check<Row>[],
): { counted: Row[]; coverage: CoverageDto } {
  const reasonOf = (row: Row) => checks.find(([, applies]) => applies(row))?.[0]
  const counted = rows.filter((row) => reasonOf(row) === undefined)
  const exclusions = REASONS.map((reason) => ({ reason, count: rows.filter((row) => reasonOf(row) === reason).length }))
  return {
    counted,
    coverage: {
      counted: counted.length,
      total: rows.length,
      exclusions: exclusions.filter(({ count }) => count > 0),
    },
  }
}

/** The coverage of a figure that is made from rows of two kinds. */
export function together(one: CoverageDto, other: CoverageDto): CoverageDto {
  const countOf = (reason: ExclusionReason) =>
    [...one.exclusions, ...other.exclusions]
      .filter((exclusion) => exclusion.reason === reason)
      .reduce((sum, { count }) => sum + count, 0)
  return {
    counted: one.counted + other.counted,
    total: one.total + other.total,
    exclusions: REASONS.map((reason) => ({ reason, count: countOf(reason) })).filter(({ count }) => count > 0),
  }
}
