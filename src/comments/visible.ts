import type { CommentDetailDto } from '../../generated/api.d.ts'
import type { Reader } from '../database/reader.ts'
import { Problem } from '../kernel/problem.ts'
import { readComment } from './detail.ts'
import { isVisiblePrint } from './print.ts'

/**
 * A comment for its author, and for everyone who can see its print.
 * @param callerId null without credentials
 * @param shareKey the key that was sent with the request
 * @throws Problem 404 when the comment does not exist or the caller may not see it
 */
export async function readVisibleComment(
  db: Reader,
  id: number,
  callerId: number | null,
  shareKey: string | undefined,
): Promise<CommentDetailDto> {
  const row = await db
    .selectFrom('comments')
    .select(['user_id', 'print_id', 'author_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  const isVisible = row && (row.author_id === callerId || (await isVisiblePrint(db, row.print_id, callerId, shareKey)))
  const comment = isVisible ? await readComment(db, row.user_id, id) : null
  if (!comment) throw Problem.notFound('comment')
  return comment
}
