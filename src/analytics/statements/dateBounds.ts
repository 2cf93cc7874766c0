import { sql } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../../generated/database.d.ts'
import { matchesMaintenanceEntry, matchesPrint } from '../filter/conditions.ts'
import type { PrintSelection } from '../filter/filter.ts'

/** The dates of the first and the last dated row, RFC 3339; null without one. */
export interface DateBounds {
  readonly first: string | null
  readonly last: string | null
}

/** Reads the dates of the first and the last print that match the filter. */
export async function readPrintDates(db: ReadonlyKysely<DB>, prints: PrintSelection): Promise<DateBounds> {
  return db
    .selectFrom('prints as p')
    .select([sql<string | null>`min(p.start_date)`.as('first'), sql<string | null>`max(p.start_date)`.as('last')])
    .where(matchesPrint(prints))
    .executeTakeFirstOrThrow()
}

/** Reads the dates of the first and the last print or maintenance entry that the costs count. */
export async function readCostDates(db: ReadonlyKysely<DB>, prints: PrintSelection): Promise<DateBounds> {
  const [printed, maintained] = await Promise.all([
    readPrintDates(db, prints),
    db
      .selectFrom('maintenance_entries as entry')
      .select([sql<string | null>`min(entry.date)`.as('first'), sql<string | null>`max(entry.date)`.as('last')])
      .where(matchesMaintenanceEntry(prints))
      .executeTakeFirstOrThrow(),
  ])
  // RFC 3339 of one form sorts as text.
  const firsts = [printed.first, maintained.first].filter((date) => date !== null).sort()
  const lasts = [printed.last, maintained.last].filter((date) => date !== null).sort()
  return { first: firsts[0] ?? null, last: lasts.at(-1) ?? null }
}
