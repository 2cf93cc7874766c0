import { deleteComment } from '../../comments/write.ts'
import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'Comments_DeleteComment'> = async ({ path }, { caller, requireMatch, transaction }) =>
  transaction(async (trx) => {
    await deleteComment(trx, path.id, caller.userId, requireMatch)
    return { status: 200 }
  })
