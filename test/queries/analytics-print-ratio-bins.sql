select pair.printer_id, measure.is_time, case when measure.is_time then pair.time_bin else pair.material_bin end as bin, sum(pair.count::int) as count, min(case when measure.is_time then pair.time_min_ratio else pair.material_min_ratio end) as min_ratio, max(case when measure.is_time then pair.time_max_ratio else pair.material_max_ratio end) as max_ratio
from (
  select p.printer_id, coalesce(floor(p.time_ratio * $1::int + 0.5), case when coalesce(p.estimated_print_time_in_seconds, 0) = 0 then -2 else -1 end) as time_bin, coalesce(floor(case when p.compared_estimate_mg is null then p.material_ratio else p.compared_amount_mg::float8 / nullif(p.compared_estimate_mg, 0) end * $2::int + 0.5), case when coalesce(p.estimated_filament_amount_mg, 0) = 0 then -2 else -1 end) as material_bin, count(*) as count, min(p.time_ratio) as time_min_ratio, max(p.time_ratio) as time_max_ratio, min(case when p.compared_estimate_mg is null then p.material_ratio else p.compared_amount_mg::float8 / nullif(p.compared_estimate_mg, 0) end) as material_min_ratio, max(case when p.compared_estimate_mg is null then p.material_ratio else p.compared_amount_mg::float8 / nullif(p.compared_estimate_mg, 0) end) as material_max_ratio
  from prints as p
  where p.user_id = $3 and p.start_date >= $4 and p.start_date < $5
  group by p.printer_id, time_bin, material_bin
  union all select p.printer_id, $6::float8 as time_bin, $7::float8 as material_bin, count(*) as count, min(p.time_ratio) as time_min_ratio, max(p.time_ratio) as time_max_ratio, min(case when p.compared_estimate_mg is null then p.material_ratio else p.compared_amount_mg::float8 / nullif(p.compared_estimate_mg, 0) end) as material_min_ratio, max(case when p.compared_estimate_mg is null then p.material_ratio else p.compared_amount_mg::float8 / nullif(p.compared_estimate_mg, 0) end) as material_max_ratio
  from prints as p
  where p.user_id = $8 and p.start_date is null
  group by p.printer_id, time_bin, material_bin) as pair cross join (values (true), (false)) as measure(is_time)
group by pair.printer_id, measure.is_time, case when measure.is_time then pair.time_bin else pair.material_bin end;
