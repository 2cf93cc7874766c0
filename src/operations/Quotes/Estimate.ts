import type { Operation } from '../../contract/operation.ts'
import { estimateQuote } from '../../quotes/estimate.ts'

export const handle: Operation<'Quotes_Estimate'> = async ({ body }, { db, caller }) => {
  return { status: 200, body: await estimateQuote(db, caller.userId, body) }
}
