import type { Operation } from '../../contract/operation.ts'
import type { CompiledReader } from '../../database/reader.ts'
import { csvText } from '../../csv/file.ts'
import { pagesById } from '../../csv/pages.ts'
import { readFilamentTypes } from '../../filamentTypes/detail.ts'
import { SPOOL_COLUMNS, type TypedSpool } from '../../filaments/csv.ts'
import { readFilaments } from '../../filaments/detail.ts'
import { listFilamentIds } from '../../filaments/list.ts'
import { csvBody } from '../../responses/csvResponse.ts'

export const handle: Operation<'Filaments_GetCsv'> = async ({ query }, { db, caller, isHead }) => {
  const { userId } = caller
  const { sortColumn, sortDirection, ...filter } = query
  const ids = await listFilamentIds(db, userId, filter, { sortColumn, sortDirection })
  const pages = pagesById(ids, (page) => readTyped(db, userId, page))
  return { status: 200, body: csvBody('spools.csv', csvText(SPOOL_COLUMNS, pages), isHead) }
}

async function readTyped(db: CompiledReader, userId: number, ids: readonly string[]): Promise<TypedSpool[]> {
  const spools = [...(await readFilaments(db, userId, ids)).values()]
  const typeIds = new Set(spools.flatMap(({ typeId }) => typeId ?? []))
  const types = await readFilamentTypes(db, userId, [...typeIds])
  return spools.map((spool) => ({ ...spool, type: (spool.typeId !== null && types.get(spool.typeId)) || null }))
}
