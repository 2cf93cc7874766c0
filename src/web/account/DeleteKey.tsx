import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { ConfirmRequest } from '../components/ConfirmRequest.tsx'

interface Props {
  readonly apiKey: Schemas['ApiKeyDto']
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Dialog that deletes an API key. */
export function DeleteKey({ apiKey, onClose, onDeleted }: Props): JSX.Element {
  return (
    <ConfirmRequest
      title={texts.deleteThisKey}
      action={common.deleteAction}
      send={() => api.DELETE('/api/UserApiKeys/{id}', { params: { path: { id: apiKey.id } } })}
      onClose={onClose}
      onDone={onDeleted}
    >
      {texts.anythingThatUsesTheKey({ description: apiKey.description })}
    </ConfirmRequest>
  )
}
