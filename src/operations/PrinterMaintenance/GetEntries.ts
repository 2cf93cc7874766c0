import type { Operation } from '../../contract/operation.ts'
import { listEntries } from '../../maintenance/list.ts'

export const handle: Operation<'PrinterMaintenance_GetEntries'> = async ({ query }, { db, caller, now, page }) => {
  const { pageNumber, pageSize, ...filter } = query
  const { items, totalCount } = await listEntries(db, caller.userId, filter, now(), page)
  return page.reply(items, totalCount)
}
