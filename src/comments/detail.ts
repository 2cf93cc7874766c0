import { sql } from 'kysely'
import type { CommentDetailDto } from '../../generated/api.d.ts'
import type { Reader } from '../database/reader.ts'
import { readByOwner } from '../users/recordOwner.ts'
import { userReference } from '../users/reference.ts'

/** A comment, which belongs to the owner of its print; null when it does not exist. */
export async function readComment(db: Reader, printOwnerId: number, id: number): Promise<CommentDetailDto | null> {
  const row = await selectComments(db, printOwnerId).where('comment.id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Where a comment is, and who wrote it. */
interface Place {
  readonly ownerId: number
  readonly printId: number
  readonly authorId: number
}

/**
 * Finds a comment; null when it does not exist.
 * @param callerId null without credentials
 */
export async function findComment(db: Reader, id: number, callerId: number | null): Promise<Place | null> {
  return readByOwner(db, 'comments', id, callerId, (ownerId) =>
    db
      .selectFrom('comments')
      .select(['user_id as ownerId', 'print_id as printId', 'author_id as authorId'])
      .where('user_id', '=', ownerId)
      .where('id', '=', id)
      .executeTakeFirst(),
  )
}

/** A page of the comments on a print, oldest first. */
export async function listComments(
  db: Reader,
  printOwnerId: number,
  printId: number,
  limit: number,
  offset: number,
): Promise<CommentDetailDto[]> {
  return selectComments(db, printOwnerId)
    .where('comment.print_id', '=', printId)
    .orderBy('comment.created_date')
    .orderBy('comment.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** The number of comments on a print. */
export async function countComments(db: Reader, printOwnerId: number, printId: number): Promise<number> {
  const { count } = await db
    .selectFrom('comments')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', printOwnerId)
    .where('print_id', '=', printId)
    .executeTakeFirstOrThrow()
  return count
}

function selectComments(db: Reader, printOwnerId: number) {
  return db
    .selectFrom('comments as comment')
    .innerJoin('users as author', 'author.id', 'comment.author_id')
    .select([
      'comment.id',
      'comment.print_id as printId',
      'comment.body',
      'comment.created_date as createdDate',
      userReference('author').as('createdBy'),
      'comment.updated_date as updatedDate',
    ])
    .where('comment.user_id', '=', printOwnerId)
}
