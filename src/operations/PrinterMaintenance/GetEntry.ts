import type { Operation } from '../../contract/operation.ts'
import { readEntry } from '../../maintenance/detail.ts'

export const handle: Operation<'PrinterMaintenance_GetEntry'> = async ({ path }, { db, caller, now }) => ({
  status: 200,
  body: await readEntry(db, caller.userId, path.id, now()),
})
