import type { Operation } from '../../contract/operation.ts'
import { addPing } from '../../webhooks/resend.ts'

export const handle: Operation<'Webhooks_PingWebhook'> = async ({ path }, { caller, now, transaction }) =>
  transaction(async (trx) => ({ status: 202, body: await addPing(trx, caller.userId, path.id, now()) }))
