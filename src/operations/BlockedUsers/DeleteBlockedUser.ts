import { unblock } from '../../comments/blocked.ts'
import type { Operation } from '../../contract/operation.ts'

/** Whether the user was blocked, or exists, is told to nobody. */
export const handle: Operation<'BlockedUsers_DeleteBlockedUser'> = async ({ path }, { caller, transaction }) =>
  transaction(async (trx) => {
    await unblock(trx, caller.userId, path.id)
    return { status: 204 }
  })
