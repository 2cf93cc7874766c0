import type { Operation } from '../../contract/operation.ts'
import { listCategories } from '../../maintenance/categories.ts'

export const handle: Operation<'PrinterMaintenance_GetCategories'> = async (_, { db, caller }) => ({
  status: 200,
  body: await listCategories(db, caller.userId),
})
