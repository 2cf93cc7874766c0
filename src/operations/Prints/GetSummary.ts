import type { Operation } from '../../contract/operation.ts'
import { toPrintFilter } from '../../prints/listFilter.ts'
import { listPrints } from '../../prints/summary.ts'

export const handle: Operation<'Prints_GetSummary'> = async ({ query }, { db, caller, config, page }) => {
  const { pageNumber, pageSize, sortColumn, sortDirection, ...switches } = query
  const filter = await toPrintFilter(db, caller.userId, switches)
  const part = { sortColumn, sortDirection, limit: page.limit, offset: page.offset }
  const { items, totalCount } = await listPrints(db, config.baseUrl, filter, part)
  return page.reply(items, totalCount)
}
