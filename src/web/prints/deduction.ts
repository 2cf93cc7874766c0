import * as texts from '#texts/prints'
import type { Schemas } from '../schemas.ts'

type Status = Schemas['FinishedPrintStatus']

/** Whether a print of this outcome stopped early, so that its estimate does not count. */
export function stoppedEarly(status: Status): boolean {
  return status === 'Failed' || status === 'Cancelled'
}

/**
 * Part of the estimate that a finished print deducts without a used amount, from 0 to 1 (docs/domain.md, "Spool ledger").
 * @param progressPercent progress that a device reported last, in percent; null without a report
 */
export function deductedPart(status: Status, progressPercent: number | null): number {
  return stoppedEarly(status) ? (progressPercent ?? 0) / 100 : 1
}

/**
 * Sentence about the filament of a finished print for which no used amount is entered.
 * @param progressPercent progress that a device reported last, in percent; null without a report
 * @param estimate weight that the slicer estimated, formatted; null without an estimate
 * @param reported weight that connections have reported of the spool, formatted; null if they have reported nothing of the print
 */
export function withoutAmount(
  status: Status,
  progressPercent: number | null,
  estimate: string | null,
  reported: string | null = null,
): string {
  if (reported !== null) return texts.leaveEmptyToUseTheReported({ amount: reported })
  if (estimate === null || deductedPart(status, progressPercent) === 0) return texts.leaveEmptyIfUnknownNothing
  return stoppedEarly(status)
    ? texts.leaveEmptyToUse({ progressPercent: progressPercent ?? 0, estimate })
    : texts.leaveEmptyToUseTheEstimate({ estimate })
}
