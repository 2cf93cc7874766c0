import type { Operation } from '../../contract/operation.ts'
import { listBrands } from '../../filamentTypes/list.ts'

export const handle: Operation<'Brands_GetBrands'> = async ({ query }, { db, caller, page }) => {
  const { searchText, sortColumn, sortDirection } = query
  const { items, totalCount } = await listBrands(db, caller.userId, searchText, {
    sortColumn,
    sortDirection,
    limit: page.limit,
    offset: page.offset,
  })
  return page.reply(items, totalCount)
}
