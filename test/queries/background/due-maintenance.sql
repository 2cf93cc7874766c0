select due.id
from (with planned as (
    /* one row: work with a number of hours, prints or days, and since when they count for it */
    select entry.id, entry.printer_id, entry.due_after_hours, entry.due_after_prints, entry.due_after_days, greatest(entry.date, ( select max(earlier.date)
        from maintenance_entries earlier
        where earlier.user_id = $1 and earlier.printer_id = entry.printer_id and earlier.category = entry.category and earlier.done)) as since
    from maintenance_entries entry
    where entry.user_id = $2 and entry.id = $3 and not entry.done and num_nonnulls(entry.due_after_hours, entry.due_after_prints, entry.due_after_days) > 0 ),
  busy as (
    /* one row: a printer, and since when its prints count for anything */
    select printer_id, min(since) as since
    from planned
    where num_nonnulls(due_after_hours, due_after_prints) > 0
    group by printer_id ),
  moments as (
    /* one row: a print, or work without which the prints before it would count */
    select printer_id, id, since as date, 0 as prints, 0 as seconds
    from planned
    union all select printer.printer_id, null, p.date, 1, p.seconds
    from busy printer
    cross join lateral ( select p.logged_date as date, coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) as seconds
      from prints p
      where p.user_id = $4 and p.printer_id = printer.printer_id and p.logged_date >= printer.since and p.status in ('Success', 'PartialSuccess', 'Failed', 'Cancelled')
      offset 0 ) p ),
  counted as (
    /* one row: the same with the prints at its date and later */
    select id, sum(prints) over later as prints, sum(seconds) over later as seconds
    from moments
    window later as (partition by printer_id
      order by date desc) ) select planned.id
  from planned
  join counted on counted.id = planned.id
  where counted.prints >= planned.due_after_prints or counted.seconds >= planned.due_after_hours * 3600::bigint
  union select planned.id
  from planned
  where planned.since + planned.due_after_days * interval '24 hours' <= $5::timestamptz
  union select entry.id
  from maintenance_entries entry
  where entry.user_id = $6 and entry.id = $7 and not entry.done and entry.due_date <= $8::timestamptz) as due;

select due.id
from (with planned as (
    /* one row: work with a number of hours, prints or days, and since when they count for it */
    select entry.id, entry.printer_id, entry.due_after_hours, entry.due_after_prints, entry.due_after_days, greatest(entry.date, ( select max(earlier.date)
        from maintenance_entries earlier
        where earlier.user_id = $1 and earlier.printer_id = entry.printer_id and earlier.category = entry.category and earlier.done)) as since
    from maintenance_entries entry
    where entry.user_id = $2 and entry.id = $3::bigint and not entry.done and num_nonnulls(entry.due_after_hours, entry.due_after_prints, entry.due_after_days) > 0 ),
  busy as (
    /* one row: a printer, and since when its prints count for anything */
    select printer_id, min(since) as since
    from planned
    where num_nonnulls(due_after_hours, due_after_prints) > 0
    group by printer_id ),
  moments as (
    /* one row: a print, or work without which the prints before it would count */
    select printer_id, id, since as date, 0 as prints, 0 as seconds
    from planned
    union all select printer.printer_id, null, p.date, 1, p.seconds
    from busy printer
    cross join lateral ( select p.logged_date as date, coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) as seconds
      from prints p
      where p.user_id = $4 and p.printer_id = printer.printer_id and p.logged_date >= printer.since and p.status in ('Success', 'PartialSuccess', 'Failed', 'Cancelled')
      offset 0 ) p ),
  counted as (
    /* one row: the same with the prints at its date and later */
    select id, sum(prints) over later as prints, sum(seconds) over later as seconds
    from moments
    window later as (partition by printer_id
      order by date desc) ) select planned.id
  from planned
  join counted on counted.id = planned.id
  where counted.prints >= planned.due_after_prints or counted.seconds >= planned.due_after_hours * 3600::bigint
  union select planned.id
  from planned
  where planned.since + planned.due_after_days * interval '24 hours' <= $5::timestamptz
  union select entry.id
  from maintenance_entries entry
  where entry.user_id = $6 and entry.id = $7::bigint and not entry.done and entry.due_date <= $8::timestamptz) as due;

select entry.id, entry.printer_id, entry.category, printer.name
from maintenance_entries as entry
inner join printers as printer on printer.user_id = $1 and printer.id = entry.printer_id
where entry.user_id = $2 and entry.id = $3::bigint and entry.due_event_date is null
order by entry.id for update of entry skip locked;
