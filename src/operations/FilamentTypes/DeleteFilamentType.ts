import type { Operation } from '../../contract/operation.ts'
import { deleteFilamentType } from '../../filamentTypes/write.ts'

export const handle: Operation<'FilamentTypes_DeleteFilamentType'> = async (
  { path },
  { caller, requireMatch, transaction },
) =>
  transaction(async (trx) => {
    await deleteFilamentType(trx, caller.userId, path.id, requireMatch)
    return { status: 204 }
  })
