import type { Operation } from '../../contract/operation.ts'
import { listFeed } from '../../feed/items.ts'

export const handle: Operation<'Feed_GetFeed'> = async (_request, { db, caller, config, page }) => {
  const { items, totalCount } = await listFeed(db, config.baseUrl, caller.userId, page.limit, page.offset)
  return page.reply(items, totalCount)
}
