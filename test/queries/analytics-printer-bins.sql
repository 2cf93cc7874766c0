select b.printer_id, m.is_time, case when m.is_time then b.time_bin else b.material_bin end as bin, sum(b.count::int) as count, min(case when m.is_time then b.time_least else b.material_least end) as least, max(case when m.is_time then b.time_most else b.material_most end) as most
from (
  select p.printer_id, coalesce(floor(p.time_ratio * $1::int + 0.5), case when coalesce(p.estimated_print_time_in_seconds, 0) = 0 then -2 else -1 end) as time_bin, coalesce(floor(p.material_ratio * $2::int + 0.5), case when coalesce(p.estimated_filament_amount_mg, 0) = 0 then -2 else -1 end) as material_bin, count(*) as count, min(p.time_ratio) as time_least, max(p.time_ratio) as time_most, min(p.material_ratio) as material_least, max(p.material_ratio) as material_most
  from prints as p
  where p.user_id = $3 and p.start_date >= $4 and p.start_date < $5
  group by p.printer_id, time_bin, material_bin
  union all select p.printer_id, $6::float8 as time_bin, $7::float8 as material_bin, count(*) as count, min(p.time_ratio) as time_least, max(p.time_ratio) as time_most, min(p.material_ratio) as material_least, max(p.material_ratio) as material_most
  from prints as p
  where p.user_id = $8 and p.start_date is null
  group by p.printer_id, time_bin, material_bin) as b cross join (values (true), (false)) as m(is_time)
group by b.printer_id, m.is_time, case when m.is_time then b.time_bin else b.material_bin end;
