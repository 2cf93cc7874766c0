import type { SpoolmanOperation } from '../../operation.ts'
import { readVendor } from '../../vendors.ts'

export const handle: SpoolmanOperation<'Vendors_GetVendor'> = async ({ path }, { db, userId }) => ({
  status: 200,
  body: await readVendor(db, userId, path.id),
})
