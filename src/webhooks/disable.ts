import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { recordEvents } from '../events/record.ts'
import { addEvent } from '../outbox/events.ts'
import { readWebhook } from './detail.ts'

/** Disables a webhook, which the transaction has locked, and notifies its owner. */
export async function disable(
  trx: Transaction<DB>,
  userId: number,
  id: string,
  reason: 'Gone' | 'Failing',
): Promise<void> {
  await trx
    .updateTable('webhooks')
    .set({ is_active: false, disabled_reason: reason })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
  await endDeliveries(trx, userId, id)
  const webhook = await readWebhook(trx, userId, id)
  const { description, url } = webhook
  await addEvent(trx, userId, 'Webhook', { id, name: description || new URL(url).hostname, reason })
  recordEvents(trx, [{ userId, name: 'webhook.disabled', recordId: id, data: webhook }])
}

/** Ends the deliveries of a webhook that wait: a disabled one sends nothing, until it recovers them. */
export async function endDeliveries(trx: Transaction<DB>, userId: number, id: string): Promise<void> {
  await trx
    .updateTable('webhook_deliveries')
    .set({ state: 'Failed', due_date: null })
    .where('user_id', '=', userId)
    .where('webhook_id', '=', id)
    .where('state', '=', 'Waiting')
    .execute()
  await trx.updateTable('webhooks').set({ due_date: null }).where('user_id', '=', userId).where('id', '=', id).execute()
}
