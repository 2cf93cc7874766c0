import type { Operation } from '../../contract/operation.ts'
import { lockWebhook } from '../../webhooks/change.ts'
import { readWebhook } from '../../webhooks/detail.ts'

export const handle: Operation<'Webhooks_DeleteWebhook'> = async ({ path }, { caller, requireMatch, transaction }) =>
  transaction(async (trx) => {
    const { userId } = caller
    await lockWebhook(trx, userId, path.id)
    requireMatch(await readWebhook(trx, userId, path.id))
    await trx.deleteFrom('webhooks').where('user_id', '=', userId).where('id', '=', path.id).execute()
    return { status: 204 }
  })
