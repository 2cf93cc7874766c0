import type { Operation } from '../../contract/operation.ts'
import { listStock } from '../../stock/list.ts'
import { readStockTotals } from '../../stock/totals.ts'

export const handle: Operation<'Stock_GetStock'> = async ({ query }, { db, caller, page }) => {
  const { pageNumber, pageSize, sortColumn, sortDirection, ...filter } = query
  const { totals, rowCount } = await readStockTotals(db, caller.userId, filter)
  const items = await listStock(db, caller.userId, filter, {
    sortColumn,
    sortDirection,
    limit: page.limit,
    offset: page.offset,
  })
  const reply = page.reply(items, rowCount)
  return { ...reply, body: { ...reply.body, totals } }
}
