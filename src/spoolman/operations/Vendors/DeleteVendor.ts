import type { SpoolmanOperation } from '../../operation.ts'
import { removeVendor } from '../../writeVendor.ts'

export const handle: SpoolmanOperation<'Vendors_DeleteVendor'> = async ({ path }, { userId, transaction }) => {
  await transaction((trx) => removeVendor(trx, userId, path.id))
  return { status: 200, body: { message: 'Success!' } }
}
