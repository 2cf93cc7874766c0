import type { Operation } from '../../contract/operation.ts'
import { completeEntry } from '../../maintenance/complete.ts'

export const handle: Operation<'PrinterMaintenance_CompleteEntry'> = async ({ path, body }, context) =>
  context.transaction(async (trx) => ({ status: 200, body: await completeEntry(trx, path.id, context, body) }))
