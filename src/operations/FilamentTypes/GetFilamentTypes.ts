import type { Operation } from '../../contract/operation.ts'
import { listFilamentTypes } from '../../filamentTypes/list.ts'

export const handle: Operation<'FilamentTypes_GetFilamentTypes'> = async ({ query }, { db, caller, page }) => {
  const { pageNumber, pageSize, sortColumn, sortDirection, ...filter } = query
  const { items, totalCount } = await listFilamentTypes(db, caller.userId, filter, {
    sortColumn,
    sortDirection,
    limit: page.limit,
    offset: page.offset,
  })
  return page.reply(items, totalCount)
}
