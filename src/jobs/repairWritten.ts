import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { addWritten, removeWritten } from '../comments/written.ts'
import { anyOf } from '../database/anyOf.ts'
import { inTransaction } from '../database/transaction.ts'

/** The maximum number of comments of one statement. */
const PAGE = 500

interface Comment {
  readonly ownerId: number
  readonly id: number
}

type Written = Comment & { readonly authorId: number }

/**
 * Adds the comments of the last days that are missing among those of their authors, and removes those that were left: instances of
 * an earlier version do not write them during an update.
 */
export async function repairWritten(db: Kysely<DB>): Promise<void> {
  for (let last: Comment | undefined; ;) {
    const page = await findRecent(db, last)
    for (const [ownerId, of] of Map.groupBy(page, (comment) => comment.ownerId)) {
      await add(
        db,
        ownerId,
        of.map(({ id }) => id),
      )
    }
    if (page.length < PAGE) break
    last = page.at(-1)
  }
  for (let last: Written | undefined; ;) {
    const page = await readWritten(db, last)
    const left = await selectLeft(db, page)
    for (const [, of] of Map.groupBy(left, ({ authorId }) => authorId)) {
      await inTransaction(db, (trx) =>
        removeWritten(
          trx,
          of.map(({ id, authorId }) => ({ id, author_id: authorId })),
        ),
      )
    }
    if (page.length < PAGE) return
    last = page.at(-1)
  }
}

/** Finds the comments of the last days. On a cluster, they are not on the nodes of their authors, so all are added again. */
async function findRecent(db: Kysely<DB>, after: Comment | undefined): Promise<readonly Comment[]> {
  const start = after ? sql`and (user_id, id) > (${after.ownerId}, ${after.id})` : sql``
  const { rows } = await sql<Comment>`
    select user_id as "ownerId", id from comments
    where created_date > now() - interval '2 days' ${start}
    order by user_id, id limit ${PAGE}`.execute(db)
  return rows
}

/** The comments are locked first, so that nobody deletes them meanwhile. */
async function add(db: Kysely<DB>, ownerId: number, ids: readonly number[]): Promise<void> {
  await inTransaction(db, async (trx) => {
    const comments = await trx
      .selectFrom('comments')
      .select(['id', 'user_id', 'print_id', 'author_id', 'created_date'])
      .where('user_id', '=', ownerId)
      .where('id', '=', anyOf(ids))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    await addWritten(trx, comments)
  })
}

/** A comment that is just being written may not be visible yet. */
async function readWritten(db: Kysely<DB>, after: Written | undefined): Promise<readonly Written[]> {
  const start = after ? sql`and (user_id, comment_id) > (${after.authorId}, ${after.id})` : sql``
  const { rows } = await sql<Written>`
    select user_id as "authorId", comment_id as id, owner_id as "ownerId" from written_comments
    where created_date < now() - interval '1 minute' ${start}
    order by user_id, comment_id limit ${PAGE}`.execute(db)
  return rows
}

/** Those that are deleted. */
async function selectLeft(db: Kysely<DB>, written: readonly Written[]): Promise<readonly Written[]> {
  const { rows } = await sql<Comment>`
    select user_id as "ownerId", id from comments
    where (user_id, id) in (select * from unnest(
      ${written.map(({ ownerId }) => ownerId)}::bigint[], ${written.map(({ id }) => id)}::bigint[]))`.execute(db)
  const there = new Set(rows.map(({ id }) => id))
  return written.filter(({ id }) => !there.has(id))
}
