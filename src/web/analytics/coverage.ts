import type { Schemas } from '../api.ts'
import { formatNumber } from '../format.ts'

type Coverage = Schemas['CoverageDto']

const REASONS: Readonly<Record<Schemas['ExclusionReason'], string>> = {
  Undated: 'no start date',
  NotFinished: 'not finished',
  DurationMissing: 'no print time',
  WeightMissing: 'no filament amount',
  MaterialMissing: 'no material',
  PrinterMissing: 'no printer',
  PriceMissing: 'no price',
  CurrencyMismatch: 'different currency',
  RateMissing: 'no electricity rate',
  WattageMissing: 'printer wattage unknown',
  EstimateMissing: 'no estimate',
  ActualMissing: 'no actual value',
  BalanceMissing: 'remaining amount unknown',
  Unused: 'not used in the last 90 days',
  SampleTooSmall: 'fewer than 5 values',
  RatingMissing: 'not rated',
  EnergyMissing: 'energy not measured',
}

/**
 * Describes the rows that a figure leaves out, such as `2 of 24 prints left out: no price.` Prints without a start date do not
 * count: the page mentions them once, as they are missing everywhere.
 * @param rows noun for the rows, such as `prints`
 * @param are description of the excluded rows
 * @returns null when no other rows are left out
 */
export function describeExclusions({ total, exclusions }: Coverage, rows: string, are = 'left out'): string | null {
  const reasons = exclusions.filter(({ reason }) => reason !== 'Undated')
  const [first] = reasons
  if (!first) return null
  const all = total - undatedCount({ exclusions })
  const count = reasons.reduce((sum, reason) => sum + reason.count, 0)
  const why =
    reasons.length === 1
      ? REASONS[first.reason]
      : reasons.map(({ reason, count }) => `${formatNumber(count)} ${REASONS[reason]}`).join(', ')
  return `${formatNumber(count)} of ${formatNumber(all)} ${rows} ${are}: ${why}.`
}

/** Adds a label in front of a note. */
export function withLabel(title: string, note: string | null): string | null {
  return note === null ? null : `${title}: ${note}`
}

/** Number of rows that are left out because their print has no start date. */
export function undatedCount({ exclusions }: Pick<Coverage, 'exclusions'>): number {
  return exclusions.find(({ reason }) => reason === 'Undated')?.count ?? 0
}
