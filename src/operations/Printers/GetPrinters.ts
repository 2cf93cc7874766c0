import type { Operation } from '../../contract/operation.ts'
import { selectPrinters, toPrinter } from '../../printers/detail.ts'
import { countPrinters, isOnPage, LIST_ORDER } from '../../printers/list.ts'

export const handle: Operation<'Printers_GetPrinters'> = async (_request, { db, caller, page }) => {
  const { userId } = caller
  const count = await countPrinters(db, userId)
  const rows = await selectPrinters(db, userId)
    .where(isOnPage(db, userId, page.limit, page.offset))
    .orderBy(LIST_ORDER)
    .execute()
  return page.reply(rows.map(toPrinter), count)
}
