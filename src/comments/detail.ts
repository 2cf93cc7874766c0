import { sql } from 'kysely'
import type { CommentDetailDto } from '../../generated/api.d.ts'
import type { Reader } from '../database/reader.ts'

/** A comment, which belongs to the owner of its print; null when it does not exist. */
export async function readComment(db: Reader, printOwnerId: number, id: number): Promise<CommentDetailDto | null> {
  const row = await selectComments(db, printOwnerId).where('comment.id', '=', id).executeTakeFirst()
  return row ? toDetail(row) : null
}

/** A page of the comments on a print, oldest first. */
export async function listComments(
  db: Reader,
  printOwnerId: number,
  printId: number,
  limit: number,
  offset: number,
): Promise<CommentDetailDto[]> {
  const rows = await selectComments(db, printOwnerId)
    .where('comment.print_id', '=', printId)
    .orderBy('comment.created_date')
    .orderBy('comment.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(toDetail)
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
      'author.id as authorId',
      'author.display_name as authorName',
      'comment.updated_date as updatedDate',
    ])
    .where('comment.user_id', '=', printOwnerId)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectComments>['executeTakeFirstOrThrow']>>

function toDetail({ id, printId, body, createdDate, authorId, authorName, updatedDate }: Row): CommentDetailDto {
  return { id, printId, body, createdDate, createdBy: { id: authorId, displayName: authorName }, updatedDate }
}
