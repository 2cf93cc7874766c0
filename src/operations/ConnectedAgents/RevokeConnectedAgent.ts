import { revoke } from '../../agents/grants.ts'
import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'ConnectedAgents_RevokeConnectedAgent'> = async ({ path }, { caller, transaction }) =>
  transaction(async (trx) => {
    await revoke(trx, caller.userId, path.grantId)
    return { status: 200 }
  })
