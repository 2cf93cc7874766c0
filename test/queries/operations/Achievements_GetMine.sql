with segments as (
  /* one row: a stretch of time in which the user's clock keeps one
  offset to UTC */
  select *
  from unnest( $1::timestamptz[], $2::timestamptz[], $3::timestamptz[], $4::int[] ) segment (starts, ends, origin, skipped) ),
buckets as (
  /* one row: the prints of one status that were started on one day */
  select segment.origin, segment.skipped, bucket.*
  from segments segment
  cross join lateral ( select date_bin('1 day', p.start_date, segment.origin) as midnight, p.status, min(p.start_date) as first, max(p.start_date) as last, count(*) as prints, sum(coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds)) as seconds, max(coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds)) as longest, sum(coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg)) as mg, count(*) filter (where abs(p.print_time_in_seconds - p.estimated_print_time_in_seconds) * 20::bigint <= p.estimated_print_time_in_seconds and p.estimated_print_time_in_seconds > 0) as accurate
    from prints p
    where p.user_id = $5 and p.start_date >= segment.starts and p.start_date < segment.ends
    group by 1, 2 ) bucket ),
days as (
  /* one row: a day on which prints were started; the run is the day, counted without those that the zone left out */
  select day, day - min(skipped) as run, $6::date + day as date, sum(prints) as prints, sum(prints) filter (where status = 'Failed') as failures, min(first) filter (where status = 'Failed') as first_failure, max(last) filter (where status = 'Failed') as last_failure, max(last) filter (where status = 'Success') as last_success
  from (
    select (extract(epoch
        from midnight - origin) / 86400)::int as day, buckets.*
    from buckets) dated
  where status <> 'Pending' and day <= $7::int
  group by day ),
comebacks as (
  /* one row: a day, and when the last failure and the last success before it were */
  select days.*, max(last_failure) over earlier as pending, max(last_success) over earlier as settled
  from days
  window earlier as (order by day rows between unbounded preceding and 1 preceding) ),
streaks as (
  /* one row: days in a row */
  select count(*) as length, max(run) as last
  from (
    select run, run - row_number() over (order by run) as island
    from days) numbered
  group by island ),
week_streaks as (
  /* one row: weeks in a row */
  select count(*) as length, max(week) as last
  from (
    select week, week - row_number() over (order by week) as island
    from (
      select distinct day / 7 as week
      from days) weeks) numbered
  group by island ),
successes as (
  /* one row: all successful prints */
  select coalesce(sum(prints), 0) as prints, coalesce(sum(seconds), 0) as seconds, coalesce(max(longest), 0) as longest, coalesce(sum(mg), 0) as mg, coalesce(sum(accurate), 0) as accurate
  from (
    select prints, seconds, longest, mg, accurate
    from buckets
    where status = 'Success'
    union all select count(*) as prints, sum(coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds)) as seconds, max(coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds)) as longest, sum(coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg)) as mg, count(*) filter (where abs(p.print_time_in_seconds - p.estimated_print_time_in_seconds) * 20::bigint <= p.estimated_print_time_in_seconds and p.estimated_print_time_in_seconds > 0) as accurate
    from prints p
    where p.user_id = $8 and p.start_date is null and p.status = 'Success') success ) select successes.prints::bigint as successes, trunc(successes.seconds / 3600)::bigint as hours, trunc(successes.mg / 1000)::bigint as grams, successes.longest / 3600 as longestHours, successes.accurate::bigint as accuratePrints, (
  select count(*)
  from comebacks
  where last_success > first_failure or last_success is not null and pending > coalesce(settled, '-infinity') ) as comebackDays, (
  select coalesce(max(prints), 0)::bigint
  from days) as busiestDay, (
  select coalesce(max(length), 0)
  from streaks) as longestDays, (
  select coalesce(max(length), 0)
  from streaks
  where last >= $9::int) as currentDays, (
  select coalesce(max(length), 0)
  from week_streaks) as longestWeeks, (
  select coalesce(max(length), 0)
  from week_streaks
  where last >= $10::int) as currentWeeks, (
  select count(*)
  from days
  where to_char(date, 'MMDD') = '0101') as newYears, (
  select count(*)
  from days
  where failures >= 5 and last_success > last_failure) as stubbornDays, (
  select count(*)
  from days
  where day > (
    select min(day)
    from days) and to_char(date, 'MMDD') = (
    select to_char(min(date), 'MMDD')
    from days)) as anniversaries, spools.*, printers.*, projects.*, maintenance.*, sources.*, community.*
from successes cross join ( select count(distinct lower(f.material_type)) as materials, count(distinct lower(f.brand)) as brands, count(distinct coalesce(f.color_hex, lower(f.color_name))) as colors
  from filaments f
  cross join lateral ( select
    from filament_usages u
    where u.user_id = $11 and u.filament_id between f.id and f.id and u.status = 'Success'
    order by u.filament_id, u.start_date
    limit 1 ) u
  where f.user_id = $12) spools cross join ( select count(p.is_used) as printers, count(*) filter (where printer.last_event_date is not null ) as connectedPrinters
  from printers printer
  left join lateral ( select true as is_used
    from prints p
    where p.user_id = $13 and p.printer_id between printer.id and printer.id and p.status = 'Success'
    order by p.printer_id, p.logged_date
    limit 1 ) p on true
  where printer.user_id = $14) printers cross join ( select count(*) as completeProjects
  from projects project
  cross join lateral ( select
    from prints p
    where p.user_id = $15 and p.project_id between project.id and project.id
    order by p.project_id
    limit 1 ) p
  where project.user_id = $16 and project.status = 'Complete' ) projects cross join ( select count(*) as maintenanceDone, count(*) filter (
    where num_nonnulls(entry.due_after_hours, entry.due_after_prints, entry.due_after_days, entry.due_date) > 0 and entry.due_event_date is null and (entry.due_date is null or entry.date <= entry.due_date)) as maintenanceOnTime
  from maintenance_entries entry
  where entry.user_id = $17 and entry.done ) maintenance cross join ( select count(*) as sources
  from unnest(enum_range(null::print_source)) sources (source)
  cross join lateral ( select
    from prints p
    where p.user_id = $18 and p.source between sources.source and sources.source
    order by p.source, p.external_id
    limit 1 ) p) sources cross join ( select ( select count(*)
    from prints p
    where p.user_id = $19 and p.view_status = 'Public' ) as publicPrints, ( select count(distinct (written.owner_id, written.print_id))
    from written_comments written
    where written.user_id = $20 and written.owner_id <> $21 ) as commentedPrints) community;
