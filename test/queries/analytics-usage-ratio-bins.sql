select coalesce(f.material_type, pair.material_type) as material_type, measure.is_time, case when measure.is_time then pair.time_bin else pair.material_bin end as bin, sum(pair.count::int) as count, min(case when measure.is_time then pair.time_min_ratio else pair.material_min_ratio end) as min_ratio, max(case when measure.is_time then pair.time_max_ratio else pair.material_max_ratio end) as max_ratio
from (
  select u.filament_id, u.material_type, coalesce(floor(u.time_ratio * $1::int + 0.5), case when coalesce(u.estimated_print_time_in_seconds, 0) = 0 then -2 else -1 end) as time_bin, coalesce(floor(u.material_ratio * $2::int + 0.5), case when coalesce(u.estimated_amount_mg, 0) = 0 then -2 else -1 end) as material_bin, count(*) as count, min(u.time_ratio) as time_min_ratio, max(u.time_ratio) as time_max_ratio, min(u.material_ratio) as material_min_ratio, max(u.material_ratio) as material_max_ratio
  from filament_usages as u
  where u.user_id = $3 and u.start_date >= $4 and u.start_date < $5
  group by u.filament_id, time_bin, material_bin, u.material_type
  union all select u.filament_id, u.material_type, $6::float8 as time_bin, $7::float8 as material_bin, count(*) as count, min(u.time_ratio) as time_min_ratio, max(u.time_ratio) as time_max_ratio, min(u.material_ratio) as material_min_ratio, max(u.material_ratio) as material_max_ratio
  from filament_usages as u
  where u.user_id = $8 and u.start_date is null
  group by u.filament_id, time_bin, material_bin, u.material_type) as pair
left join filaments as f on f.id = pair.filament_id and f.user_id = $9 cross join (values (true), (false)) as measure(is_time)
group by coalesce(f.material_type, pair.material_type), measure.is_time, case when measure.is_time then pair.time_bin else pair.material_bin end;
