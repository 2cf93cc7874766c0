import { sql, type RawBuilder } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { MaintenanceEntryDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { selectMaintenance, toEntry } from './detail.ts'
import { anyOf } from '../database/anyOf.ts'
import { dueEntries } from './due.ts'

/** Filter of entries, which match all that is provided. */
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
  const { isDue, ...others } = filter
  const isOwn = sql<boolean>`entry.user_id = ${userId}`
  const due = isDue === undefined ? null : await dueEntries(db, now, sql`${isOwn} and ${matches(others)}`)
  const matching =
    due === null ? matches(others) : sql<boolean>`${matches(others)} and (entry.id = ${anyOf([...due])}) = ${isDue}`
  const { count } = await db
    .selectFrom('maintenance_entries as entry')
    .select(sql<number>`count(*)`.as('count'))
    .where('entry.user_id', '=', userId)
    .where(matching)
    .executeTakeFirstOrThrow()
  const rows = await selectMaintenance(db, userId)
    .where(matching)
    .orderBy('entry.date', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const ids = rows.map(({ id }) => id)
  const dueOnPage = due ?? (await dueEntries(db, now, sql`${isOwn} and entry.id = ${anyOf(ids)}`))
  return { items: rows.map((row) => toEntry(row, dueOnPage)), totalCount: count }
}

/** A condition on a row named `entry`. */
function matches(filter: Omit<EntryFilter, 'isDue'>): RawBuilder<boolean> {
  const conditions = [sql`true`]
  if (filter.printerIds) conditions.push(sql`entry.printer_id = any(${[...filter.printerIds]}::bigint[])`)
  if (filter.done !== undefined) conditions.push(sql`entry.done = ${filter.done}`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}
