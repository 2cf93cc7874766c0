import { sql, type RawBuilder } from 'kysely'

/**
 * Whether an entry that is named `e` is due: it is not done, and its due date has come or its number of hours or of prints
 * is reached. Finished prints count that began at the entry's date or later, or, where that is later, since work of the
 * same category was done on the same printer; a duration that was not recorded is the estimate.
 */
export function isDue(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(not e.done and (
    coalesce(e.due_date <= ${now.toISOString()}::timestamptz, false)
    or num_nonnulls(e.due_after_hours, e.due_after_prints) > 0 and exists (
      select from prints p
      where p.user_id = e.user_id and p.printer_id = e.printer_id
        and p.status in ('Success', 'PartialSuccess', 'Failed', 'Cancelled')
        and p.logged_date >= greatest(e.date, (
          select max(d.date) from maintenance_entries d
          where d.user_id = e.user_id and d.printer_id = e.printer_id and d.category = e.category and d.done))
      having count(*) >= e.due_after_prints
        or sum(coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds)) >= e.due_after_hours * 3600::bigint)))`
}
