import type { SpoolmanOperation } from '../../operation.ts'
import { addVendor } from '../../writeVendor.ts'

export const handle: SpoolmanOperation<'Vendors_PostVendor'> = async ({ body }, { userId, quotas, transaction }) => ({
  status: 200,
  body: await transaction((trx) => addVendor(trx, userId, body, quotas)),
})
