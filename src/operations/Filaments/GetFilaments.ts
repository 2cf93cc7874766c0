import type { Operation } from '../../contract/operation.ts'
import { listFilaments } from '../../filaments/list.ts'
import { linkHeader, offsetOf, paging } from '../../paging.ts'

export const handle: Operation<'Filaments_GetFilaments'> = async ({ query }, { db, caller, config }) => {
  const { pageNumber, pageSize, sortColumn, sortDirection, ...filter } = query
  const { items, totalCount } = await listFilaments(db, caller.userId, filter, {
    sortColumn,
    sortDirection,
    limit: pageSize,
    offset: offsetOf(pageNumber, pageSize),
  })
  const page = paging(pageNumber, pageSize, totalCount)
  const Link = linkHeader(config.baseUrl, '/api/Filaments', query, page)
  return { status: 200, body: { items, paging: page }, headers: { Link } }
}
