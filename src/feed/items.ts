import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { CommentDetailDto, FeedItemDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { compiledOnce } from '../database/compiledOnce.ts'
import { asJson, rfc3339 } from '../database/json.ts'
import { PUBLIC, publicSummary } from '../prints/publicSummary.ts'
import { userReference } from '../users/reference.ts'

/** Key of an item of the feed. */
export interface FeedKey {
  /** Place of the item on the page. */
  readonly position: number
  readonly printId: number
  /** Null for a print. */
  readonly commentId: number | null
  readonly date: string
}

/** Item of the feed as JSON, and its place. */
interface Item {
  readonly position: number
  readonly item: string
}

/** Reads the items about prints of one user that the caller sees. */
export function readItems(
  db: ReadonlyKysely<DB>,
  baseUrl: string,
  callerId: number,
  ownerId: number,
  keys: readonly FeedKey[],
): Promise<Item[]> {
  return itemsOf(
    db,
    { baseUrl, isOwn: ownerId === callerId },
    {
      ownerId,
      positions: keys.map(({ position }) => position),
      printIds: keys.map(({ printId }) => printId),
      commentIds: keys.map(({ commentId }) => commentId),
      dates: keys.map(({ date }) => date),
    },
  )
}

interface Shape {
  readonly baseUrl: string
  /** Whether the prints are the caller's, who sees them all. */
  readonly isOwn: boolean
}

interface Parameters {
  readonly ownerId: number
  readonly positions: readonly number[]
  readonly printIds: readonly number[]
  readonly commentIds: readonly (number | null)[]
  readonly dates: readonly string[]
}

const itemsOf = compiledOnce<Shape, Parameters, Item>((db, { baseUrl, isOwn }, of) => {
  const { ownerId, positions, printIds, commentIds, dates } = of
  const keys = sql<{ position: number; print_id: number; comment_id: number | null; date: string }>`
    unnest(${positions}::bigint[], ${printIds}::bigint[], ${commentIds}::bigint[], ${dates}::timestamptz[])`
  return (
    db
      // one row: a print, or a comment on it
      .selectFrom(keys.as<'key'>(sql`key (position, print_id, comment_id, date)`))
      .innerJoin('prints as p', (join) => join.on('p.user_id', '=', ownerId).onRef('p.id', '=', 'key.print_id'))
      .innerJoin('users as owner', 'owner.id', 'p.user_id')
      .leftJoin('comments as comment', (join) =>
        join.on('comment.user_id', '=', ownerId).onRef('comment.id', '=', 'key.comment_id'),
      )
      .leftJoin('users as author', 'author.id', 'comment.author_id')
      .select('key.position')
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
          date: rfc3339(query.ref('key.date')),
          user: sql`case when ${isComment} then ${author} else ${owner} end`,
          print: jsonBuildObject(publicSummary(baseUrl, ownerId)),
          comment: sql`case when ${isComment} then ${comment} end`,
        } satisfies Record<keyof FeedItemDto, unknown>).as('item')
      })
      // A comment may be deleted after its key was read.
      .where(sql<boolean>`(key.comment_id is null or comment.id is not null)`)
      .$if(!isOwn, (query) => query.where('p.view_status', '=', PUBLIC))
  )
})
