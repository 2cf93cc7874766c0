import * as texts from '#texts/analytics'
import type { Schemas } from '../api.ts'
import { formatNumber } from '../format.ts'

type Coverage = Schemas['CoverageDto']

/** Kind of the rows that a figure counts. */
export type CoverageRows = Parameters<typeof texts.leftOut>[0]['rows']

const REASONS: Readonly<Record<Schemas['ExclusionReason'], string>> = {
  Undated: texts.noStartDate,
  NotFinished: texts.reasonNotFinished,
  DurationMissing: texts.noPrintTime,
  WeightMissing: texts.noFilamentAmount,
  MaterialMissing: texts.reasonMaterialMissing,
  PrinterMissing: texts.reasonPrinterMissing,
  PriceMissing: texts.reasonPriceMissing,
  CurrencyMismatch: texts.reasonCurrencyMismatch,
  RateMissing: texts.noElectricityRate,
  WattageMissing: texts.printerWattageUnknown,
  EstimateMissing: texts.reasonEstimateMissing,
  ActualMissing: texts.noActualValue,
  BalanceMissing: texts.remainingAmountUnknown,
  Unused: texts.notUsedInTheLast,
  SampleTooSmall: texts.fewerThan5Values,
  RatingMissing: texts.reasonRatingMissing,
  EnergyMissing: texts.energyNotMeasured,
}

/**
 * Describes the rows that a figure leaves out, such as `2 of 24 prints left out: no price.` Prints without a start date do not
 * count: the page mentions them once, as they are missing everywhere.
  * @param rows kind of the rows

 * @returns null when no other rows are left out
 */
export function describeExclusions({ total, exclusions }: Coverage, rows: CoverageRows): string | null {
  const reasons = exclusions.filter(({ reason }) => reason !== 'Undated')
  const [first] = reasons
  if (!first) return null
  const all = total - undatedCount({ exclusions })
  const count = reasons.reduce((sum, reason) => sum + reason.count, 0)
  const why =
    reasons.length === 1
      ? REASONS[first.reason]
      : reasons.map(({ reason, count }) => `${formatNumber(count)} ${REASONS[reason]}`).join(', ')
  return texts.leftOut({ rows, count, all, why })
}

/** Adds a label in front of a note. */
export function withLabel(title: string, note: string | null): string | null {
  return note === null ? null : `${title}: ${note}`
}

/** Number of rows that are left out because their print has no start date. */
export function undatedCount({ exclusions }: Pick<Coverage, 'exclusions'>): number {
  return exclusions.find(({ reason }) => reason === 'Undated')?.count ?? 0
}
