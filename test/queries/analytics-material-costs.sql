select u.filament_id, u.material_type, u.status, u.cost_currency, $1::boolean as is_undated, count(*) as usages, count(coalesce(u.amount_mg, u.estimated_amount_mg)) as with_weight, count(u.cost_micros) as with_cost, count(*) filter (where case when u.cost_micros is null and u.amount_mg is null and u.estimated_amount_mg is not null and u.status in ('Failed', 'Cancelled') then (
    select p.progress_percent
    from prints p
    where p.user_id = $2 and p.id = u.print_id) is null end) as without_actual, sum(u.cost_micros::float8) as cost_micros
from filament_usages as u
where u.user_id = $3 and u.start_date >= $4 and u.start_date < $5
group by u.filament_id, u.material_type, u.status, u.cost_currency
union all select u.filament_id, u.material_type, u.status, u.cost_currency, $6::boolean as is_undated, count(*) as usages, count(coalesce(u.amount_mg, u.estimated_amount_mg)) as with_weight, count(u.cost_micros) as with_cost, count(*) filter (where case when u.cost_micros is null and u.amount_mg is null and u.estimated_amount_mg is not null and u.status in ('Failed', 'Cancelled') then (
    select p.progress_percent
    from prints p
    where p.user_id = $7 and p.id = u.print_id) is null end) as without_actual, sum(u.cost_micros::float8) as cost_micros
from filament_usages as u
where u.user_id = $8 and u.start_date is null
group by u.filament_id, u.material_type, u.status, u.cost_currency;
