import type { Operation } from '../../contract/operation.ts'
import { insertEntry } from '../../maintenance/insert.ts'

export const handle: Operation<'PrinterMaintenance_PostEntry'> = async (
  { body },
  { caller, now, quotas, transaction },
) =>
  transaction(async (trx) => {
    const entry = await insertEntry(trx, caller.userId, quotas, body, now())
    return { status: 201, body: entry, headers: { Location: `/api/PrinterMaintenance/${entry.id}` } }
  })
