import { sql, type Transaction } from 'kysely'
import type { CommentDetailDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { addEvent } from '../events/outbox.ts'
import { Problem } from '../http/problem.ts'
import { readComment } from './detail.ts'
import type { CommentedPrint } from './print.ts'

/** Unicode characters of a comment that its notification shows. */
const EXCERPT_LENGTH = 200

/**
 * Adds a comment to a print, which must be locked; its owner is told, unless they wrote it.
 * @throws Problem 403 when the print takes no comments, whoever asks
 */
export async function addComment(
  trx: Transaction<DB>,
  print: CommentedPrint,
  authorId: number,
  body: string,
): Promise<CommentDetailDto> {
  if (!print.allowComments) throw new Problem('forbidden', 'The owner of this print does not allow comments.')
  const { id } = await trx
    .insertInto('comments')
    .values({ user_id: print.ownerId, print_id: print.id, author_id: authorId, body })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addToCount(trx, print.ownerId, print.id, 1)
  const comment = await requireComment(trx, print.ownerId, id)
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
 * Changes the text of a comment by its author's hand, also where the author no longer sees the print.
 * @throws Problem 404, 403 for anybody but the author, 412
 */
export async function changeComment(
  trx: Transaction<DB>,
  id: number,
  callerId: number,
  body: string,
  requireMatch: (current: unknown) => void,
): Promise<CommentDetailDto> {
  const { user_id: printOwnerId } = await requireAuthor(trx, id, callerId)
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
 * Deletes a comment by its author's hand, also where the author no longer sees the print.
 * @throws Problem 404, 403 for anybody but the author, 412
 */
export async function deleteComment(
  trx: Transaction<DB>,
  id: number,
  callerId: number,
  requireMatch: (current: unknown) => void,
): Promise<void> {
  const { user_id: printOwnerId, print_id: printId } = await requireAuthor(trx, id, callerId)
  // The print first, as where a print is deleted with its comments: two who wait for each other would both lose a second.
  await addToCount(trx, printOwnerId, printId, -1)
  await lockComment(trx, printOwnerId, id)
  requireMatch(await requireComment(trx, printOwnerId, id))
  await trx.deleteFrom('comments').where('user_id', '=', printOwnerId).where('id', '=', id).execute()
}

/** Specification, "Comments": 404 when the comment does not exist, 403 when the caller is not its owner. */
async function requireAuthor(trx: Transaction<DB>, id: number, callerId: number) {
  const comment = await trx
    .selectFrom('comments')
    .select(['user_id', 'print_id', 'author_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!comment) throw notFound()
  if (comment.author_id !== callerId) {
    throw new Problem('forbidden', 'Only the owner of a comment may change or delete it.')
  }
  return comment
}

async function lockComment(trx: Transaction<DB>, printOwnerId: number, id: number): Promise<void> {
  await trx
    .selectFrom('comments')
    .select('id')
    .where('user_id', '=', printOwnerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
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

function excerptOf(body: string): string {
  const characters = [...body.replace(/\s+/g, ' ').trim()]
  if (characters.length <= EXCERPT_LENGTH) return characters.join('')
  return `${characters.slice(0, EXCERPT_LENGTH - 1).join('')}…`
}
