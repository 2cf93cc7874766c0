import type { CommentDetailDto } from '../../generated/api.d.ts'
import type { Reader } from '../database/reader.ts'
import { Problem } from '../kernel/problem.ts'
import { findComment, readComment } from './detail.ts'
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
  const found = await findComment(db, id, callerId)
  const isVisible =
    found &&
    (found.authorId === callerId || (await isVisiblePrint(db, found.ownerId, found.printId, callerId, shareKey)))
  const comment = isVisible ? await readComment(db, found.ownerId, id) : null
  if (!comment) throw Problem.notFound('comment')
  return comment
}
