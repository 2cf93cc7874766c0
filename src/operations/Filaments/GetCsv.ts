import type { Operation } from '../../contract/operation.ts'
import { csvText } from '../../csv/file.ts'
import { pagesById } from '../../csv/pages.ts'
import { SPOOL_COLUMNS } from '../../filaments/csv.ts'
import { readFilaments } from '../../filaments/detail.ts'
import { listFilamentIds } from '../../filaments/list.ts'
import { csvBody } from '../../responses/csvResponse.ts'

export const handle: Operation<'Filaments_GetCsv'> = async ({ query }, { db, caller, isHead }) => {
  const { userId } = caller
  const { sortColumn, sortDirection, ...filter } = query
  const ids = await listFilamentIds(db, userId, filter, { sortColumn, sortDirection })
  const pages = pagesById(ids, async (page) => [...(await readFilaments(db, userId, page)).values()])
  return { status: 200, body: csvBody('spools.csv', csvText(SPOOL_COLUMNS, pages), isHead) }
}
