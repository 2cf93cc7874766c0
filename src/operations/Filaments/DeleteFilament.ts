import type { Operation } from '../../contract/operation.ts'
import { deleteFilament } from '../../filaments/delete.ts'

export const handle: Operation<'Filaments_DeleteFilament'> = async ({ path }, { caller, requireMatch, transaction }) =>
  transaction(async (trx) => {
    await deleteFilament(trx, caller.userId, path.id, requireMatch)
    return { status: 204 }
  })
