import type { Operation } from '../../contract/operation.ts'
import { listFilaments } from '../../filaments/list.ts'

export const handle: Operation<'Filaments_GetFilaments'> = async ({ query }, { db, caller, page }) => {
  const { pageNumber, pageSize, sortColumn, sortDirection, ...filter } = query
  const { items, totalCount } = await listFilaments(db, caller.userId, filter, {
    sortColumn,
    sortDirection,
    limit: page.limit,
    offset: page.offset,
  })
  return page.reply(items, totalCount)
}
