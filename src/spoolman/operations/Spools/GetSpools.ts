import type { SpoolmanOperation } from '../../operation.ts'
import { totalHeader } from '../../lists.ts'
import { listSpools } from '../../spools.ts'

export const handle: SpoolmanOperation<'Spools_GetSpools'> = async ({ query }, { db, userId, readExtraFilters }) => {
  const { rows, total } = await listSpools(db, userId, query, readExtraFilters())
  return { status: 200, body: rows, headers: totalHeader(total) }
}
