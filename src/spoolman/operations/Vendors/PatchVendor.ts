import type { SpoolmanOperation } from '../../operation.ts'
import { changeVendor } from '../../writeVendor.ts'

export const handle: SpoolmanOperation<'Vendors_PatchVendor'> = async ({ path, body }, { caller, transaction }) => ({
  status: 200,
  body: await transaction((trx) => changeVendor(trx, caller, path.id, body)),
})
