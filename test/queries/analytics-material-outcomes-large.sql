select min(outcome.material_type) as material_type, outcome.status as status, sum(outcome.prints::int) as prints, false as is_undated
from unnest($1::int[], $2::timestamptz[], $3::timestamptz[]) as time_range(number, start, until)
inner join lateral (
  select used.name, used.status, min(used.material_type) as material_type, count(*) as prints
  from (
    select u.material_type as name, u.status, min(u.material_type) as material_type
    from (
      select u.print_id, u.status, coalesce(f.material_type, u.material_type) as material_type
      from filament_usages as u
      left join filaments as f on f.id = u.filament_id and f.user_id = $4
      where u.user_id = $5 and u.start_date >= time_range.start and u.start_date < time_range.until) as u
    group by u.print_id, u.status, u.material_type) as used
  group by used.name, used.status) as outcome on true
group by outcome.name, outcome.status
union all select min(outcome.material_type) as material_type, outcome.status as status, sum(outcome.prints::int) as prints, true as is_undated
from (
  select used.name, used.status, min(used.material_type) as material_type, count(*) as prints
  from (
    select u.material_type as name, u.status, min(u.material_type) as material_type
    from (
      select u.print_id, u.status, coalesce(f.material_type, u.material_type) as material_type
      from filament_usages as u
      left join filaments as f on f.id = u.filament_id and f.user_id = $6
      where u.user_id = $7 and u.start_date is null) as u
    group by u.print_id, u.status, u.material_type) as used
  group by used.name, used.status) as outcome
group by outcome.name, outcome.status;
