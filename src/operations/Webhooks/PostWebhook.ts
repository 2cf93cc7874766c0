import { randomUUID } from 'node:crypto'
import type { Operation } from '../../contract/operation.ts'
import { insertWebhook } from '../../webhooks/change.ts'

export const handle: Operation<'Webhooks_PostWebhook'> = async (
  { body },
  { caller, quotas, transaction, webhooks },
) => {
  const { userId } = caller
  await webhooks.requireUrl(body.url)
  const id = randomUUID()
  const secret = await webhooks.secrets.create(id)
  return transaction(async (trx) => {
    await quotas.requireRow(trx, userId, 'webhooks')
    const webhook = await insertWebhook(trx, userId, id, secret, body)
    return { status: 201, body: webhook, headers: { Location: `/api/Webhooks/${id}` } }
  })
}
