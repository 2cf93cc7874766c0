import type { Operation } from '../../contract/operation.ts'
import { dueEntriesOf } from '../../maintenance/due.ts'
import { countPrinters } from '../../printers/list.ts'
import { listSummaries } from '../../printers/summary.ts'

export const handle: Operation<'Printers_GetSummary'> = async (_request, { db, caller, now, page }) => {
  const { userId } = caller
  const count = await countPrinters(db, userId)
  const dueIds = await dueEntriesOf(db, userId, now())
  const items = await listSummaries(db, userId, dueIds, page.limit, page.offset)
  return page.reply(items, count)
}
