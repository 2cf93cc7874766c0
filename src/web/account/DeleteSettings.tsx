import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { ConfirmRequest } from '../components/ConfirmRequest.tsx'
import { settingsTitle } from './settingsTitle.ts'

interface Props {
  readonly settings: Schemas['SlicerSettingsSummaryDto']
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Dialog that deletes slicer settings. */
export function DeleteSettings({ settings, onClose, onDeleted }: Props): JSX.Element {
  const { id, printCount } = settings
  return (
    <ConfirmRequest
      title={texts.deleteTheseSlicerSettings}
      action={common.deleteAction}
      send={() => api.DELETE('/api/SlicerSettings/{id}', { params: { path: { id } } })}
      onClose={onClose}
      onDone={onDeleted}
    >
      {texts.slicerSettingsDeleted({ title: settingsTitle(settings), hasPrints: printCount > 0 })}
    </ConfirmRequest>
  )
}
