import type { Operation } from '../../contract/operation.ts'
import { changeEntry } from '../../maintenance/change.ts'

export const handle: Operation<'PrinterMaintenance_PutEntry'> = async ({ path, body }, context) =>
  context.transaction(async (trx) => ({
    status: 200,
    body: await changeEntry(trx, path.id, context, () => body),
  }))
