import { sql, type RawBuilder } from 'kysely'
import type { StatsScope } from './scope.ts'

type Scope = Pick<StatsScope, 'userId' | 'before'>

/*
 * Several of these look for one print of each thing that a user has, instead of reading all prints. `between x and x` with the
 * same order has the same result as `= x`, but leaves PostgreSQL only the index that begins with it. With `= x limit 1` it may
 * scan a whole table for an early match that a thing without prints never has.
 */

/** Restricts a column to values before the scope's date; no restriction without one. */
function older(column: string, before: string | null): RawBuilder<unknown> {
  return before === null ? sql`` : sql`and ${sql.ref(column)} < ${before}::timestamptz`
}

/** One row: the numbers of materials, brands and colors of the spools that a successful print was made with. */
export function spoolStats({ userId, before }: Scope): RawBuilder<unknown> {
  return sql`
  select count(distinct lower(f.material_type)) as "materials", count(distinct lower(f.brand)) as "brands",
    count(distinct coalesce(f.color_hex, lower(f.color_name))) as "colors"
  from filaments f
  cross join lateral (
    select from filament_usages u
    where u.user_id = ${userId} and u.filament_id between f.id and f.id and u.status = 'Success' ${older('u.start_date', before)}
    order by u.filament_id, u.start_date
    limit 1
  ) u
  where f.user_id = ${userId}`
}

/** One row: the number of printers with a successful print, and of printers that have reported an event. */
export function printerStats({ userId, before }: Scope): RawBuilder<unknown> {
  return sql`
  select count(p.is_used) as "printers",
    count(*) filter (where printer.last_event_date is not null ${older('printer.last_event_date', before)}) as "connectedPrinters"
  from printers printer
  left join lateral (
    select true as is_used from prints p
    where p.user_id = ${userId} and p.printer_id between printer.id and printer.id and p.status = 'Success' ${older('p.logged_date', before)}
    order by p.printer_id, p.logged_date
    limit 1
  ) p on true
  where printer.user_id = ${userId}`
}

/** One row: the number of complete projects that have a print. */
export function projectStats({ userId, before }: Scope): RawBuilder<unknown> {
  return sql`
  select count(*) as "completeProjects"
  from projects project
  cross join lateral (
    select from prints p
    where p.user_id = ${userId} and p.project_id between project.id and project.id ${older('p.logged_date', before)}
    order by p.project_id
    limit 1
  ) p
  where project.user_id = ${userId} and project.status = 'Complete' ${older('project.created_date', before)}`
}

/** One row: the number of entries done, and of those done on time: before a reminder was sent and before the due date. */
export function maintenanceStats({ userId, before }: Scope): RawBuilder<unknown> {
  return sql`
  select count(*) as "maintenanceDone", count(*) filter (
      where num_nonnulls(entry.due_after_hours, entry.due_after_prints, entry.due_after_days, entry.due_date) > 0
        and entry.due_event_date is null and (entry.due_date is null or entry.date <= entry.due_date)) as "maintenanceOnTime"
  from maintenance_entries entry
  where entry.user_id = ${userId} and entry.done ${older('entry.date', before)}`
}

/** One row: the number of different print sources. */
export function sourceStats({ userId, before }: Scope): RawBuilder<unknown> {
  return sql`
  select count(*) as "sources"
  from unnest(enum_range(null::print_source)) sources (source)
  cross join lateral (
    select from prints p
    where p.user_id = ${userId} and p.source between sources.source and sources.source ${older('p.logged_date', before)}
    order by p.source, p.external_id
    limit 1
  ) p`
}

/** One row: the number of public prints, and of other users' prints that the user commented on. */
export function communityStats({ userId, before }: Scope): RawBuilder<unknown> {
  return sql`
  select (
    select count(*) from prints p
    where p.user_id = ${userId} and p.view_status = 'Public' ${older('p.logged_date', before)}
  ) as "publicPrints", (
    select count(distinct (written.owner_id, written.print_id)) from written_comments written
    where written.user_id = ${userId} and written.owner_id <> ${userId} ${older('written.created_date', before)}
  ) as "commentedPrints"`
}
