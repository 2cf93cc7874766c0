import type { SpoolmanOperation } from '../../operation.ts'
import { groupSpools } from '../../groups.ts'
import { totalHeader } from '../../lists.ts'

export const handle: SpoolmanOperation<'Spools_GetGroups'> = async ({ query }, { db, userId, readExtraFilters }) => {
  const { rows, total } = await groupSpools(db, userId, query, readExtraFilters())
  return { status: 200, body: rows, headers: totalHeader(total) }
}
