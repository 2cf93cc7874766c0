import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { ConfirmRequest } from '../components/ConfirmRequest.tsx'
import { webhookName } from './webhookName.ts'

interface Props {
  readonly webhook: Schemas['WebhookDto']
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Dialog that deletes a webhook. */
export function DeleteWebhook({ webhook, onClose, onDeleted }: Props): JSX.Element {
  return (
    <ConfirmRequest
      title={texts.deleteThisWebhook}
      action={common.deleteAction}
      send={() => api.DELETE('/api/Webhooks/{id}', { params: { path: { id: webhook.id } } })}
      onClose={onClose}
      onDone={onDeleted}
    >
      {texts.nothingMoreWillBe({ webhook: webhookName(webhook) })}
    </ConfirmRequest>
  )
}
