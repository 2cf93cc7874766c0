import { sql, type Transaction } from 'kysely'
import type { CommentDetailDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { recordEvents } from '../events/record.ts'
import { addEvent } from '../outbox/events.ts'
import { retractComment } from '../outbox/retract.ts'
import { Problem } from '../kernel/problem.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { requireNotBlocked } from './blocked.ts'
import { findComment, readComment } from './detail.ts'
import { excerptOf } from './excerpt.ts'
import type { CommentedPrint } from './print.ts'
import { addWritten, removeWritten } from './written.ts'
import { lockRow } from '../database/rowLock.ts'
import { DELETED_USER_ID } from '../users/deletedUser.ts'

/**
 * Adds a comment to a print, which must be locked, and notifies the owner of the print, unless they wrote it.
 * @throws Problem 403 when the print does not allow comments, or its owner has blocked the author; 409 when the prints of the owner
 * have the maximum number of comments, or the author has written the maximum number
 */
export async function addComment(
  trx: Transaction<DB>,
  quotas: Quotas,
  print: CommentedPrint,
  authorId: number,
  body: string,
): Promise<CommentDetailDto> {
  if (!print.allowComments) throw new Problem('forbidden', 'The owner of this print does not allow comments.')
  await requireNotBlocked(trx, print.ownerId, authorId)
  await quotas.requireRow(trx, print.ownerId, 'comments')
  await quotas.requireRow(trx, authorId, 'writtenComments')
  const written = await trx
    .insertInto('comments')
    .values({ user_id: print.ownerId, print_id: print.id, author_id: authorId, body })
    .returning(['id', 'user_id', 'print_id', 'author_id', 'created_date'])
    .executeTakeFirstOrThrow()
  const { id } = written
  await addWritten(trx, [written])
  await addToCount(trx, print.ownerId, print.id, 1)
  const comment = await requireComment(trx, print.ownerId, id)
  recordEvents(trx, [{ userId: print.ownerId, name: 'comment.created', recordId: id, data: comment }])
  if (authorId !== print.ownerId) {
    await addEvent(trx, print.ownerId, 'Comment', {
      commentId: id,
      printId: print.id,
      printTitle: print.title,
      authorId,
      authorName: comment.createdBy.displayName,
      excerpt: excerptOf(body),
    })
  }
  return comment
}

/**
 * Changes the text of a comment for its author, even if the author can no longer see the print.
 * @throws Problem 404, 403 for anyone but the author and for a blocked author, 412
 */
export async function changeComment(
  trx: Transaction<DB>,
  id: number,
  callerId: number,
  body: string,
  requireMatch: (current: unknown) => void,
): Promise<CommentDetailDto> {
  const { ownerId: printOwnerId } = await requireAuthor(trx, id, callerId)
  await requireNotBlocked(trx, printOwnerId, callerId)
  await lockComment(trx, printOwnerId, id)
  requireMatch(await requireComment(trx, printOwnerId, id))
  await trx
    .updateTable('comments')
    .set({ body, updated_date: sql`now()` })
    .where('user_id', '=', printOwnerId)
    .where('id', '=', id)
    .execute()
  return requireComment(trx, printOwnerId, id)
}

/**
 * Deletes a comment for its author, even if the author can no longer see the print.
 * @throws Problem 404, 403 for anyone but the author, 412
 */
export async function deleteComment(
  trx: Transaction<DB>,
  id: number,
  callerId: number,
  requireMatch: (current: unknown) => void,
): Promise<void> {
  const { ownerId: printOwnerId, printId } = await requireAuthor(trx, id, callerId)
  // The print is locked first, as when a print is deleted with its comments: the other order could deadlock.
  await addToCount(trx, printOwnerId, printId, -1)
  await lockComment(trx, printOwnerId, id)
  requireMatch(await requireComment(trx, printOwnerId, id))
  await deleteRow(trx, printOwnerId, printId, id)
}

/**
 * Removes a comment for the owner of the print, and notifies its author, unless they are the owner or deleted.
 * @param print must be locked
 * @throws Problem 403 for anyone but the owner of the print, 404 when it has no such comment, 412
 */
export async function removeComment(
  trx: Transaction<DB>,
  print: CommentedPrint,
  id: number,
  callerId: number,
  requireMatch: (current: unknown) => void,
): Promise<void> {
  if (print.ownerId !== callerId) {
    throw new Problem(
      'forbidden',
      'Only the owner of a print can remove comments from it; authors delete their own comments with DELETE /api/Comments/{id}.',
    )
  }
  await lockComment(trx, print.ownerId, id)
  const comment = await readComment(trx, print.ownerId, id)
  if (comment?.printId !== print.id) throw Problem.notFound('comment')
  requireMatch(comment)
  await addToCount(trx, print.ownerId, print.id, -1)
  // The author in `comment` is a deleted user from the request for deletion on, although the account may still be kept.
  const authorId = await deleteRow(trx, print.ownerId, print.id, id)
  if (authorId === print.ownerId || authorId === DELETED_USER_ID) return
  await addEvent(trx, authorId, 'CommentRemoved', {
    commentId: id,
    printId: print.id,
    // The author may not see a print that is not public, and does not learn its current title.
    printTitle: print.viewStatus === 'Public' ? print.title : null,
    excerpt: excerptOf(comment.body),
  })
}

/**
 * Deletes a comment, which must be locked, and the notification of it to the owner of the print.
 * @returns the id of its author
 */
async function deleteRow(trx: Transaction<DB>, printOwnerId: number, printId: number, id: number): Promise<number> {
  const { author_id } = await trx
    .deleteFrom('comments')
    .where('user_id', '=', printOwnerId)
    .where('id', '=', id)
    .returning('author_id')
    .executeTakeFirstOrThrow()
  await removeWritten(trx, [{ id, author_id }])
  await retractComment(trx, printOwnerId, printId, id)
  return author_id
}

/** 404 when the comment does not exist, 403 when the caller is not its author (docs/domain.md, "Visibility"). */
async function requireAuthor(trx: Transaction<DB>, id: number, callerId: number) {
  const comment = await findComment(trx, id, callerId)
  if (!comment) throw notFound()
  if (comment.authorId !== callerId) {
    throw new Problem('forbidden', 'Only the author of a comment can edit or delete it.')
  }
  return comment
}

async function lockComment(trx: Transaction<DB>, printOwnerId: number, id: number): Promise<void> {
  await lockRow(trx, 'comments', printOwnerId, id, 'delete')
}

async function requireComment(trx: Transaction<DB>, printOwnerId: number, id: number): Promise<CommentDetailDto> {
  const comment = await readComment(trx, printOwnerId, id)
  if (!comment) throw notFound()
  return comment
}

async function addToCount(trx: Transaction<DB>, ownerId: number, printId: number, change: 1 | -1): Promise<void> {
  await trx
    .updateTable('prints')
    .set((query) => ({ comment_count: query('comment_count', '+', change) }))
    .where('user_id', '=', ownerId)
    .where('id', '=', printId)
    .execute()
}

function notFound(): Problem {
  return new Problem('not-found', 'There is no comment with this id.')
}
