select time_range.number as bucket, totals.filament_id, totals.material_type, totals.usages, totals.with_weight, totals.amount_mg
from unnest($1::int[], $2::timestamptz[], $3::timestamptz[]) as time_range(number, start, until)
inner join lateral (
  select u.filament_id, u.material_type, count(*) as usages, count(coalesce(u.amount_mg, u.estimated_amount_mg)) as with_weight, sum(coalesce(u.amount_mg, u.estimated_amount_mg)::float8) as amount_mg
  from filament_usages as u
  where u.user_id = $4 and u.status = any($5::print_status[]) and (u.print_id in (
      select spool_usage.print_id
      from filament_usages spool_usage
      where spool_usage.user_id = $6 and spool_usage.filament_id = any($7::uuid[]))) is true and (u.print_id in (
      select p.id
      from prints p
      where p.user_id = $8 and p.printer_id = any($9::bigint[]) and p.project_id = any($10::uuid[]))) is true and u.start_date >= time_range.start and u.start_date < time_range.until
  group by u.filament_id, u.material_type) as totals on true
union all select null::int as bucket, totals.filament_id, totals.material_type, totals.usages, totals.with_weight, totals.amount_mg
from (
  select u.filament_id, u.material_type, count(*) as usages, count(coalesce(u.amount_mg, u.estimated_amount_mg)) as with_weight, sum(coalesce(u.amount_mg, u.estimated_amount_mg)::float8) as amount_mg
  from filament_usages as u
  where u.user_id = $11 and u.status = any($12::print_status[]) and (u.print_id in (
      select spool_usage.print_id
      from filament_usages spool_usage
      where spool_usage.user_id = $13 and spool_usage.filament_id = any($14::uuid[]))) is true and (u.print_id in (
      select p.id
      from prints p
      where p.user_id = $15 and p.printer_id = any($16::bigint[]) and p.project_id = any($17::uuid[]))) is true and u.start_date is null
  group by u.filament_id, u.material_type) as totals;
