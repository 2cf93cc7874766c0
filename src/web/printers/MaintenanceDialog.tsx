import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { CompleteMaintenance } from './CompleteMaintenance.tsx'
import { MaintenanceForm } from './MaintenanceForm.tsx'

type Entry = Schemas['MaintenanceEntryDto']

/** An open dialog, with its entry. */
export type OpenMaintenance = { readonly what: 'new' } | { readonly what: 'edit' | 'complete'; readonly entry: Entry }

interface Props {
  /** Printer of new work. */
  readonly printerId: number
  readonly open: OpenMaintenance
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Dialog that adds, edits or completes maintenance. */
export function MaintenanceDialog({ printerId, open, onClose, onSaved }: Props): JSX.Element {
  if (open.what === 'complete') {
    return <CompleteMaintenance entry={open.entry} onClose={onClose} onDone={onSaved} />
  }
  const entry = open.what === 'edit' ? open.entry : null
  return <MaintenanceForm printerId={printerId} entry={entry} onClose={onClose} onSaved={onSaved} />
}
