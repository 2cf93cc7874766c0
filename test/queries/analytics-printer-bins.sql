select $1::boolean as is_time, r.printer_id, case when r.start_date is null and not $2::boolean then -3 when r.ratio is not null then floor(r.ratio * $3::int + 0.5) when coalesce(r.estimate, 0) = 0 then -2 else -1 end as bin, count(*) as count, min(r.ratio) as least, max(r.ratio) as most
from (
  select p.printer_id, p.start_date, p.estimated_print_time_in_seconds as estimate, p.print_time_in_seconds::float8 / nullif(p.estimated_print_time_in_seconds, 0) as ratio
  from prints as p
  where p.user_id = $4 and p.start_date >= $5 and p.start_date < $6
  offset 0) as r
group by r.printer_id, bin
union all select $7::boolean as is_time, r.printer_id, case when r.start_date is null and not $8::boolean then -3 when r.ratio is not null then floor(r.ratio * $9::int + 0.5) when coalesce(r.estimate, 0) = 0 then -2 else -1 end as bin, count(*) as count, min(r.ratio) as least, max(r.ratio) as most
from (
  select p.printer_id, p.start_date, p.estimated_filament_amount_mg as estimate, p.filament_amount_mg::float8 / nullif(p.estimated_filament_amount_mg, 0) as ratio
  from prints as p
  where p.user_id = $10 and p.start_date >= $11 and p.start_date < $12
  offset 0) as r
group by r.printer_id, bin
union all select $13::boolean as is_time, r.printer_id, case when r.start_date is null and not $14::boolean then -3 when r.ratio is not null then floor(r.ratio * $15::int + 0.5) when coalesce(r.estimate, 0) = 0 then -2 else -1 end as bin, count(*) as count, min(r.ratio) as least, max(r.ratio) as most
from (
  select p.printer_id, p.start_date, p.estimated_print_time_in_seconds as estimate, p.print_time_in_seconds::float8 / nullif(p.estimated_print_time_in_seconds, 0) as ratio
  from prints as p
  where p.user_id = $16 and p.start_date is null
  offset 0) as r
group by r.printer_id, bin
union all select $17::boolean as is_time, r.printer_id, case when r.start_date is null and not $18::boolean then -3 when r.ratio is not null then floor(r.ratio * $19::int + 0.5) when coalesce(r.estimate, 0) = 0 then -2 else -1 end as bin, count(*) as count, min(r.ratio) as least, max(r.ratio) as most
from (
  select p.printer_id, p.start_date, p.estimated_filament_amount_mg as estimate, p.filament_amount_mg::float8 / nullif(p.estimated_filament_amount_mg, 0) as ratio
  from prints as p
  where p.user_id = $20 and p.start_date is null
  offset 0) as r
group by r.printer_id, bin;
