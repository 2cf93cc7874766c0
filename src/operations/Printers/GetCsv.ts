import type { Operation } from '../../contract/operation.ts'
import { csvText } from '../../csv/file.ts'
import { pagesById } from '../../csv/pages.ts'
import { listPrinterIds, PRINTER_COLUMNS } from '../../printers/csv.ts'
import { readPrinters } from '../../printers/detail.ts'
import { csvBody } from '../../responses/csvResponse.ts'

export const handle: Operation<'Printers_GetCsv'> = async (_request, { db, caller, isHead }) => {
  const { userId } = caller
  const ids = await listPrinterIds(db, userId)
  const pages = pagesById(ids, async (page) => [...(await readPrinters(db, userId, page.map(Number))).values()])
  return { status: 200, body: csvBody('printers.csv', csvText(PRINTER_COLUMNS, pages), isHead) }
}
