import type { Operation } from '../../contract/operation.ts'
import { listProjects } from '../../projects/list.ts'

export const handle: Operation<'Projects_GetProjects'> = async ({ query }, { db, caller, config, page }) => {
  const { pageNumber, pageSize, sortColumn, sortDirection, ...filter } = query
  const { items, totalCount } = await listProjects(db, config.baseUrl, caller.userId, filter, {
    sortColumn,
    sortDirection,
    limit: page.limit,
    offset: page.offset,
  })
  return page.reply(items, totalCount)
}
