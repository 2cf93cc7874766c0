import type { Schemas } from '../schemas.ts'

type Status = Schemas['FinishedPrintStatus']

/** Whether a print of this outcome stopped early, so that its estimate does not count. */
export function stoppedEarly(status: Status): boolean {
  return status === 'Failed' || status === 'Cancelled'
}

/** Whether devices report the progress of a print, which is then deducted if it stopped early. */
function reportsProgress(source: Schemas['PrintSource']): boolean {
  return source === 'OctoPrint' || source === 'Moonraker'
}

/**
 * Sentence about the filament of a finished print for which no used amount is entered (docs/domain.md, "Spool ledger").
 * @param estimate weight that the slicer estimated, formatted; null without an estimate
 */
export function withoutAmount(status: Status, source: Schemas['PrintSource'], estimate: string | null): string {
  if (estimate === null) return 'Leave empty if unknown: nothing is deducted.'
  if (!stoppedEarly(status)) return `Leave empty to use the estimate of ${estimate}.`
  return reportsProgress(source)
    ? `Leave empty to use the part of ${estimate} that the printer has reported, or nothing without a report.`
    : 'Leave empty if unknown: nothing is deducted.'
}
