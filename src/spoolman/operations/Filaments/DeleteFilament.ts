import type { SpoolmanOperation } from '../../operation.ts'
import { deleteFilamentType } from '../../../filamentTypes/write.ts'
import { inUse } from '../../failure.ts'
import { ANY_STATE } from '../../writeVendor.ts'

export const handle: SpoolmanOperation<'Filaments_DeleteFilament'> = async ({ path }, { userId, transaction }) => {
  await inUse(transaction((trx) => deleteFilamentType(trx, userId, path.id, ANY_STATE)))
  return { status: 200, body: { message: 'Success!' } }
}
