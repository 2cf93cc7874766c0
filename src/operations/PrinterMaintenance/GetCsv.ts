import type { Operation } from '../../contract/operation.ts'
import { csvText } from '../../csv/file.ts'
import { pagesById } from '../../csv/pages.ts'
import { MAINTENANCE_COLUMNS, readEntryRows } from '../../maintenance/csv.ts'
import { listEntryIds } from '../../maintenance/list.ts'
import { csvBody } from '../../responses/csvResponse.ts'

export const handle: Operation<'PrinterMaintenance_GetCsv'> = async ({ query }, { db, caller, isHead, now }) => {
  const { userId } = caller
  const ids = await listEntryIds(db, userId, query, now())
  const pages = pagesById(ids, (page) => readEntryRows(db, userId, page))
  return { status: 200, body: csvBody('maintenance.csv', csvText(MAINTENANCE_COLUMNS, pages), isHead) }
}
