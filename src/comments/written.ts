import { sql, type Selectable, type Transaction } from 'kysely'
import type { Comments, DB } from '../../generated/database.d.ts'
import { anyOf } from '../database/anyOf.ts'
import { DELETED_USER_ID } from '../users/deletedUser.ts'

/** Comment as its author finds it. */
type Written = Pick<Selectable<Comments>, 'id' | 'user_id' | 'print_id' | 'author_id' | 'created_date'>

/** Adds comments to those that their authors have written. */
export async function addWritten(trx: Transaction<DB>, comments: readonly Written[]): Promise<void> {
  for (const [authorId, of] of Map.groupBy(comments, ({ author_id }) => author_id)) {
    if (authorId === DELETED_USER_ID) continue
    await sql`insert into written_comments (user_id, comment_id, owner_id, print_id, created_date)
      select ${authorId}::bigint, * from unnest(${of.map(({ id }) => id)}::bigint[], ${of.map(({ user_id }) => user_id)}::bigint[],
        ${of.map(({ print_id }) => print_id)}::bigint[], ${of.map(({ created_date }) => created_date)}::timestamptz[])
      on conflict (user_id, comment_id) do nothing`.execute(trx)
  }
}

/** Removes comments that are being deleted from those that their authors have written. */
export async function removeWritten(
  trx: Transaction<DB>,
  comments: readonly Pick<Written, 'id' | 'author_id'>[],
): Promise<void> {
  for (const [authorId, of] of Map.groupBy(comments, ({ author_id }) => author_id)) {
    await trx
      .deleteFrom('written_comments')
      .where('user_id', '=', authorId)
      .where('comment_id', '=', anyOf(of.map(({ id }) => id)))
      .execute()
  }
}

/**
 * Removes all comments on prints that are being deleted from those that their authors have written. The comments are locked first, as
 * they are elsewhere.
 */
export async function removeWrittenOn(
  trx: Transaction<DB>,
  ownerId: number,
  printIds: readonly number[],
): Promise<void> {
  const comments = await trx
    .selectFrom('comments')
    .select(['id', 'author_id'])
    .where('user_id', '=', ownerId)
    .where('print_id', '=', anyOf(printIds))
    .orderBy('id')
    .forUpdate()
    .execute()
  await removeWritten(trx, comments)
}
