import { countComments, listComments } from '../../comments/detail.ts'
import { requireVisiblePrint } from '../../comments/print.ts'
import type { Operation } from '../../contract/operation.ts'
import { linkHeader, offsetOf, paging } from '../../paging.ts'

export const handle: Operation<'Prints_GetComments'> = async ({ path, query }, { db, caller, config }) => {
  const { pageNumber, pageSize } = query
  const { ownerId } = await requireVisiblePrint(db, path.id, caller?.userId ?? null, query.shareKey)
  const items = await listComments(db, ownerId, path.id, pageSize, offsetOf(pageNumber, pageSize))
  const page = paging(pageNumber, pageSize, await countComments(db, ownerId, path.id))
  const Link = linkHeader(config.baseUrl, `/api/Prints/${path.id}/comments`, query, page)
  return { status: 200, body: { items, paging: page }, headers: { Link } }
}
