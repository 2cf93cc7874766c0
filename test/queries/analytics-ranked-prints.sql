with candidates as materialized (
  select $1::int as ranking, best.id, best.value
  from unnest($2::int[], $3::timestamptz[], $4::timestamptz[]) as time_range(number, start, until)
  inner join lateral (
    select p.id, case when p.status not in ('Pending', 'Printing') then case when p.cost_currency = $5 then coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros) end end as value
    from prints as p
    where p.user_id = $6 and case when p.status not in ('Pending', 'Printing') then case when p.cost_currency = $7 then coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros) end end >= $8::bigint and p.start_date >= time_range.start and p.start_date < time_range.until
    order by case when p.status not in ('Pending', 'Printing') then case when p.cost_currency = $9 then coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros) end end desc, p.start_date desc, p.id desc
    limit $10) as best on true) select candidate.ranking, candidate.value, p.id, p.title, p.status, p.start_date, coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) as seconds, coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg) as amount_mg, case when p.status not in ('Pending', 'Printing') then case when p.cost_currency = $11 then coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros) end end as cost_micros, (p.is_filament_partial and p.filament_cost_micros is not null and p.cost_currency = $12) as is_partial
from candidates as candidate
inner join prints as p on p.id = candidate.id and p.user_id = $13;
