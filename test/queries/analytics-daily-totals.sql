with parts_of_days as (
  select ((day.day_start + time_range.offset_seconds * interval '1 second') at time zone 'UTC')::date as date, time_range.skipped_dates, day.prints, day.seconds, day.with_duration, day.amount_mg, day.with_weight, day.cost_micros, day.with_cost, day.partial_costs, day.unfinished, day.in_other_currency, day.started, day.started_seconds, day.started_with_duration
  from unnest($1::timestamptz[], $2::timestamptz[], $3::timestamptz[], $4::float8[], $5::int[]) as time_range(start, until, day_origin, offset_seconds, skipped_dates)
  inner join lateral (
    select p.day_start, count(*) as prints, sum(p.seconds::float8) as seconds, count(p.seconds) as with_duration, sum(p.amount_mg::float8) as amount_mg, count(p.amount_mg) as with_weight, sum(p.cost_micros::float8) as cost_micros, count(p.cost_micros) as with_cost, count(p.cost_micros) filter (where p.is_filament_partial and p.filament_cost_micros is not null) as partial_costs, count(*) filter (where not p.is_finished) as unfinished, count(*) filter (where p.cost_micros is null and p.is_finished and case when coalesce(p.filament_cost_micros, p.electricity_cost_micros) is null then p.has_other_currency else p.cost_currency <> $6 end) as in_other_currency, count(*) filter (where p.has_started) as started, sum(p.seconds::float8) filter (where p.has_started) as started_seconds, count(p.seconds) filter (where p.has_started) as started_with_duration
    from (
      select date_bin('1 day', p.start_date, time_range.day_origin) as day_start, p.status not in ('Pending', 'Printing') as is_finished, (p.status <> 'Pending' and (p.start_date is null or p.start_date <= $7::timestamptz)) as has_started, coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) as seconds, coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg) as amount_mg, case when p.status not in ('Pending', 'Printing') then case when p.cost_currency = $8 then coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros) end end as cost_micros, p.filament_cost_micros, p.electricity_cost_micros, p.cost_currency, p.has_other_currency, p.is_filament_partial
      from prints as p
      where p.user_id = $9 and p.start_date >= time_range.start and p.start_date < time_range.until
      offset 0) as p
    group by p.day_start) as day on true),
days as (
  select day.date, min(day.skipped_dates) as skipped_dates, sum(day.prints::int) as prints, sum(day.seconds::float8) as seconds, sum(day.with_duration::int) as with_duration, sum(day.amount_mg::float8) as amount_mg, sum(day.with_weight::int) as with_weight, sum(day.cost_micros::float8) as cost_micros, sum(day.with_cost::int) as with_cost, sum(day.partial_costs::int) as partial_costs, sum(day.unfinished::int) as unfinished, sum(day.in_other_currency::int) as in_other_currency, sum(day.started::int) as started, sum(day.started_seconds::float8) as started_seconds, sum(day.started_with_duration::int) as started_with_duration
  from parts_of_days as day
  group by day.date),
undated as (
  select null::date as date, day.prints, day.seconds, day.with_duration, day.amount_mg, day.with_weight, day.cost_micros, day.with_cost, day.partial_costs, day.unfinished, day.in_other_currency, day.started, day.started_seconds, day.started_with_duration
  from (
    select p.day_start, count(*) as prints, sum(p.seconds::float8) as seconds, count(p.seconds) as with_duration, sum(p.amount_mg::float8) as amount_mg, count(p.amount_mg) as with_weight, sum(p.cost_micros::float8) as cost_micros, count(p.cost_micros) as with_cost, count(p.cost_micros) filter (where p.is_filament_partial and p.filament_cost_micros is not null) as partial_costs, count(*) filter (where not p.is_finished) as unfinished, count(*) filter (where p.cost_micros is null and p.is_finished and case when coalesce(p.filament_cost_micros, p.electricity_cost_micros) is null then p.has_other_currency else p.cost_currency <> $10 end) as in_other_currency, count(*) filter (where p.has_started) as started, sum(p.seconds::float8) filter (where p.has_started) as started_seconds, count(p.seconds) filter (where p.has_started) as started_with_duration
    from (
      select null::timestamptz as day_start, p.status not in ('Pending', 'Printing') as is_finished, (p.status <> 'Pending' and (p.start_date is null or p.start_date <= $11::timestamptz)) as has_started, coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) as seconds, coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg) as amount_mg, case when p.status not in ('Pending', 'Printing') then case when p.cost_currency = $12 then coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros) end end as cost_micros, p.filament_cost_micros, p.electricity_cost_micros, p.cost_currency, p.has_other_currency, p.is_filament_partial
      from prints as p
      where p.user_id = $13 and p.start_date is null
      offset 0) as p
    group by p.day_start) as day) select day.date as date, day.date - day.skipped_dates - (row_number() over (partition by day.started > 0
    order by day.date))::int as island, day.prints, day.seconds, day.with_duration, day.amount_mg, day.with_weight, day.cost_micros, day.with_cost, day.partial_costs, day.unfinished, day.in_other_currency, day.started, day.started_seconds, day.started_with_duration
from days as day
union all select day.date as date, null::date as island, day.prints, day.seconds, day.with_duration, day.amount_mg, day.with_weight, day.cost_micros, day.with_cost, day.partial_costs, day.unfinished, day.in_other_currency, day.started, day.started_seconds, day.started_with_duration
from undated as day
order by date;
