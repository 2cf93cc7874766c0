import { sql, type RawBuilder } from 'kysely'
import type { FactsScope } from './facts.ts'

type Scope = Pick<FactsScope, 'userId' | 'before'>

/*
 * Several of these look for one print of each thing that a user has, not at all prints. `between x and x` with the same
 * order is `= x` for whoever reads the result, but leaves PostgreSQL only the index that begins with it: with `= x limit 1`
 * it may read a whole table in the hope of an early match, which a thing without prints never gives.
 */

/** Restricts a column to what is older than the scope's moment; nothing without one. */
function older(column: string, before: string | null): RawBuilder<unknown> {
  return before === null ? sql`` : sql`and ${sql.ref(column)} < ${before}::timestamptz`
}

/** One row: what the spools are that a successful print was made with. */
export function spoolFacts({ userId, before }: Scope): RawBuilder<unknown> {
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

/** One row: how many printers made a successful print, and how many have reported something themselves. */
export function printerFacts({ userId, before }: Scope): RawBuilder<unknown> {
  return sql`
  select count(p.is_used) as "printers",
    count(*) filter (where m.last_event_date is not null ${older('m.last_event_date', before)}) as "connectedPrinters"
  from printers m
  left join lateral (
    select true as is_used from prints p
    where p.user_id = ${userId} and p.printer_id between m.id and m.id and p.status = 'Success' ${older('p.logged_date', before)}
    order by p.printer_id, p.logged_date
    limit 1
  ) p on true
  where m.user_id = ${userId}`
}

/** One row: how many projects are complete; one without prints is none. */
export function projectFacts({ userId, before }: Scope): RawBuilder<unknown> {
  return sql`
  select count(*) as "completeProjects"
  from projects j
  cross join lateral (
    select from prints p
    where p.user_id = ${userId} and p.project_id between j.id and j.id ${older('p.logged_date', before)}
    order by p.project_id
    limit 1
  ) p
  where j.user_id = ${userId} and j.status = 'Complete' ${older('j.created_date', before)}`
}

/** One row: how much maintenance was done; on time is what nobody had to be told of and what came before its due date. */
export function maintenanceFacts({ userId, before }: Scope): RawBuilder<unknown> {
  return sql`
  select count(*) as "maintenanceDone", count(*) filter (
      where num_nonnulls(e.due_after_hours, e.due_after_prints, e.due_date) > 0
        and e.due_event_date is null and (e.due_date is null or e.date <= e.due_date)) as "maintenanceOnTime"
  from maintenance_entries e
  where e.user_id = ${userId} and e.done ${older('e.date', before)}`
}

/** One row: in how many ways prints came into the logbook. */
export function sourceFacts({ userId, before }: Scope): RawBuilder<unknown> {
  return sql`
  select count(*) as "sources"
  from unnest(enum_range(null::print_source)) s (source)
  cross join lateral (
    select from prints p
    where p.user_id = ${userId} and p.source between s.source and s.source ${older('p.logged_date', before)}
    order by p.source, p.external_id
    limit 1
  ) p`
}

/** One row: what the user shows to others and says about their prints. */
export function communityFacts({ userId, before }: Scope): RawBuilder<unknown> {
  return sql`
  select (
    select count(*) from prints p
    where p.user_id = ${userId} and p.view_status = 'Public' ${older('p.logged_date', before)}
  ) as "publicPrints", (
    select count(distinct (c.user_id, c.print_id)) from comments c
    where c.author_id = ${userId} and c.user_id <> ${userId} ${older('c.created_date', before)}
  ) as "commentedPrints"`
}
