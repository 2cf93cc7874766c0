with used as (
  select u.filament_id, sum(coalesce(u.amount_mg, u.estimated_amount_mg)::float8) as used_mg
  from filament_usages as u
  where u.user_id = $1 and u.start_date >= $2 and u.start_date < $3 and u.filament_id is not null
  group by u.filament_id) select f.id, f.display_name, f.material_type, used.used_mg, case when f.initial_nominal_weight_mg is not null then f.balance_mg end as remaining_mg
from filaments as f
left join used on used.filament_id = f.id
where f.user_id = $4 and f.is_active = $5;
