import type { Operation } from '../../contract/operation.ts'
import { deleteSettings } from '../../slicerSettings/record.ts'

export const handle: Operation<'SlicerSettings_DeleteSettings'> = async ({ path }, { caller, transaction }) =>
  transaction(async (trx) => {
    await deleteSettings(trx, caller.userId, path.id)
    return { status: 204 }
  })
