import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { CommentDetailDto, FeedItemDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { asJson, rfc3339 } from '../database/json.ts'
import { JsonText } from '../kernel/jsonText.ts'
import { publicSummary } from '../prints/publicSummary.ts'
import { userReference } from '../users/reference.ts'
import { withLatest } from './latest.ts'

/**
 * A page of a user's feed, latest first, and the number of items in the feed. The items are JSON text that is sent unchanged.
 * @param callerId the owner of the feed
 */
export async function listFeed(
  db: ReadonlyKysely<DB>,
  baseUrl: string,
  callerId: number,
  limit: number,
  offset: number,
): Promise<{ items: FeedItemDto[]; totalCount: number }> {
  const rows = await buildFeedPage(db, baseUrl, callerId, limit, offset).execute()
  const first = rows[0]
  if (first) return { items: JsonText.list(rows.map((row) => row.item)), totalCount: first.total_count }
  // A page past the last one has no row with the count.
  return { items: [], totalCount: offset === 0 ? 0 : await countFeed(db, callerId) }
}

/** The statement of a page. */
function buildFeedPage(db: ReadonlyKysely<DB>, baseUrl: string, callerId: number, limit: number, offset: number) {
  return (
    withLatest(db, callerId)
      // one row: a thing on the page
      .with('page', (query) =>
        query
          .selectFrom('latest')
          .select(['user_id', 'print_id', 'comment_id', 'date'])
          .orderBy('date', 'desc')
          .orderBy('print_id', 'desc')
          .orderBy('comment_id', 'desc')
          .limit(limit)
          .offset(offset),
      )
      .selectFrom('page')
      .innerJoin('prints as p', (join) =>
        join.onRef('p.user_id', '=', 'page.user_id').onRef('p.id', '=', 'page.print_id'),
      )
      .innerJoin('users as owner', 'owner.id', 'p.user_id')
      .leftJoin('comments as comment', (join) =>
        join.onRef('comment.user_id', '=', 'p.user_id').onRef('comment.id', '=', 'page.comment_id'),
      )
      .leftJoin('users as author', 'author.id', 'comment.author_id')
      .select((query) => {
        const owner = userReference('owner')
        const author = userReference('author')
        const comment = jsonBuildObject({
          id: query.ref('comment.id'),
          printId: query.ref('comment.print_id'),
          body: query.ref('comment.body'),
          createdDate: rfc3339(query.ref('comment.created_date')),
          createdBy: author,
          updatedDate: rfc3339(query.ref('comment.updated_date')),
        } satisfies Record<keyof CommentDetailDto, unknown>)
        const isComment = sql<boolean>`comment.id is not null`
        return asJson({
          kind: sql`case when ${isComment} then 'Comment' else 'Print' end`,
          date: rfc3339(query.ref('page.date')),
          user: sql`case when ${isComment} then ${author} else ${owner} end`,
          print: jsonBuildObject(publicSummary(baseUrl, query.ref('p.user_id'))),
          comment: sql`case when ${isComment} then ${comment} end`,
        } satisfies Record<keyof FeedItemDto, unknown>).as('item')
      })
      .select((query) =>
        query
          .selectFrom('latest')
          .select(sql<number>`count(*)`.as('count'))
          .$asScalar()
          .$notNull()
          .as('total_count'),
      )
      .orderBy('page.date', 'desc')
      .orderBy('page.print_id', 'desc')
      .orderBy('page.comment_id', 'desc')
  )
}

async function countFeed(db: ReadonlyKysely<DB>, callerId: number): Promise<number> {
  const { count } = await withLatest(db, callerId)
    .selectFrom('latest')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
