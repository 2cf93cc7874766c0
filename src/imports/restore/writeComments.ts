import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import { addWritten } from '../../comments/written.ts'
import { anyOf } from '../../database/anyOf.ts'
import type { Held } from '../hold.ts'
import { commentColumns } from './columns.ts'
import { insertMade, type Made } from './made.ts'
import { recordOf } from './references.ts'

/** Writes comments under the prints that the user has here. */
export async function writeComments(trx: Transaction<DB>, held: Held, made: readonly Made[]): Promise<void> {
  const { userId } = held
  await insertMade(trx, held, 'Comment', made, ({ row, find }) => commentColumns(recordOf(row), find, userId))
  const prints = made.map(({ row, find }) => Number(find('Print', recordOf(row)['printId'])))
  await sql`update prints as print set comment_count = print.comment_count + counted.comments
    from (select id, count(*) as comments from unnest(${prints}::bigint[]) as id group by id) as counted
    where print.user_id = ${userId} and print.id = counted.id`.execute(trx)
  const ids = anyOf(made.map(({ id }) => Number(id)))
  await addWritten(
    trx,
    await trx
      .selectFrom('comments')
      .select(['id', 'user_id', 'print_id', 'author_id', 'created_date'])
      .where('user_id', '=', userId)
      .where('id', '=', ids)
      .execute(),
  )
}
