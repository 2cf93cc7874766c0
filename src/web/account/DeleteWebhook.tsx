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
      title="Delete this webhook?"
      action="Delete"
      isSending={send.isSending}
      failure={send.failure}
      onClose={onClose}
      onConfirm={() => void send.run().then((answer) => answer && onDeleted())}
    >
      Nothing more will be sent to “{webhookName(webhook)}”, and its deliveries will be deleted.
    </ConfirmDialog>
  )
}
