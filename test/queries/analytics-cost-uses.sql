select u.filament_id, u.material_type, u.start_date is null as is_undated, u.status not in ('Pending', 'Printing') as is_finished, count(*) as uses, count(coalesce(u.amount_mg, u.estimated_amount_mg)) as weighed, count(case when u.cost_currency = $1 then u.cost_micros end) as priced, count(u.cost_micros) filter (where not u.cost_currency = $2) as in_other_currency, sum(case when u.cost_currency = $3 then u.cost_micros end)::float8 as cost_micros
from filament_usages as u
where u.user_id = $4 and u.start_date >= $5 and u.start_date < $6
group by u.filament_id, u.material_type, is_undated, is_finished
union all select u.filament_id, u.material_type, u.start_date is null as is_undated, u.status not in ('Pending', 'Printing') as is_finished, count(*) as uses, count(coalesce(u.amount_mg, u.estimated_amount_mg)) as weighed, count(case when u.cost_currency = $7 then u.cost_micros end) as priced, count(u.cost_micros) filter (where not u.cost_currency = $8) as in_other_currency, sum(case when u.cost_currency = $9 then u.cost_micros end)::float8 as cost_micros
from filament_usages as u
where u.user_id = $10 and u.start_date is null
group by u.filament_id, u.material_type, is_undated, is_finished;
