import { sql, type RawBuilder } from 'kysely'
import { statusList } from '../kernel/printStatus.ts'
import { printSeconds } from '../ledger/printValues.ts'
import type { Reader } from '../database/reader.ts'

/**
 * Entries of a user that are due: those that are not done, and whose due date has come or whose number of hours, prints or days (of 24
 * hours) is reached. Days and finished prints count from the entry's date or, where that is later, since work of the same
 * category (in any case and without white space around it) was done on the same printer; a duration that was not recorded is
 * the estimate.
 * @param now the moment for which they are due or not
 * @param which a condition on an entry named `entry`: only matching entries are examined
 * @returns their ids
 */
export async function dueEntries(
  db: Reader,
  userId: number,
  now: Date,
  which: RawBuilder<boolean>,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom(sql<{ id: number }>`(${statement(userId, now, which)})`.as('due'))
    .select('due.id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * Finds a user's entries that are due.
 * @param now the moment for which they are due or not
 * @returns their ids
 */
export function dueEntriesOf(db: Reader, userId: number, now: Date): Promise<ReadonlySet<number>> {
  return dueEntries(db, userId, now, sql`true`)
}

/**
 * The prints of a printer are counted once for all of its entries: each for itself, hundreds of entries took half a minute.
 * `offset 0` keeps them from being joined, by reading everybody's prints where the planner expects many; each printer's are
 * looked up.
 */
function statement(userId: number, now: Date, which: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`with wanted as (
  -- one row: work with a number of hours, prints or days
  select entry.id, entry.printer_id, lower(trimmed(entry.category)) as category, entry.date, entry.due_after_hours, entry.due_after_prints, entry.due_after_days
  from maintenance_entries entry
  where entry.user_id = ${userId} and ${which} and not entry.done and num_nonnulls(entry.due_after_hours, entry.due_after_prints, entry.due_after_days) > 0
), finished as (
  -- one row: a category of a printer, and when its work was last done; the spellings of a category are few, unlike its entries
  select spelling.printer_id, lower(trimmed(spelling.category)) as category, max(spelling.date) as date
  from (
    select earlier.printer_id, earlier.category, max(earlier.date) as date
    from maintenance_entries earlier
    where earlier.user_id = ${userId} and earlier.printer_id in (select wanted.printer_id from wanted) and earlier.done
    group by earlier.printer_id, earlier.category
  ) spelling
  group by spelling.printer_id, lower(trimmed(spelling.category))
), planned as (
  -- one row: work, and since when hours, prints and days count for it
  select wanted.id, wanted.printer_id, wanted.due_after_hours, wanted.due_after_prints, wanted.due_after_days, greatest(wanted.date, finished.date) as since
  from wanted
  left join finished on finished.printer_id = wanted.printer_id and finished.category = wanted.category
), busy as (
  -- one row: a printer, and since when its prints count for anything
  select printer_id, min(since) as since from planned
  where num_nonnulls(due_after_hours, due_after_prints) > 0
  group by printer_id
), moments as (
  -- one row: a print, or work without which the prints before it would count
  select printer_id, id, since as date, 0 as prints, 0 as seconds from planned
  union all
  select printer.printer_id, null, p.date, 1, p.seconds
  from busy printer
  cross join lateral (
    select p.logged_date as date, ${printSeconds} as seconds
    from prints p
    where p.user_id = ${userId} and p.printer_id = printer.printer_id and p.logged_date >= printer.since
      and p.status in ${statusList.finished}
    offset 0
  ) p
), counted as (
  -- one row: the same with the prints at its date and later
  select id, sum(prints) over later as prints, sum(seconds) over later as seconds
  from moments
  window later as (partition by printer_id order by date desc)
)
select planned.id
from planned
join counted on counted.id = planned.id
where counted.prints >= planned.due_after_prints or counted.seconds >= planned.due_after_hours * 3600::bigint
union
select planned.id from planned where planned.since + planned.due_after_days * interval '24 hours' <= ${now.toISOString()}::timestamptz
union
select entry.id from maintenance_entries entry
where entry.user_id = ${userId} and ${which} and not entry.done and entry.due_date <= ${now.toISOString()}::timestamptz`
}
