import type { Operation } from '../../contract/operation.ts'
import { changePrint } from '../../prints/change.ts'

export const handle: Operation<'Prints_PatchPrint'> = async ({ path, body }, context) =>
  context.transaction(async (trx) => {
    const print = await changePrint(trx, path.id, context, ({ filamentUsage: _, ...current }) => ({
      ...current,
      ...body,
    }))
    return { status: 200, body: print }
  })
