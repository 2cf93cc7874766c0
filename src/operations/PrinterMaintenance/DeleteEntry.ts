import type { Operation } from '../../contract/operation.ts'
import { lockEntry } from '../../maintenance/change.ts'
import { readEntry } from '../../maintenance/detail.ts'

export const handle: Operation<'PrinterMaintenance_DeleteEntry'> = async (
  { path },
  { caller, requireMatch, now, transaction },
) =>
  transaction(async (trx) => {
    const { userId } = caller
    await lockEntry(trx, userId, path.id)
    requireMatch(await readEntry(trx, userId, path.id, now()))
    await trx.deleteFrom('maintenance_entries').where('user_id', '=', userId).where('id', '=', path.id).execute()
    return { status: 204 }
  })
