select time_range.number as bucket, totals.status, totals.printer_id, totals.prints, totals.last_start, totals.seconds, totals.with_duration, totals.amount_mg, totals.with_weight, totals.cost_micros, totals.with_cost, totals.partial_costs, totals.in_other_currency, totals.max_seconds, totals.max_mg, totals.max_micros
from unnest($1::int[], $2::timestamptz[], $3::timestamptz[]) as time_range(number, start, until)
inner join lateral (
  select p.status, p.printer_id, count(*) as prints, null::timestamptz as last_start, sum(p.seconds::float8) as seconds, count(p.seconds) as with_duration, sum(p.amount_mg::float8) as amount_mg, count(p.amount_mg) as with_weight, sum(p.cost_micros::float8) as cost_micros, count(p.cost_micros) as with_cost, count(p.cost_micros) filter (where p.is_filament_partial and p.filament_cost_micros is not null) as partial_costs, count(*) filter (where p.cost_micros is null and case when coalesce(p.filament_cost_micros, p.electricity_cost_micros) is null then p.has_other_currency else p.cost_currency <> $4 end) as in_other_currency, max(p.seconds) as max_seconds, max(p.amount_mg) as max_mg, max(p.cost_micros) as max_micros
  from (
    select p.status, p.printer_id, p.start_date, coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) as seconds, coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg) as amount_mg, case when p.cost_currency = $5 then coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros) end as cost_micros, p.filament_cost_micros, p.electricity_cost_micros, p.cost_currency, p.has_other_currency, p.is_filament_partial
    from prints as p
    where p.user_id = $6 and p.start_date >= time_range.start and p.start_date < time_range.until
    offset 0) as p
  group by p.status, p.printer_id) as totals on true
union all select null::int as bucket, totals.status, totals.printer_id, totals.prints, totals.last_start, totals.seconds, totals.with_duration, totals.amount_mg, totals.with_weight, totals.cost_micros, totals.with_cost, totals.partial_costs, totals.in_other_currency, totals.max_seconds, totals.max_mg, totals.max_micros
from (
  select p.status, p.printer_id, count(*) as prints, null::timestamptz as last_start, sum(p.seconds::float8) as seconds, count(p.seconds) as with_duration, sum(p.amount_mg::float8) as amount_mg, count(p.amount_mg) as with_weight, sum(p.cost_micros::float8) as cost_micros, count(p.cost_micros) as with_cost, count(p.cost_micros) filter (where p.is_filament_partial and p.filament_cost_micros is not null) as partial_costs, count(*) filter (where p.cost_micros is null and case when coalesce(p.filament_cost_micros, p.electricity_cost_micros) is null then p.has_other_currency else p.cost_currency <> $7 end) as in_other_currency, max(p.seconds) as max_seconds, max(p.amount_mg) as max_mg, max(p.cost_micros) as max_micros
  from (
    select p.status, p.printer_id, p.start_date, coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) as seconds, coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg) as amount_mg, case when p.cost_currency = $8 then coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros) end as cost_micros, p.filament_cost_micros, p.electricity_cost_micros, p.cost_currency, p.has_other_currency, p.is_filament_partial
    from prints as p
    where p.user_id = $9 and p.start_date is null
    offset 0) as p
  group by p.status, p.printer_id) as totals;
