import { sql, type RawBuilder } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { MaintenanceEntryDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { selectEntries, toEntry } from './detail.ts'
import { isDue } from './due.ts'

/** Which entries: those that match all that is given. */
export interface EntryFilter {
  readonly printerIds?: readonly number[] | undefined
  readonly done?: boolean | undefined
  readonly isDue?: boolean | undefined
}

/**
 * A page of a user's maintenance entries, the latest first, and how many match in all.
 * @param now the moment for which they are due or not
 * @param offset how many matching entries to skip
 */
export async function listEntries(
  db: ReadonlyKysely<DB>,
  userId: number,
  filter: EntryFilter,
  now: Date,
  limit: number,
  offset: number,
): Promise<{ items: MaintenanceEntryDto[]; totalCount: number }> {
  const matching = matches(filter, now)
  const { count } = await db
    .selectFrom('maintenance_entries as e')
    .select(sql<number>`count(*)`.as('count'))
    .where('e.user_id', '=', userId)
    .where(matching)
    .executeTakeFirstOrThrow()
  const rows = await selectEntries(db, userId, now)
    .where(matching)
    .orderBy('e.date', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { items: rows.map(toEntry), totalCount: count }
}

/** A condition on a row that is named `e`. */
function matches(filter: EntryFilter, now: Date): RawBuilder<boolean> {
  const conditions = [sql`true`]
  if (filter.printerIds) conditions.push(sql`e.printer_id = any(${[...filter.printerIds]}::bigint[])`)
  if (filter.done !== undefined) conditions.push(sql`e.done = ${filter.done}`)
  if (filter.isDue !== undefined) conditions.push(filter.isDue ? isDue(now) : sql`not ${isDue(now)}`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}
