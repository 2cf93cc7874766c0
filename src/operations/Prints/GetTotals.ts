import type { Operation } from '../../contract/operation.ts'
import { toPrintFilter } from '../../prints/listFilter.ts'
import { readTotals } from '../../prints/totals.ts'

export const handle: Operation<'Prints_GetTotals'> = async ({ query }, { db, caller }) => {
  const filter = await toPrintFilter(db, caller.userId, query)
  return { status: 200, body: await readTotals(db, filter) }
}
