import { sql } from 'kysely'

/** Uses of the spool `f` by prints that have begun, which an index has in the order of their start. */
const usages = sql`filament_usages as usage
  where usage.user_id = f.user_id and usage.filament_id = f.id and usage.start_date is not null
    and usage.status <> 'Pending'`

/** When the spool `f` was first used: by a print, or as programs have reported or written. */
export const firstUsed = sql<string | null>`least(f.first_used_date,
  (select usage.start_date from ${usages} order by usage.start_date limit 1))`

/** When it was last used. A print uses it until its end, which is read of one print only. */
export const lastUsed = sql<string | null>`greatest(f.last_used_date,
  (select coalesce((select print.end_date from prints as print
      where print.user_id = usage.user_id and print.id = usage.print_id), usage.start_date)
    from ${usages} order by usage.start_date desc limit 1))`
