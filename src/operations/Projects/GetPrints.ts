import type { Operation } from '../../contract/operation.ts'
import { visibleOwner } from '../../images/subject.ts'
import { linkHeader, offsetOf, paging } from '../../paging.ts'
import { listPrints } from '../../prints/summary.ts'

export const handle: Operation<'Projects_GetPrints'> = async ({ path, query }, { db, caller, config }) => {
  const { pageNumber, pageSize, shareKey } = query
  const callerId = caller?.userId ?? null
  const userId = await visibleOwner(db, { projectId: path.id }, callerId, shareKey)
  const { items, totalCount } = await listPrints(
    db,
    config.baseUrl,
    { userId, projectIds: [path.id], forOthers: userId === callerId ? undefined : true },
    { sortColumn: 'date', sortDirection: 'desc' },
    pageSize,
    offsetOf(pageNumber, pageSize),
  )
  const page = paging(pageNumber, pageSize, totalCount)
  const Link = linkHeader(config.baseUrl, `/api/Projects/${path.id}/prints`, query, page)
  return { status: 200, body: { items, paging: page }, headers: { Link } }
}
