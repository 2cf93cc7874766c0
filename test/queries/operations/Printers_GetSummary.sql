select due.id
from (with wanted as (
    /* one row: work with a number of hours, prints or days */
    select entry.id, entry.printer_id, lower(trimmed(entry.category)) as category, entry.date, entry.due_after_hours, entry.due_after_prints, entry.due_after_days
    from maintenance_entries entry
    where entry.user_id = $1 and true and not entry.done and num_nonnulls(entry.due_after_hours, entry.due_after_prints, entry.due_after_days) > 0 ),
  finished as (
    /* one row: a category of a printer, and when its work was last done; the spellings of a category are few, unlike its entries */
    select spelling.printer_id, lower(trimmed(spelling.category)) as category, max(spelling.date) as date
    from ( select earlier.printer_id, earlier.category, max(earlier.date) as date
      from maintenance_entries earlier
      where earlier.user_id = $2 and earlier.printer_id in (
        select wanted.printer_id
        from wanted) and earlier.done
      group by earlier.printer_id, earlier.category ) spelling
    group by spelling.printer_id, lower(trimmed(spelling.category)) ),
  planned as (
    /* one row: work, and since when hours, prints and days count for it */
    select wanted.id, wanted.printer_id, wanted.due_after_hours, wanted.due_after_prints, wanted.due_after_days, greatest(wanted.date, finished.date) as since
    from wanted
    left join finished on finished.printer_id = wanted.printer_id and finished.category = wanted.category ),
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
      where p.user_id = $3 and p.printer_id = printer.printer_id and p.logged_date >= printer.since and p.status in ('Success', 'PartialSuccess', 'Failed', 'Cancelled')
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
  where planned.since + planned.due_after_days * interval '24 hours' <= $4::timestamptz
  union select entry.id
  from maintenance_entries entry
  where entry.user_id = $5 and true and not entry.done and entry.due_date <= $6::timestamptz) as due;

select printer.id, printer.name, printer.category, printer.is_active as isActive, (
  select coalesce(json_agg(agg), '[]')
  from (
    select loaded.slot, loaded.filament_id as filamentId, f.display_name as displayName, f.brand, f.material_type as materialType, f.color_name as colorName, f.color_hex as colorHex, f.colors, case when f.initial_nominal_weight_mg is not null then f.balance_mg end as remainingMg, (f.initial_nominal_weight_mg is not null and f.balance_mg <= coalesce(f.low_stock_threshold_mg, f.initial_nominal_weight_mg / 10)) as isLow
    from loaded_filaments as loaded
    inner join filaments as f on f.user_id = $1 and f.id = loaded.filament_id
    where loaded.user_id = $2 and loaded.printer_id = printer.id
    order by loaded.slot) as agg) as loadedFilaments, totals.printCount, totals.printTimeInSeconds, printer.last_event_date as lastEventDate, due.count as maintenanceDueCount, (
  select image.id
  from images as image
  where image.user_id = $3 and image.printer_id = printer.id
  order by image.position, image.created_date, image.id
  limit $4) as imageId
from printers as printer
inner join lateral (
  select count(*) as printCount, coalesce(sum(coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds)), 0)::bigint as printTimeInSeconds
  from prints as p
  where p.user_id = $5 and p.printer_id = printer.id) as totals on true
inner join lateral (
  select count(*) as count
  from maintenance_entries as entry
  where entry.user_id = $6 and entry.printer_id = printer.id and entry.id = any($7::bigint[])) as due on true
where printer.user_id = $8 and printer.id = any(array((
      select printer.id
      from printers as printer
      where printer.user_id = $9
      order by printer.is_active desc, lower(printer.name), printer.id
      limit $10
      offset $11)))
order by printer.is_active desc, lower(printer.name), printer.id;
