import { block } from '../../comments/blocked.ts'
import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'BlockedUsers_PutBlockedUser'> = async ({ path }, { caller, config, transaction }) =>
  transaction(async (trx) => {
    await block(trx, caller.userId, path.id, config.storage.blockedUsers)
    return { status: 204 }
  })
