import type { Operation } from '../../contract/operation.ts'
import { listFeed } from '../../feed/items.ts'
import { linkHeader, offsetOf, paging } from '../../paging.ts'

export const handle: Operation<'Feed_GetFeed'> = async ({ query }, { db, caller, config }) => {
  const { pageNumber, pageSize } = query
  const offset = offsetOf(pageNumber, pageSize)
  const { items, totalCount } = await listFeed(db, config.baseUrl, caller.userId, pageSize, offset)
  const page = paging(pageNumber, pageSize, totalCount)
  const Link = linkHeader(config.baseUrl, '/api/Feed', query, page)
  return { status: 200, body: { items, paging: page }, headers: { Link } }
}
