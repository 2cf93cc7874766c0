import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'

type PrintStatus = Schemas['PrintStatus']

/** Labels of the print statuses, in the order in which a print passes through them. */
export const statusLabels: Readonly<Record<PrintStatus, string>> = {
  Pending: 'Pending',
  Printing: 'Printing',
  Success: 'Success',
  PartialSuccess: 'Partial success',
  Failed: 'Failed',
  Cancelled: 'Cancelled',
}

/** Status of a print as colored text. */
export function StatusBadge({ status }: { status: PrintStatus }): JSX.Element {
  return <span class={`badge ${status}`}>{statusLabels[status]}</span>
}
