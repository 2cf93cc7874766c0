import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useMutation } from '../useMutation.ts'

interface Props {
  readonly agent: Schemas['ConnectedAgentDto']
  readonly onClose: () => void
  readonly onDisconnected: () => void
}

/** Dialog that revokes the grant of an agent. */
export function DisconnectAgent({ agent, onClose, onDisconnected }: Props): JSX.Element {
  const { grantId, clientName } = agent
  const send = useMutation(() => api.DELETE('/api/connected-agents/{grantId}', { params: { path: { grantId } } }))
  return (
    <ConfirmDialog
      title={`Disconnect ${clientName}?`}
      action="Disconnect"
      isSending={send.isSending}
      failure={send.failure}
      onClose={onClose}
      onConfirm={() => void send.run().then((answer) => answer && onDisconnected())}
    >
      It will no longer have access until you sign it in again or allow it here.
    </ConfirmDialog>
  )
}
