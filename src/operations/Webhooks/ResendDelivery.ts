import type { Operation } from '../../contract/operation.ts'
import { resend } from '../../webhooks/resend.ts'

export const handle: Operation<'Webhooks_ResendDelivery'> = async ({ path }, { caller, now, transaction }) =>
  transaction(async (trx) => ({
    status: 202,
    body: await resend(trx, caller.userId, path.id, path.eventId, now()),
  }))
