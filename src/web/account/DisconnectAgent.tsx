import * as texts from '#texts/account'
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
      title={texts.disconnectClientName({ clientName })}
      action={texts.disconnect}
      isSending={send.isSending}
      failure={send.failure}
      onClose={onClose}
      onConfirm={() => void send.run().then((answer) => answer && onDisconnected())}
    >
      {texts.itWillNoLongerHave}
    </ConfirmDialog>
  )
}
