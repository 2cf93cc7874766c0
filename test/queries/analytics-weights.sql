select p.status, p.start_date is null as is_undated, count(*) as prints, count(coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg)) as weighed, sum(coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg))::float8 as amount_mg
from prints as p
where p.user_id = $1 and p.start_date >= $2 and p.start_date < $3
group by p.status, is_undated
union all select p.status, p.start_date is null as is_undated, count(*) as prints, count(coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg)) as weighed, sum(coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg))::float8 as amount_mg
from prints as p
where p.user_id = $4 and p.start_date is null
group by p.status, is_undated;
