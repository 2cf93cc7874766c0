import { lockVisiblePrint } from '../../comments/print.ts'
import { removeComment } from '../../comments/write.ts'
import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'Prints_DeleteComment'> = async ({ path }, { caller, requireMatch, transaction }) =>
  transaction(async (trx) => {
    const print = await lockVisiblePrint(trx, path.id, caller.userId, undefined)
    await removeComment(trx, print, path.commentId, caller.userId, requireMatch)
    return { status: 204 }
  })
