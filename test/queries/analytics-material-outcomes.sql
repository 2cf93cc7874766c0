with spool_types as materialized (
  select jsonb_object_agg(id, material_type) as by_spool
  from filaments
  where user_id = $1) select min(outcome.material_type) as material_type, outcome.status as status, sum(outcome.prints::int) as prints, false as is_undated
from unnest($2::int[], $3::timestamptz[], $4::timestamptz[]) as time_range(number, start, until)
inner join lateral (
  select used.name, used.status, min(used.material_type) as material_type, count(*) as prints
  from (
    select u.material_type as name, u.status, min(u.material_type) as material_type
    from (
      select u.print_id, u.status, coalesce((
          select spool_types.by_spool
          from spool_types) ->> u.filament_id::text, u.material_type) as material_type
      from filament_usages as u
      where u.user_id = $5 and u.start_date >= time_range.start and u.start_date < time_range.until
      offset 0) as u
    group by u.print_id, u.status, u.material_type) as used
  group by used.name, used.status) as outcome on true
group by outcome.name, outcome.status
union all select min(outcome.material_type) as material_type, outcome.status as status, sum(outcome.prints::int) as prints, true as is_undated
from (
  select used.name, used.status, min(used.material_type) as material_type, count(*) as prints
  from (
    select u.material_type as name, u.status, min(u.material_type) as material_type
    from (
      select u.print_id, u.status, coalesce((
          select spool_types.by_spool
          from spool_types) ->> u.filament_id::text, u.material_type) as material_type
      from filament_usages as u
      where u.user_id = $6 and u.start_date is null
      offset 0) as u
    group by u.print_id, u.status, u.material_type) as used
  group by used.name, used.status) as outcome
group by outcome.name, outcome.status;
