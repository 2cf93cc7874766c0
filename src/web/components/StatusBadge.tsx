import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { statusLabels } from '../statusLabels.ts'

/** Status of a print as colored text. */
export function StatusBadge({ status }: { status: Schemas['PrintStatus'] }): JSX.Element {
  return <span class={`badge ${status}`}>{statusLabels[status]}</span>
}
