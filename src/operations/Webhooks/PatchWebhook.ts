import type { Operation } from '../../contract/operation.ts'
import { changeWebhook } from '../../webhooks/change.ts'
import { readWebhook } from '../../webhooks/detail.ts'

export const handle: Operation<'Webhooks_PatchWebhook'> = async ({ path, body }, context) => {
  // Before anything is looked up for a webhook that is not there.
  await readWebhook(context.db, context.caller.userId, path.id)
  if (body.url !== undefined) await context.webhooks.requireUrl(body.url)
  return context.transaction(async (trx) => ({
    status: 200,
    body: await changeWebhook(trx, path.id, context, body),
  }))
}
