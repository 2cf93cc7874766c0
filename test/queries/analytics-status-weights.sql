select p.status, $1::boolean as is_undated, count(*) as prints, count(coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg)) as with_weight, sum(coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg)::float8) as amount_mg
from prints as p
where p.user_id = $2 and p.start_date >= $3 and p.start_date < $4
group by p.status
union all select p.status, $5::boolean as is_undated, count(*) as prints, count(coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg)) as with_weight, sum(coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg)::float8) as amount_mg
from prints as p
where p.user_id = $6 and p.start_date is null
group by p.status;
