import { unblock } from '../../comments/blocked.ts'
import type { Operation } from '../../contract/operation.ts'

/** The response does not reveal whether the user was blocked, or exists. */
export const handle: Operation<'BlockedUsers_DeleteBlockedUser'> = async ({ path }, { caller, transaction }) =>
  transaction(async (trx) => {
    await unblock(trx, caller.userId, path.id)
    return { status: 204 }
  })
