import * as texts from '#texts/account'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { ConfirmRequest } from '../components/ConfirmRequest.tsx'

interface Props {
  readonly agent: Schemas['ConnectedAgentDto']
  readonly onClose: () => void
  readonly onDisconnected: () => void
}

/** Dialog that revokes the grant of an agent. */
export function DisconnectAgent({ agent, onClose, onDisconnected }: Props): JSX.Element {
  const { grantId, clientName } = agent
  return (
    <ConfirmRequest
      title={texts.disconnectClientName({ clientName })}
      action={texts.disconnect}
      send={() => api.DELETE('/api/connected-agents/{grantId}', { params: { path: { grantId } } })}
      onClose={onClose}
      onDone={onDisconnected}
    >
      {texts.itWillNoLongerHave}
    </ConfirmRequest>
  )
}
