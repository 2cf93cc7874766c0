import { sql } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'

/** Of a row that is named `m`: the active ones first, then by name. */
export const LIST_ORDER = sql`m.is_active desc, lower(m.name), m.id`

/** How many printers a user has. */
export async function countPrinters(db: ReadonlyKysely<DB>, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('printers')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * The ids of a page of a user's printers, so that totals are summed for its rows only.
 * @param offset how many printers to skip
 */
export function selectPage(db: ReadonlyKysely<DB>, userId: number, limit: number, offset: number) {
  return db
    .selectFrom('printers as m')
    .select('m.id')
    .where('m.user_id', '=', userId)
    .orderBy(LIST_ORDER)
    .limit(limit)
    .offset(offset)
}
