import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'

/** The number of items in the feed. It bounds the cost of a page and of the count, however many records are public. */
const REACH = 1000
const KEYS = ['user_id', 'print_id', 'comment_id', 'date'] as const

/**
 * The items of a user's feed, as the step `latest`: at most `REACH` keys of prints (`comment_id` is null) and comments. Each kind is
 * read along an index, and not further than the feed reaches back. Prints that have not started are left out, and so are prints and
 * comments of users who are suspended or about to be deleted. What is not the caller's is read where all keys are
 * (`public_prints`, `written_comments`), so that it is the work of one node.
 * @param callerId the owner of the feed
 */
export function withLatest(db: ReadonlyKysely<DB>, callerId: number) {
  const noComment = sql<number | null>`null::bigint`.as('comment_id')
  return (
    db
      // one row: a print of another user that everybody may see
      .with('prints_of_others', (query) =>
        query
          .selectFrom('public_prints as key')
          .select(['key.user_id', 'key.print_id', noComment, 'key.date'])
          .where('key.user_id', '<>', callerId)
          .where('key.date', '<=', sql<string>`now()`)
          // As the condition of an index.
          .where(sql<boolean>`not key.is_planned`)
          .where((key) => isActive(key.ref('key.user_id')))
          .orderBy('key.date', 'desc')
          .orderBy('key.print_id', 'desc')
          .limit(REACH),
      )
      // one row: a print of the caller
      .with('own_prints', (query) =>
        query
          .selectFrom('prints as p')
          .select(['p.user_id', 'p.id as print_id', noComment, 'p.logged_date as date'])
          .where('p.user_id', '=', callerId)
          .where('p.logged_date', '<=', sql<string>`now()`)
          .where('p.status', '<>', 'Pending')
          .orderBy('p.logged_date', 'desc')
          .orderBy('p.id', 'desc')
          .limit(REACH),
      )
      // one row: a comment of the caller on a print of another user, which the caller still sees without a key
      .with('own_comments', (query) =>
        query
          .selectFrom('written_comments as written')
          .select([
            'written.owner_id as user_id',
            'written.print_id',
            'written.comment_id',
            'written.created_date as date',
          ])
          .where('written.user_id', '=', callerId)
          .where('written.owner_id', '<>', callerId)
          .where((written) =>
            written.exists(
              written
                .selectFrom('public_prints as key')
                .select(sql`1`.as('one'))
                .whereRef('key.user_id', '=', 'written.owner_id')
                .whereRef('key.print_id', '=', 'written.print_id'),
            ),
          )
          .where((written) => isActive(written.ref('written.owner_id')))
          .orderBy('written.created_date', 'desc')
          .limit(REACH),
      )
      // one row: a comment on a print of the caller, who may have written it
      .with('received_comments', (query) =>
        query
          .selectFrom('comments as comment')
          .select(['comment.user_id', 'comment.print_id', 'comment.id as comment_id', 'comment.created_date as date'])
          .where('comment.user_id', '=', callerId)
          .where((comment) => isActive(comment.ref('comment.author_id')))
          .orderBy('comment.created_date', 'desc')
          .limit(REACH),
      )
      // one row: a print or a comment, once for all the reasons to show it
      .with('latest', (query) =>
        query
          .selectFrom(
            query
              .selectFrom('prints_of_others')
              .select(KEYS)
              .union(query.selectFrom('own_prints').select(KEYS))
              .union(query.selectFrom('own_comments').select(KEYS))
              .union(query.selectFrom('received_comments').select(KEYS))
              .as('happened'),
          )
          .select(KEYS)
          .orderBy('date', 'desc')
          .orderBy('print_id', 'desc')
          .orderBy('comment_id', 'desc')
          .limit(REACH),
      )
  )
}

function isActive(userId: Expression<number>): Expression<SqlBool> {
  const query = expressionBuilder<DB>()
  return query.exists(
    query
      .selectFrom('users as account')
      .select(sql`1`.as('one'))
      .where('account.id', '=', userId)
      .where('account.suspended_date', 'is', null)
      .where('account.deletion_date', 'is', null),
  )
}
