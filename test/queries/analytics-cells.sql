select s.number as bucket, c.status, c.printer_id, c.prints, c.last_start, c.seconds, c.timed, c.amount_mg, c.weighed, c.cost_micros, c.priced, c.in_other_currency, c.most_seconds, c.most_mg, c.most_micros
from unnest($1::int[], $2::timestamptz[], $3::timestamptz[]) as s(number, start, until)
inner join lateral (
  select p.status, p.printer_id, count(*) as prints, null::timestamptz as last_start, sum(p.seconds::float8) as seconds, count(p.seconds) as timed, sum(p.amount_mg::float8) as amount_mg, count(p.amount_mg) as weighed, sum(p.cost_micros::float8) as cost_micros, count(p.cost_micros) as priced, count(*) filter (where p.cost_micros is null and case when coalesce(p.filament_cost_micros, p.electricity_cost_micros) is null then p.has_other_currency else p.cost_currency <> $4 end) as in_other_currency, max(p.seconds) as most_seconds, max(p.amount_mg) as most_mg, max(p.cost_micros) as most_micros
  from (
    select p.status, p.printer_id, p.start_date, coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) as seconds, coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg) as amount_mg, case when p.cost_currency = $5 then coalesce( p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros) end as cost_micros, p.filament_cost_micros, p.electricity_cost_micros, p.cost_currency, p.has_other_currency
    from prints as p
    where p.user_id = $6 and p.start_date >= s.start and p.start_date < s.until
    offset 0) as p
  group by p.status, p.printer_id) as c on true
union all select null::int as bucket, c.status, c.printer_id, c.prints, c.last_start, c.seconds, c.timed, c.amount_mg, c.weighed, c.cost_micros, c.priced, c.in_other_currency, c.most_seconds, c.most_mg, c.most_micros
from (
  select p.status, p.printer_id, count(*) as prints, null::timestamptz as last_start, sum(p.seconds::float8) as seconds, count(p.seconds) as timed, sum(p.amount_mg::float8) as amount_mg, count(p.amount_mg) as weighed, sum(p.cost_micros::float8) as cost_micros, count(p.cost_micros) as priced, count(*) filter (where p.cost_micros is null and case when coalesce(p.filament_cost_micros, p.electricity_cost_micros) is null then p.has_other_currency else p.cost_currency <> $7 end) as in_other_currency, max(p.seconds) as most_seconds, max(p.amount_mg) as most_mg, max(p.cost_micros) as most_micros
  from (
    select p.status, p.printer_id, p.start_date, coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) as seconds, coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg) as amount_mg, case when p.cost_currency = $8 then coalesce( p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros) end as cost_micros, p.filament_cost_micros, p.electricity_cost_micros, p.cost_currency, p.has_other_currency
    from prints as p
    where p.user_id = $9 and p.start_date is null
    offset 0) as p
  group by p.status, p.printer_id) as c;
