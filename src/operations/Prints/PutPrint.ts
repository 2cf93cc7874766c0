import type { Operation } from '../../contract/operation.ts'
import { changePrint } from '../../prints/change.ts'

export const handle: Operation<'Prints_PutPrint'> = async ({ path, body }, context) =>
  context.transaction(async (trx) => {
    const print = await changePrint(trx, path.id, context, (_, person) => ({
      ...body,
      viewStatus: body.viewStatus ?? person.default_view_status,
    }))
    return { status: 200, body: print }
  })
