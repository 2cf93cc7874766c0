import { readVisibleComment } from '../../comments/visible.ts'
import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'Comments_GetComment'> = async ({ path, query }, { db, caller }) => ({
  status: 200,
  body: await readVisibleComment(db, path.id, caller?.userId ?? null, query.shareKey),
})
