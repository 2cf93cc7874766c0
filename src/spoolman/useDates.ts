import { sql } from 'kysely'

/** Prints that have begun and name the spool `f`. */
const prints = sql`filament_usages as usage
  join prints as print on print.user_id = usage.user_id and print.id = usage.print_id
  where usage.user_id = f.user_id and usage.filament_id = f.id and usage.start_date is not null
    and usage.status <> 'Pending'`

/** When the spool `f` was first used: by a print, or as programs have reported or written. */
export const firstUsed = sql<string | null>`least(f.first_used_date,
  (select usage.start_date from ${prints} order by usage.start_date limit 1))`

/** When it was last used. A print uses it until its end. */
export const lastUsed = sql<string | null>`greatest(f.last_used_date,
  (select coalesce(print.end_date, usage.start_date) from ${prints} order by usage.start_date desc limit 1))`
