import { sql, type RawBuilder } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'

/** The order of rows named `printer`: active printers first, then by name. */
export const LIST_ORDER = sql`printer.is_active desc, lower(printer.name), printer.id`

/** Counts the printers of a user. */
export async function countPrinters(db: ReadonlyKysely<DB>, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('printers')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * A condition on a row named `printer`: that it is one of a page of a user's printers. The page is selected first, independent of
 * the planner's estimate, so that totals are summed for its rows only.
 * @param offset how many printers to skip
 */
export function isOnPage(db: ReadonlyKysely<DB>, userId: number, limit: number, offset: number): RawBuilder<boolean> {
  const page = db
    .selectFrom('printers as printer')
    .select('printer.id')
    .where('printer.user_id', '=', userId)
    .orderBy(LIST_ORDER)
    .limit(limit)
    .offset(offset)
  return sql<boolean>`printer.id = any(array(${page}))`
}
