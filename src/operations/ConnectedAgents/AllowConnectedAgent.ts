import { allowAgain } from '../../agents/grants.ts'
import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'ConnectedAgents_AllowConnectedAgent'> = async ({ path }, { caller, transaction }) =>
  transaction(async (trx) => {
    await allowAgain(trx, caller.userId, path.grantId)
    return { status: 204 }
  })
