import type { Operation } from '../../contract/operation.ts'
import { changePrinter } from '../../printers/change.ts'

export const handle: Operation<'Printers_PutPrinter'> = async ({ path, body }, context) =>
  context.transaction(async (trx) => ({
    status: 200,
    body: await changePrinter(trx, path.id, context, () => body),
  }))
