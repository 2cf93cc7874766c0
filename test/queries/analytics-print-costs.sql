select time_range.number as chunk, totals.status, totals.other_currency, totals.filament_reason, totals.electricity_reason, totals.prints, totals.partial_prints, totals.filament_micros, totals.electricity_micros, totals.max_micros, totals.min_micros
from unnest($1::int[], $2::timestamptz[], $3::timestamptz[]) as time_range(number, start, until)
inner join lateral (
  select p.status, p.other_currency, p.filament_reason, p.electricity_reason, count(*) as prints, count(*) filter (where p.is_filament_partial) as partial_prints, sum(p.filament_cost_micros::float8) as filament_micros, sum(p.electricity_cost_micros::float8) as electricity_micros, max(p.cost_micros) as max_micros, min(p.cost_micros) as min_micros
  from (
    select p.status, p.filament_cost_micros, p.is_filament_partial, p.electricity_cost_micros, coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros) as cost_micros, nullif(p.cost_currency, $4) as other_currency, case when p.filament_cost_micros is not null then 0 when coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg) is null then 1 when p.has_other_currency then 3 when p.status in ('Failed', 'Cancelled') and p.filament_amount_mg is null and ( select progressed.progress_percent
      from prints progressed
      where progressed.user_id = $5 and progressed.id = p.id) is null then 4 else 2 end as filament_reason, case when p.electricity_cost_micros is not null then 0 when p.id in ( select measured.id
      from prints measured
      where measured.user_id = $6 and measured.measured_energy_wh is not null and measured.electricity_cost_micros is null) then 3 when coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) is null then 1 when p.printer_id is null then 2 when p.electricity_rate_micros is null then 3 else 4 end as electricity_reason
    from prints as p
    where p.user_id = $7 and p.start_date >= time_range.start and p.start_date < time_range.until
    offset 0) as p
  group by p.status, p.other_currency, p.filament_reason, p.electricity_reason) as totals on true
union all select null::int as chunk, totals.status, totals.other_currency, totals.filament_reason, totals.electricity_reason, totals.prints, totals.partial_prints, totals.filament_micros, totals.electricity_micros, totals.max_micros, totals.min_micros
from (
  select p.status, p.other_currency, p.filament_reason, p.electricity_reason, count(*) as prints, count(*) filter (where p.is_filament_partial) as partial_prints, sum(p.filament_cost_micros::float8) as filament_micros, sum(p.electricity_cost_micros::float8) as electricity_micros, max(p.cost_micros) as max_micros, min(p.cost_micros) as min_micros
  from (
    select p.status, p.filament_cost_micros, p.is_filament_partial, p.electricity_cost_micros, coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros) as cost_micros, nullif(p.cost_currency, $8) as other_currency, case when p.filament_cost_micros is not null then 0 when coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg) is null then 1 when p.has_other_currency then 3 when p.status in ('Failed', 'Cancelled') and p.filament_amount_mg is null and ( select progressed.progress_percent
      from prints progressed
      where progressed.user_id = $9 and progressed.id = p.id) is null then 4 else 2 end as filament_reason, case when p.electricity_cost_micros is not null then 0 when p.id in ( select measured.id
      from prints measured
      where measured.user_id = $10 and measured.measured_energy_wh is not null and measured.electricity_cost_micros is null) then 3 when coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) is null then 1 when p.printer_id is null then 2 when p.electricity_rate_micros is null then 3 else 4 end as electricity_reason
    from prints as p
    where p.user_id = $11 and p.start_date is null
    offset 0) as p
  group by p.status, p.other_currency, p.filament_reason, p.electricity_reason) as totals;
