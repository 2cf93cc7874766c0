import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useMutation } from '../useMutation.ts'

interface Props {
  readonly apiKey: Schemas['ApiKeyDto']
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Dialog that deletes an API key. */
export function DeleteKey({ apiKey, onClose, onDeleted }: Props): JSX.Element {
  const send = useMutation(() => api.DELETE('/api/UserApiKeys/{id}', { params: { path: { id: apiKey.id } } }))
  return (
    <ConfirmDialog
      title={texts.deleteThisKey}
      action={common.deleteAction}
      isSending={send.isSending}
      failure={send.failure}
      onClose={onClose}
      onConfirm={() => void send.run().then((answer) => answer && onDeleted())}
    >
      {texts.anythingThatUsesTheKey({ description: apiKey.description })}
    </ConfirmDialog>
  )
}
