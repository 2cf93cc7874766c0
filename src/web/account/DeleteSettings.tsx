import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useMutation } from '../useMutation.ts'
import { settingsTitle } from './settingsTitle.ts'

interface Props {
  readonly settings: Schemas['SlicerSettingsSummaryDto']
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Dialog that deletes slicer settings. */
export function DeleteSettings({ settings, onClose, onDeleted }: Props): JSX.Element {
  const { id, printCount } = settings
  const send = useMutation(() => api.DELETE('/api/SlicerSettings/{id}', { params: { path: { id } } }))
  return (
    <ConfirmDialog
      title="Delete these slicer settings?"
      action="Delete"
      isSending={send.isSending}
      failure={send.failure}
      onClose={onClose}
      onConfirm={() => void send.run().then((answer) => answer && onDeleted())}
    >
      The slicer settings “{settingsTitle(settings)}” will be permanently deleted.
      {printCount > 0 && ' Prints that were recorded from them do not change.'}
    </ConfirmDialog>
  )
}
