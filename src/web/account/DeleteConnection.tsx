import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useMutation } from '../useMutation.ts'

interface Props {
  readonly connection: Schemas['SpoolConnectionDto']
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Dialog that deletes a spool connection. */
export function DeleteConnection({ connection, onClose, onDeleted }: Props): JSX.Element {
  const { id, name } = connection
  const send = useMutation(() => api.DELETE('/api/SpoolConnections/{id}', { params: { path: { id } } }))
  return (
    <ConfirmDialog
      title="Delete this connection?"
      action="Delete"
      isSending={send.isSending}
      failure={send.failure}
      onClose={onClose}
      onConfirm={() => void send.run().then((answer) => answer && onDeleted())}
    >
      Anything that uses the connection “{name}” will stop working immediately.
    </ConfirmDialog>
  )
}
