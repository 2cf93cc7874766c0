import * as texts from '#texts/account'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { ProblemView } from '../components/ProblemView.tsx'
import { useMutations } from '../useMutation.ts'
import { DeleteWebhook } from './DeleteWebhook.tsx'
import { ShownSecret } from './ShownSecret.tsx'

interface Props {
  readonly webhook: Schemas['WebhookDto']
  /** Called after the webhook has changed. */
  readonly onChanged: () => void
  /** Called after a delivery was added. */
  readonly onPinged: () => void
  /** Called after the secret was replaced. */
  readonly onRotated: () => void
  readonly onDeleted: () => void
}

/** Buttons that test a webhook, turn it off or on, rotate its secret and delete it. */
export function WebhookActions({ webhook, onChanged, onPinged, onRotated, onDeleted }: Props): JSX.Element {
  const { id, isActive } = webhook
  const path = { id }
  const [isDeleting, setDeleting] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const { run, isSending, failure } = useMutations()
  const ping = () => api.POST('/api/Webhooks/{id}/ping', { params: { path } })
  const turn = () => api.PATCH('/api/Webhooks/{id}', { params: { path }, body: { isActive: !isActive } })
  const rotate = async () => {
    const answer = await api.POST('/api/Webhooks/{id}/rotate-secret', { params: { path } })
    if (answer.data) {
      setSecret(answer.data.secret)
      onRotated()
    }
    return answer
  }
  return (
    <>
      <div class="actions">
        <button
          type="button"
          disabled={isSending || !isActive}
          onClick={() => void run(ping).then((answer) => answer && onPinged())}
        >
          {texts.sendATestEvent}
        </button>
        <button
          type="button"
          disabled={isSending}
          onClick={() => void run(turn).then((answer) => answer && onChanged())}
        >
          {isActive ? texts.turnOff : texts.enableAgain}
        </button>
        <button type="button" disabled={isSending} onClick={() => void run(rotate)}>
          {texts.rotateSecret}
        </button>
        <button type="button" class="danger" onClick={() => setDeleting(true)}>
          {texts.deleteWebhook}
        </button>
      </div>
      {failure && <ProblemView failure={failure} />}
      {secret && <ShownSecret secret={secret}>{texts.theWebhookHasANew}</ShownSecret>}
      {isDeleting && (
        <DeleteWebhook
          webhook={webhook}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            setDeleting(false)
            onDeleted()
          }}
        />
      )}
    </>
  )
}
