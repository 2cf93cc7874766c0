select u.filament_id, u.material_type, u.status, u.cost_currency, $1::boolean as is_undated, count(*) as usages, count(coalesce(u.amount_mg, u.estimated_amount_mg)) as with_weight, count(u.cost_micros) as with_cost, sum(u.cost_micros::float8) as cost_micros
from filament_usages as u
where u.user_id = $2 and u.start_date >= $3 and u.start_date < $4
group by u.filament_id, u.material_type, u.status, u.cost_currency
union all select u.filament_id, u.material_type, u.status, u.cost_currency, $5::boolean as is_undated, count(*) as usages, count(coalesce(u.amount_mg, u.estimated_amount_mg)) as with_weight, count(u.cost_micros) as with_cost, sum(u.cost_micros::float8) as cost_micros
from filament_usages as u
where u.user_id = $6 and u.start_date is null
group by u.filament_id, u.material_type, u.status, u.cost_currency;
