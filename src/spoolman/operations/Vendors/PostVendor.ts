import type { SpoolmanOperation } from '../../operation.ts'
import { addVendor } from '../../writeVendor.ts'

export const handle: SpoolmanOperation<'Vendors_PostVendor'> = async ({ body }, { caller, quotas, transaction }) => ({
  status: 200,
  body: await transaction((trx) => addVendor(trx, caller, body, quotas)),
})
