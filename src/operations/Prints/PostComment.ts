import { lockVisiblePrint } from '../../comments/print.ts'
import { addComment } from '../../comments/write.ts'
import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'Prints_PostComment'> = async ({ path, query, body }, { caller, quotas, transaction }) =>
  transaction(async (trx) => {
    const print = await lockVisiblePrint(trx, path.id, caller.userId, query.shareKey)
    const comment = await addComment(trx, quotas, print, caller.userId, body.body)
    return { status: 201, body: comment, headers: { Location: `/api/Comments/${comment.id}` } }
  })
