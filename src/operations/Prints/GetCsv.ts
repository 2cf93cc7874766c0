import type { Operation } from '../../contract/operation.ts'
import { csvText } from '../../csv/file.ts'
import { pagesById } from '../../csv/pages.ts'
import { PRINT_COLUMNS, readPrintRows } from '../../prints/csv.ts'
import { listPrintIds } from '../../prints/ids.ts'
import { toPrintFilter } from '../../prints/listFilter.ts'
import { csvBody } from '../../responses/csvResponse.ts'

export const handle: Operation<'Prints_GetCsv'> = async ({ query }, { db, caller, isHead }) => {
  const { userId } = caller
  const { sortColumn, sortDirection, ...switches } = query
  const filter = await toPrintFilter(db, userId, switches)
  const ids = await listPrintIds(db, filter, { sortColumn, sortDirection })
  const pages = pagesById(ids, (page) => readPrintRows(db, userId, page))
  return { status: 200, body: csvBody('prints.csv', csvText(PRINT_COLUMNS, pages), isHead) }
}
