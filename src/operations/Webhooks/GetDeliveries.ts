import type { Operation } from '../../contract/operation.ts'
import { listDeliveries } from '../../webhooks/deliveries.ts'

export const handle: Operation<'Webhooks_GetDeliveries'> = async ({ path, query }, { db, caller, page }) => {
  const { items, totalCount } = await listDeliveries(db, caller.userId, path.id, query.states, page)
  return page.reply(items, totalCount)
}
