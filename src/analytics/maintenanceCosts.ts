import { sql, type RawBuilder } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'
import { printBounds, type Analysis, type Bounds } from './analysis.ts'
import type { PrintFilter } from './filter.ts'
import { exactSum } from './prints.ts'
import { stretchesOf, within } from './stretches.ts'

/** The maintenance entries of one bucket. */
export interface MaintenanceCost {
  readonly bucket: number
  readonly entries: number
  /** The number of entries with a cost in the user's currency. */
  readonly priced: number
  /** The number of entries with a cost in another currency. */
  readonly in_other_currency: number
  readonly cost_micros: number | null
}

/** The statement of maintenance costs. One row: a bucket with an entry. */
export function selectMaintenanceCosts(analysis: Analysis) {
  const { db, prints, currency } = analysis
  const isOwn = sql<boolean>`e.cost_currency = ${currency}`
  return db
    .selectFrom(stretchesOf(analysis))
    .innerJoin('maintenance_entries as e', (join) => join.on(matchesEntry(prints)).on(within(sql`e.date`)))
    .select([
      sql<number>`s.number`.as('bucket'),
      sql<number>`count(*)`.as('entries'),
      sql<number>`count(case when ${isOwn} then e.cost_micros end)`.as('priced'),
      sql<number>`count(e.cost_micros) filter (where not ${isOwn})`.as('in_other_currency'),
      exactSum(sql`case when ${isOwn} then e.cost_micros end`).as('cost_micros'),
    ])
    .groupBy(sql`s.number`)
}

/** The dates of the first and the last print or maintenance entry that the costs count. */
export async function costsBounds(db: ReadonlyKysely<DB>, prints: PrintFilter): Promise<Bounds> {
  const [printed, maintained] = await Promise.all([
    printBounds(db, prints),
    db
      .selectFrom('maintenance_entries as e')
      .select([sql<string | null>`min(e.date)`.as('first'), sql<string | null>`max(e.date)`.as('last')])
      .where(matchesEntry(prints))
      .executeTakeFirstOrThrow(),
  ])
  // RFC 3339 of one form sorts as text.
  const firsts = [printed.first, maintained.first].filter((date) => date !== null).sort()
  const lasts = [printed.last, maintained.last].filter((date) => date !== null).sort()
  return { first: firsts[0] ?? null, last: lasts.at(-1) ?? null }
}

/**
 * Only completed maintenance has a cost. An entry has a printer, but no spool, project or status: a filter on one of these matches
 * no entry.
 */
function matchesEntry({ userId, printerIds, filamentIds, projectIds, statuses }: PrintFilter): RawBuilder<boolean> {
  const conditions = [sql`e.user_id = ${userId} and e.done`]
  if (printerIds) conditions.push(sql`e.printer_id = any(${printerIds}::bigint[])`)
  if (filamentIds || projectIds || statuses) conditions.push(sql`false`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}
