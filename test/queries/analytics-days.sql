with binned as (
  select (d.day + s.seconds * interval '1 second')::date as date, s.skipped, d.prints, d.seconds, d.timed, d.amount_mg, d.weighed, d.cost_micros, d.priced, d.unfinished, d.in_other_currency
  from unnest($1::timestamptz[], $2::timestamptz[], $3::timestamptz[], $4::float8[], $5::int[]) as s(start, until, origin, seconds, skipped)
  inner join lateral (
    select p.day, count(*) as prints, sum(p.seconds::float8) as seconds, count(p.seconds) as timed, sum(p.amount_mg::float8) as amount_mg, count(p.amount_mg) as weighed, sum(p.cost_micros::float8) as cost_micros, count(p.cost_micros) as priced, count(*) filter (where not p.is_finished) as unfinished, count(*) filter (where p.cost_micros is null and p.is_finished and case when coalesce(p.filament_cost_micros, p.electricity_cost_micros) is null then p.has_other_currency else p.cost_currency <> $6 end) as in_other_currency
    from (
      select date_bin('1 day', p.start_date, s.origin) as day, p.status not in ('Pending', 'Printing') as is_finished, coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) as seconds, coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg) as amount_mg, case when p.status not in ('Pending', 'Printing') then case when p.cost_currency = $7 then coalesce( p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros) end end as cost_micros, p.filament_cost_micros, p.electricity_cost_micros, p.cost_currency, p.has_other_currency
      from prints as p
      where p.user_id = $8 and p.start_date >= s.start and p.start_date < s.until
      offset 0) as p
    group by p.day) as d on true),
days as (
  select d.date, min(d.skipped) as skipped, sum(d.prints::int) as prints, sum(d.seconds::float8) as seconds, sum(d.timed::int) as timed, sum(d.amount_mg::float8) as amount_mg, sum(d.weighed::int) as weighed, sum(d.cost_micros::float8) as cost_micros, sum(d.priced::int) as priced, sum(d.unfinished::int) as unfinished, sum(d.in_other_currency::int) as in_other_currency
  from binned as d
  group by d.date),
undated as (
  select null::date as date, d.prints, d.seconds, d.timed, d.amount_mg, d.weighed, d.cost_micros, d.priced, d.unfinished, d.in_other_currency
  from (
    select p.day, count(*) as prints, sum(p.seconds::float8) as seconds, count(p.seconds) as timed, sum(p.amount_mg::float8) as amount_mg, count(p.amount_mg) as weighed, sum(p.cost_micros::float8) as cost_micros, count(p.cost_micros) as priced, count(*) filter (where not p.is_finished) as unfinished, count(*) filter (where p.cost_micros is null and p.is_finished and case when coalesce(p.filament_cost_micros, p.electricity_cost_micros) is null then p.has_other_currency else p.cost_currency <> $9 end) as in_other_currency
    from (
      select null::timestamptz as day, p.status not in ('Pending', 'Printing') as is_finished, coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) as seconds, coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg) as amount_mg, case when p.status not in ('Pending', 'Printing') then case when p.cost_currency = $10 then coalesce( p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros) end end as cost_micros, p.filament_cost_micros, p.electricity_cost_micros, p.cost_currency, p.has_other_currency
      from prints as p
      where p.user_id = $11 and p.start_date is null
      offset 0) as p
    group by p.day) as d) select d.date as date, d.date - d.skipped - (row_number() over (order by d.date))::int as island, d.prints, d.seconds, d.timed, d.amount_mg, d.weighed, d.cost_micros, d.priced, d.unfinished, d.in_other_currency
from days as d
union all select d.date as date, null::date as island, d.prints, d.seconds, d.timed, d.amount_mg, d.weighed, d.cost_micros, d.priced, d.unfinished, d.in_other_currency
from undated as d
order by date;
