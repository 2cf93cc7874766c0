import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useMutation } from '../useMutation.ts'
import { webhookName } from './webhookName.ts'

interface Props {
  readonly webhook: Schemas['WebhookDto']
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Dialog that deletes a webhook. */
export function DeleteWebhook({ webhook, onClose, onDeleted }: Props): JSX.Element {
  const send = useMutation(() => api.DELETE('/api/Webhooks/{id}', { params: { path: { id: webhook.id } } }))
  return (
    <ConfirmDialog
      title={texts.deleteThisWebhook}
      action={common.deleteAction}
      isSending={send.isSending}
      failure={send.failure}
      onClose={onClose}
      onConfirm={() => void send.run().then((answer) => answer && onDeleted())}
    >
      {texts.nothingMoreWillBe({ webhook: webhookName(webhook) })}
    </ConfirmDialog>
  )
}
