with uses as (
  select u.filament_id as filament_id, case when u.status in ('Success', 'PartialSuccess') then coalesce(u.amount_mg, u.estimated_amount_mg) when u.status in ('Failed', 'Cancelled') then coalesce(u.amount_mg, round(u.estimated_amount_mg * ( select p.progress_percent
        from prints p
        where p.user_id = $1 and p.id = u.print_id) / 100.0)::bigint) end as amount_mg
  from filament_usages as u
  where u.user_id = $2 and u.start_date >= $3 and u.start_date < $4 and u.filament_id is not null
  union all select reported.filament_id, greatest(round(reported.used_ng / 1000000.0), 0)::bigint as amount_mg
  from spool_uses as reported
  where reported.user_id = $5 and reported.print_id is not null and reported.minute >= $6 and (
    select p.status
    from prints p
    where p.user_id = $7 and p.id = reported.print_id) in ('Pending', 'Printing')
  union all select entry.filament_id, -entry.amount_mg as amount_mg
  from filaments as f
  inner join filament_ledger as entry on entry.user_id = $8 and entry.filament_id = f.id
  where f.user_id = $9 and f.is_active = $10 and coalesce(f.told_use_date, f.last_used_date) is not null and entry.kind in ($11, $12) and entry.print_id is null and entry.reverses_id is null and entry.created_date >= $13),
used as (
  select uses.filament_id, sum(uses.amount_mg::float8) as used_mg
  from uses
  group by uses.filament_id) select f.id, f.display_name, f.material_type, used.used_mg, case when f.initial_nominal_weight_mg is not null then f.balance_mg end as remaining_mg
from filaments as f
left join used on used.filament_id = f.id
where f.user_id = $14 and f.is_active = $15;
