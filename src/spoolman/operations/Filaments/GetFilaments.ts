import type { SpoolmanOperation } from '../../operation.ts'
import { totalHeader } from '../../lists.ts'
import { listSpoolmanFilaments } from '../../filaments.ts'

export const handle: SpoolmanOperation<'Filaments_GetFilaments'> = async (
  { query },
  { db, userId, readExtraFilters },
) => {
  const { rows, total } = await listSpoolmanFilaments(db, userId, query, readExtraFilters())
  return { status: 200, body: rows, headers: totalHeader(total) }
}
