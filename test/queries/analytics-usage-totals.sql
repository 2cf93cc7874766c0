select time_range.number as bucket, totals.filament_id, totals.material_type, totals.usages, totals.with_weight, totals.amount_mg
from unnest($1::int[], $2::timestamptz[], $3::timestamptz[]) as time_range(number, start, until)
inner join lateral (
  select u.filament_id, u.material_type, count(*) as usages, count(coalesce(u.amount_mg, u.estimated_amount_mg)) as with_weight, sum(coalesce(u.amount_mg, u.estimated_amount_mg)::float8) as amount_mg
  from filament_usages as u
  where u.user_id = $4 and u.start_date >= time_range.start and u.start_date < time_range.until
  group by u.filament_id, u.material_type) as totals on true
union all select null::int as bucket, totals.filament_id, totals.material_type, totals.usages, totals.with_weight, totals.amount_mg
from (
  select u.filament_id, u.material_type, count(*) as usages, count(coalesce(u.amount_mg, u.estimated_amount_mg)) as with_weight, sum(coalesce(u.amount_mg, u.estimated_amount_mg)::float8) as amount_mg
  from filament_usages as u
  where u.user_id = $5 and u.start_date is null
  group by u.filament_id, u.material_type) as totals;
