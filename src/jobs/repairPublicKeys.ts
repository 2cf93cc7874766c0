import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { anyOf } from '../database/anyOf.ts'
import { inTransaction } from '../database/transaction.ts'
import { refreshPublicKeys, removePublicKeys } from '../prints/publicKeys.ts'

/** The maximum number of prints of one statement. */
const PAGE = 500

interface Print {
  readonly userId: number
  readonly id: number
}

/**
 * Adds the keys of public prints that are missing, and removes those that were left: instances of an earlier version do not write
 * them during an update.
 */
export async function repairPublicKeys(db: Kysely<DB>): Promise<void> {
  for (;;) {
    const missing = await findMissing(db)
    await repair(db, missing)
    if (missing.length < PAGE) break
  }
  for (let last: Print | undefined; ;) {
    const page = await readKeys(db, last)
    await repair(db, await selectLeft(db, page))
    if (page.length < PAGE) return
    last = page.at(-1)
  }
}

/** Finds public prints without a key, or with an outdated one. */
async function findMissing(db: Kysely<DB>): Promise<readonly Print[]> {
  const { rows } = await sql<Print>`
    select p.user_id as "userId", p.id from prints p
    left join public_prints key on key.user_id = p.user_id and key.print_id = p.id
    where p.view_status = 'Public'
      and (key.date is distinct from p.logged_date or key.is_planned is distinct from (p.status = 'Pending'))
    limit ${PAGE}`.execute(db)
  return rows
}

async function readKeys(db: Kysely<DB>, after: Print | undefined): Promise<readonly Print[]> {
  const start = after ? sql`where (user_id, print_id) > (${after.userId}, ${after.id})` : sql``
  const { rows } = await sql<Print>`
    select user_id as "userId", print_id as id from public_prints ${start}
    order by user_id, print_id limit ${PAGE}`.execute(db)
  return rows
}

/** Those of the keys whose prints are hidden or deleted. */
async function selectLeft(db: Kysely<DB>, keys: readonly Print[]): Promise<readonly Print[]> {
  const { rows } = await sql<Print>`
    select p.user_id as "userId", p.id from prints p
    where p.view_status = 'Public' and (p.user_id, p.id) in (select * from unnest(
      ${keys.map(({ userId }) => userId)}::bigint[], ${keys.map(({ id }) => id)}::bigint[]))`.execute(db)
  const visible = new Set(rows.map(({ id }) => id))
  return keys.filter(({ id }) => !visible.has(id))
}

/** The prints are locked first, so that nobody shows or hides them meanwhile. */
async function repair(db: Kysely<DB>, prints: readonly Print[]): Promise<void> {
  for (const [userId, of] of Map.groupBy(prints, (print) => print.userId)) {
    const ids = of.map(({ id }) => id)
    await inTransaction(db, async (trx) => {
      const locked = await trx
        .selectFrom('prints')
        .select(['id', 'view_status as viewStatus'])
        .where('user_id', '=', userId)
        .where('id', '=', anyOf(ids))
        .orderBy('id')
        .forNoKeyUpdate()
        .execute()
      const visible = locked.filter(({ viewStatus }) => viewStatus === 'Public').map(({ id }) => id)
      await refreshPublicKeys(trx, userId, visible)
      await removePublicKeys(
        trx,
        userId,
        ids.filter((id) => !visible.includes(id)),
      )
    })
  }
}
