import { sql } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { FeedItemDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { compiledOnce } from '../database/compiledOnce.ts'
import { JsonText } from '../kernel/jsonText.ts'
import { readItems, type FeedKey } from './items.ts'
import { withLatest } from './latest.ts'

/**
 * A page of a user's feed, latest first, and the number of items in the feed. The items are JSON text that is sent unchanged. One
 * whose print has been hidden or deleted in the meantime is left out.
 * @param db sends statements that begin at once in one round trip (`openPipeline`)
 * @param callerId the owner of the feed
 */
export async function listFeed(
  db: ReadonlyKysely<DB>,
  baseUrl: string,
  callerId: number,
  limit: number,
  offset: number,
): Promise<{ items: FeedItemDto[]; totalCount: number }> {
  const rows = await readKeys(db, {}, { callerId, limit, offset })
  const [first] = rows
  // A page past the last one has no row with the count.
  if (!first) return { items: [], totalCount: offset === 0 ? 0 : await countFeed(db, callerId) }
  // The rows of each owner are the work of one node.
  const keys = Map.groupBy(
    rows.map((row, position) => ({ ...row, position })),
    ({ ownerId }) => ownerId,
  )
  const read = await Promise.all([...keys].map(([ownerId, of]) => readItems(db, baseUrl, callerId, ownerId, of)))
  const items = read.flat().sort((one, other) => one.position - other.position)
  return { items: JsonText.list(items.map(({ item }) => item)), totalCount: first.total }
}

interface Parameters {
  readonly callerId: number
  readonly limit: number
  readonly offset: number
}

/** Key of an item, with the number of items in the feed. */
type Row = Omit<FeedKey, 'position'> & { readonly ownerId: number; readonly total: number }

const readKeys = compiledOnce<object, Parameters, Row>((db, _shape, { callerId, limit, offset }) =>
  withLatest(db, callerId)
    .selectFrom('latest')
    .select(['user_id as ownerId', 'print_id as printId', 'comment_id as commentId', 'date'])
    .select((query) =>
      query
        .selectFrom('latest')
        .select(sql<number>`count(*)`.as('count'))
        .$asScalar()
        .$notNull()
        .as('total'),
    )
    .orderBy('date', 'desc')
    .orderBy('print_id', 'desc')
    .orderBy('comment_id', 'desc')
    .limit(limit)
    .offset(offset),
)

async function countFeed(db: ReadonlyKysely<DB>, callerId: number): Promise<number> {
  const { count } = await withLatest(db, callerId)
    .selectFrom('latest')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
