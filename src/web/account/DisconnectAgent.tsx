import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { Confirm } from '../components/Confirm.tsx'
import { useSend } from '../useSend.ts'

interface Props {
  readonly agent: Schemas['ConnectedAgentDto']
  readonly onClose: () => void
  readonly onDisconnected: () => void
}

/** Asks before an agent's grant is revoked, and revokes it. */
export function DisconnectAgent({ agent, onClose, onDisconnected }: Props): JSX.Element {
  const { grantId, clientName } = agent
  const send = useSend(() => api.DELETE('/api/connected-agents/{grantId}', { params: { path: { grantId } } }))
  return (
    <Confirm
      title={`Disconnect ${clientName}?`}
      action="Disconnect"
      isSending={send.isSending}
      failure={send.failure}
      onClose={onClose}
      onConfirm={() => void send.run().then((answer) => answer && onDisconnected())}
    >
      It can no longer act for you, until you sign it in again or allow it here.
    </Confirm>
  )
}
