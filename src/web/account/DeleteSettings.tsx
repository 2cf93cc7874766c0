import * as texts from '#texts/account'
import * as common from '#texts/common'
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
      title={texts.deleteTheseSlicerSettings}
      action={common.deleteAction}
      isSending={send.isSending}
      failure={send.failure}
      onClose={onClose}
      onConfirm={() => void send.run().then((answer) => answer && onDeleted())}
    >
      {texts.slicerSettingsDeleted({ title: settingsTitle(settings), hasPrints: printCount > 0 })}
    </ConfirmDialog>
  )
}
