select coalesce(f.material_type, b.material_type) as material_type, m.is_time, case when m.is_time then b.time_bin else b.material_bin end as bin, sum(b.count::int) as count, min(case when m.is_time then b.time_least else b.material_least end) as least, max(case when m.is_time then b.time_most else b.material_most end) as most
from (
  select u.filament_id, u.material_type, coalesce(floor(u.time_ratio * $1::int + 0.5), case when coalesce(u.estimated_print_time_in_seconds, 0) = 0 then -2 else -1 end) as time_bin, coalesce(floor(u.material_ratio * $2::int + 0.5), case when coalesce(u.estimated_amount_mg, 0) = 0 then -2 else -1 end) as material_bin, count(*) as count, min(u.time_ratio) as time_least, max(u.time_ratio) as time_most, min(u.material_ratio) as material_least, max(u.material_ratio) as material_most
  from filament_usages as u
  where u.user_id = $3 and u.start_date >= $4 and u.start_date < $5
  group by u.filament_id, time_bin, material_bin, u.material_type
  union all select u.filament_id, u.material_type, $6::float8 as time_bin, $7::float8 as material_bin, count(*) as count, min(u.time_ratio) as time_least, max(u.time_ratio) as time_most, min(u.material_ratio) as material_least, max(u.material_ratio) as material_most
  from filament_usages as u
  where u.user_id = $8 and u.start_date is null
  group by u.filament_id, time_bin, material_bin, u.material_type) as b
left join filaments as f on f.id = b.filament_id and f.user_id = $9 cross join (values (true), (false)) as m(is_time)
group by coalesce(f.material_type, b.material_type), m.is_time, case when m.is_time then b.time_bin else b.material_bin end;
