import { listGrants } from '../../agents/grants.ts'
import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'ConnectedAgents_GetConnectedAgents'> = async ({ query }, { caller, db }) => {
  return { status: 200, body: await listGrants(db, caller.userId, query.includeRevoked) }
}
