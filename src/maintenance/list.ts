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

/** Part of a list. */
interface EntryPage {
  /** Maximum number of entries. */
  readonly limit: number
  /** Number of matching entries before the page. */
  readonly offset: number
}

/**
 * A page of a user's maintenance entries, the latest first, and how many match in all.
 * @param now the moment for which they are due or not
 */
export async function listEntries(
  db: ReadonlyKysely<DB>,
  userId: number,
  filter: EntryFilter,
  now: Date,
  { limit, offset }: EntryPage,
): Promise<{ items: MaintenanceEntryDto[]; totalCount: number }> {
  const { matching, due } = await matchEntries(db, userId, filter, now)
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
  const dueOnPage = due ?? (await dueEntries(db, userId, now, sql`entry.id = ${anyOf(ids)}`))
  return { items: rows.map((row) => toEntry(row, dueOnPage)), totalCount: count }
}

/** Ids of a user's maintenance entries, the latest first, as text of an array; null for none. */
export async function listEntryIds(
  db: ReadonlyKysely<DB>,
  userId: number,
  filter: EntryFilter,
  now: Date,
): Promise<string | null> {
  const { matching } = await matchEntries(db, userId, filter, now)
  const { ids } = await db
    .selectFrom('maintenance_entries as entry')
    .select(sql<string | null>`array_agg(entry.id order by entry.date desc, entry.id desc)::text`.as('ids'))
    .where('entry.user_id', '=', userId)
    .where(matching)
    .executeTakeFirstOrThrow()
  return ids
}

/** The condition of a filter on a row named `entry`, and the ids of matching entries that are due, if the filter needs them. */
async function matchEntries(db: ReadonlyKysely<DB>, userId: number, { isDue, ...others }: EntryFilter, now: Date) {
  if (isDue === undefined) return { matching: matches(others), due: null }
  const due = await dueEntries(db, userId, now, matches(others))
  return { matching: sql<boolean>`${matches(others)} and (entry.id = ${anyOf([...due])}) = ${isDue}`, due }
}

/** A condition on a row named `entry`. */
function matches(filter: Omit<EntryFilter, 'isDue'>): RawBuilder<boolean> {
  const conditions = [sql`true`]
  if (filter.printerIds) conditions.push(sql`entry.printer_id = any(${[...filter.printerIds]}::bigint[])`)
  if (filter.done !== undefined) conditions.push(sql`entry.done = ${filter.done}`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}
