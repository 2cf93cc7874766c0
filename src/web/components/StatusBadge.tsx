import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'

type PrintStatus = Schemas['PrintStatus']

/** Statuses as people read them; in the order in which a print passes them. */
export const statusTitles: Readonly<Record<PrintStatus, string>> = {
  Pending: 'Pending',
  Printing: 'Printing',
  Success: 'Success',
  PartialSuccess: 'Partial success',
  Failed: 'Failed',
  Cancelled: 'Cancelled',
}

/** A print's status as text in its colour. */
export function StatusBadge({ status }: { status: PrintStatus }): JSX.Element {
  return <span class={`badge ${status}`}>{statusTitles[status]}</span>
}
