import type { Operation } from '../../contract/operation.ts'
import { readStockPlan } from '../../stock/plan.ts'

export const handle: Operation<'Stock_GetPlan'> = async ({ query }, { db, caller }) => {
  return { status: 200, body: await readStockPlan(db, caller.userId, query) }
}
