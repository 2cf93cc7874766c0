select d.id
from (with planned as (
    /* one row: work with a number of hours or of prints, and since when prints count for it */
    select e.user_id, e.id, e.printer_id, e.due_after_hours, e.due_after_prints, greatest(e.date, ( select max(d.date)
        from maintenance_entries d
        where d.user_id = e.user_id and d.printer_id = e.printer_id and d.category = e.category and d.done)) as since
    from maintenance_entries e
    where e.user_id = $1 and e.id = $2 and not e.done and num_nonnulls(e.due_after_hours, e.due_after_prints) > 0 ),
  printers as (
    /* one row: a printer, and since when its prints count for anything */
    select user_id, printer_id, min(since) as since
    from planned
    group by user_id, printer_id ),
  moments as (
    /* one row: a print, or work without which the prints before it would count */
    select user_id, printer_id, id, since as date, 0 as prints, 0 as seconds
    from planned
    union all select m.user_id, m.printer_id, null, p.date, 1, p.seconds
    from printers m
    cross join lateral ( select p.logged_date as date, coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) as seconds
      from prints p
      where p.user_id = m.user_id and p.printer_id = m.printer_id and p.logged_date >= m.since and p.status in ('Success', 'PartialSuccess', 'Failed', 'Cancelled')
      offset 0 ) p ),
  counted as (
    /* one row: the same with the prints at its date and later */
    select user_id, id, sum(prints) over later as prints, sum(seconds) over later as seconds
    from moments
    window later as (partition by user_id, printer_id
      order by date desc) ) select w.id
  from planned w
  join counted c on c.user_id = w.user_id and c.id = w.id
  where c.prints >= w.due_after_prints or c.seconds >= w.due_after_hours * 3600::bigint
  union select e.id
  from maintenance_entries e
  where e.user_id = $3 and e.id = $4 and not e.done and e.due_date <= $5::timestamptz) as d;

select d.id
from (with planned as (
    /* one row: work with a number of hours or of prints, and since when prints count for it */
    select e.user_id, e.id, e.printer_id, e.due_after_hours, e.due_after_prints, greatest(e.date, ( select max(d.date)
        from maintenance_entries d
        where d.user_id = e.user_id and d.printer_id = e.printer_id and d.category = e.category and d.done)) as since
    from maintenance_entries e
    where e.user_id = $1 and e.printer_id = $2 and e.due_event_date is not null and not e.done and num_nonnulls(e.due_after_hours, e.due_after_prints) > 0 ),
  printers as (
    /* one row: a printer, and since when its prints count for anything */
    select user_id, printer_id, min(since) as since
    from planned
    group by user_id, printer_id ),
  moments as (
    /* one row: a print, or work without which the prints before it would count */
    select user_id, printer_id, id, since as date, 0 as prints, 0 as seconds
    from planned
    union all select m.user_id, m.printer_id, null, p.date, 1, p.seconds
    from printers m
    cross join lateral ( select p.logged_date as date, coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) as seconds
      from prints p
      where p.user_id = m.user_id and p.printer_id = m.printer_id and p.logged_date >= m.since and p.status in ('Success', 'PartialSuccess', 'Failed', 'Cancelled')
      offset 0 ) p ),
  counted as (
    /* one row: the same with the prints at its date and later */
    select user_id, id, sum(prints) over later as prints, sum(seconds) over later as seconds
    from moments
    window later as (partition by user_id, printer_id
      order by date desc) ) select w.id
  from planned w
  join counted c on c.user_id = w.user_id and c.id = w.id
  where c.prints >= w.due_after_prints or c.seconds >= w.due_after_hours * 3600::bigint
  union select e.id
  from maintenance_entries e
  where e.user_id = $3 and e.printer_id = $4 and e.due_event_date is not null and not e.done and e.due_date <= $5::timestamptz) as d;
