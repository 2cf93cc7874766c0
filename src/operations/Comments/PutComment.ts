import { changeComment } from '../../comments/write.ts'
import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'Comments_PutComment'> = async ({ path, body }, { caller, requireMatch, transaction }) =>
  transaction(async (trx) => {
    const comment = await changeComment(trx, path.id, caller.userId, body.body, requireMatch)
    return { status: 201, body: comment }
  })
