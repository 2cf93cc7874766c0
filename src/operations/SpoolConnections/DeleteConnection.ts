import type { Operation } from '../../contract/operation.ts'
import { deleteConnection } from '../../spoolConnections/change.ts'

export const handle: Operation<'SpoolConnections_DeleteConnection'> = async (
  { path },
  { caller, transaction, forgetCredentials },
) => {
  const reply = await transaction(async (trx) => {
    await deleteConnection(trx, caller.userId, path.id)
    return { status: 204 }
  })
  forgetCredentials(caller.userId)
  return reply
}
