import type { Schemas } from '../api.ts'
import { formatNumber } from '../format.ts'

type Coverage = Schemas['CoverageDto']

const REASONS: Readonly<Record<Schemas['ExclusionReason'], string>> = {
  Undated: 'no start date',
  NotFinished: 'not finished',
  DurationMissing: 'no print time',
  WeightMissing: 'no amount of filament',
  MaterialMissing: 'no material named',
  PrinterMissing: 'no printer named',
  PriceMissing: 'no price',
  CurrencyMismatch: 'in another currency',
  WattageMissing: 'the printer’s wattage is unknown',
  RateMissing: 'no electricity rate',
  EstimateMissing: 'no estimate',
  ActualMissing: 'no actual value',
  BalanceMissing: 'what is left is unknown',
  Unused: 'not used in the last 90 days',
  SampleTooSmall: 'fewer than 5 to compare',
}

/**
 * Says which rows a figure leaves out: `2 of 24 prints left out: no price.` Prints without a start date are left aside: the
 * page speaks of them once, as they are missing everywhere.
 * @param rows what the rows are called, such as `prints`
 * @param are what becomes of them
 * @returns null when nothing else is left out
 */
export function leftOut({ total, exclusions }: Coverage, rows: string, are = 'left out'): string | null {
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

/** A note with what it is about before it. */
export function labelled(title: string, note: string | null): string | null {
  return note === null ? null : `${title}: ${note}`
}

/** How many rows are left out because their print has no start date. */
export function undatedCount({ exclusions }: Pick<Coverage, 'exclusions'>): number {
  return exclusions.find(({ reason }) => reason === 'Undated')?.count ?? 0
}
