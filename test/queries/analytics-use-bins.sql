select $1::boolean as is_time, r.filament_id, r.material_type, case when r.start_date is null and not $2::boolean then -3 when r.ratio is not null then floor(r.ratio * $3::int + 0.5) when coalesce(r.estimate, 0) = 0 then -2 else -1 end as bin, count(*) as count, min(r.ratio) as least, max(r.ratio) as most
from (
  select u.filament_id, u.material_type, u.start_date, u.estimated_print_time_in_seconds as estimate, u.print_time_in_seconds::float8 / nullif(u.estimated_print_time_in_seconds, 0) as ratio
  from filament_usages as u
  where u.user_id = $4 and u.start_date >= $5 and u.start_date < $6
  offset 0) as r
group by r.filament_id, r.material_type, bin
union all select $7::boolean as is_time, r.filament_id, r.material_type, case when r.start_date is null and not $8::boolean then -3 when r.ratio is not null then floor(r.ratio * $9::int + 0.5) when coalesce(r.estimate, 0) = 0 then -2 else -1 end as bin, count(*) as count, min(r.ratio) as least, max(r.ratio) as most
from (
  select u.filament_id, u.material_type, u.start_date, u.estimated_amount_mg as estimate, u.amount_mg::float8 / nullif(u.estimated_amount_mg, 0) as ratio
  from filament_usages as u
  where u.user_id = $10 and u.start_date >= $11 and u.start_date < $12
  offset 0) as r
group by r.filament_id, r.material_type, bin
union all select $13::boolean as is_time, r.filament_id, r.material_type, case when r.start_date is null and not $14::boolean then -3 when r.ratio is not null then floor(r.ratio * $15::int + 0.5) when coalesce(r.estimate, 0) = 0 then -2 else -1 end as bin, count(*) as count, min(r.ratio) as least, max(r.ratio) as most
from (
  select u.filament_id, u.material_type, u.start_date, u.estimated_print_time_in_seconds as estimate, u.print_time_in_seconds::float8 / nullif(u.estimated_print_time_in_seconds, 0) as ratio
  from filament_usages as u
  where u.user_id = $16 and u.start_date is null
  offset 0) as r
group by r.filament_id, r.material_type, bin
union all select $17::boolean as is_time, r.filament_id, r.material_type, case when r.start_date is null and not $18::boolean then -3 when r.ratio is not null then floor(r.ratio * $19::int + 0.5) when coalesce(r.estimate, 0) = 0 then -2 else -1 end as bin, count(*) as count, min(r.ratio) as least, max(r.ratio) as most
from (
  select u.filament_id, u.material_type, u.start_date, u.estimated_amount_mg as estimate, u.amount_mg::float8 / nullif(u.estimated_amount_mg, 0) as ratio
  from filament_usages as u
  where u.user_id = $20 and u.start_date is null
  offset 0) as r
group by r.filament_id, r.material_type, bin;
