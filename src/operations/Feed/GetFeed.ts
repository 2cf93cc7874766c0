import type { Operation } from '../../contract/operation.ts'
import { listFeed } from '../../feed/page.ts'

export const handle: Operation<'Feed_GetFeed'> = async (_request, { openPipeline, caller, config, page }) => {
  const { items, totalCount } = await listFeed(openPipeline(), config.baseUrl, caller.userId, page.limit, page.offset)
  return page.reply(items, totalCount)
}
