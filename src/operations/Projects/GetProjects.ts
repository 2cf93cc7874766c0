import type { Operation } from '../../contract/operation.ts'
import { linkHeader, offsetOf, paging } from '../../paging.ts'
import { listProjects } from '../../projects/list.ts'

export const handle: Operation<'Projects_GetProjects'> = async ({ query }, { db, caller, config }) => {
  const { pageNumber, pageSize, sortColumn, sortDirection, ...filter } = query
  const { items, totalCount } = await listProjects(db, config.baseUrl, caller.userId, filter, {
    sortColumn,
    sortDirection,
    limit: pageSize,
    offset: offsetOf(pageNumber, pageSize),
  })
  const page = paging(pageNumber, pageSize, totalCount)
  const Link = linkHeader(config.baseUrl, '/api/Projects', query, page)
  return { status: 200, body: { items, paging: page }, headers: { Link } }
}
