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
      title="Delete this key?"
      action="Delete"
      isSending={send.isSending}
      failure={send.failure}
      onClose={onClose}
      onConfirm={() => void send.run().then((answer) => answer && onDeleted())}
    >
      Anything that uses the key “{apiKey.description}” will stop working immediately.
    </ConfirmDialog>
  )
}
