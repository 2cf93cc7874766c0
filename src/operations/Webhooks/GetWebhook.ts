import type { Operation } from '../../contract/operation.ts'
import { readWebhook } from '../../webhooks/detail.ts'

export const handle: Operation<'Webhooks_GetWebhook'> = async ({ path }, { db, caller }) => ({
  status: 200,
  body: await readWebhook(db, caller.userId, path.id),
})
