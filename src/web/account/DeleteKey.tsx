import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { Confirm } from '../components/Confirm.tsx'
import { useSend } from '../useSend.ts'

interface Props {
  readonly apiKey: Schemas['ApiKeyDto']
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Asks before a key is deleted, and deletes it. */
export function DeleteKey({ apiKey, onClose, onDeleted }: Props): JSX.Element {
  const send = useSend(() => api.DELETE('/api/UserApiKeys/{id}', { params: { path: { id: apiKey.id } } }))
  return (
    <Confirm
      title="Delete this key?"
      action="Delete"
      isSending={send.isSending}
      failure={send.failure}
      onClose={onClose}
      onConfirm={() => void send.run().then((answer) => answer && onDeleted())}
    >
      Whatever uses the key for {apiKey.description} is refused from now on.
    </Confirm>
  )
}
