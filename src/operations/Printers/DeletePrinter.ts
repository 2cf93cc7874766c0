import type { Operation } from '../../contract/operation.ts'
import { deletePrinter } from '../../printers/delete.ts'

export const handle: Operation<'Printers_DeletePrinter'> = async ({ path }, { caller, requireMatch, transaction }) =>
  transaction(async (trx) => {
    await deletePrinter(trx, caller.userId, path.id, requireMatch)
    return { status: 204 }
  })
