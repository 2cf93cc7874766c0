import type { Operation } from '../../contract/operation.ts'
import { csvText } from '../../csv/file.ts'
import { pagesById } from '../../csv/pages.ts'
import { readFilament } from '../../filaments/detail.ts'
import { LEDGER_COLUMNS, listLedgerIds, readLedgerRows } from '../../ledger/csv.ts'
import { csvBody } from '../../responses/csvResponse.ts'

export const handle: Operation<'Filaments_GetLedgerCsv'> = async ({ path }, { db, caller, isHead }) => {
  const { userId } = caller
  const spool = await readFilament(db, userId, path.id)
  const ids = await listLedgerIds(db, userId, spool.id)
  const pages = pagesById(ids, (page) => readLedgerRows(db, userId, page))
  return { status: 200, body: csvBody('ledger.csv', csvText(LEDGER_COLUMNS, pages), isHead) }
}
