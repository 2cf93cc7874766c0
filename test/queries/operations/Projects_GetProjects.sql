select j.id, j.name, j.reference, j.status, j.view_status as viewStatus, t.print_count, t.success_count, t.seconds, t.amount_mg, t.cost_micros, o.currency, (
  select $1::text || '/media/' || i.id || '/thumbnail' as url
  from images as i
  where i.user_id = $2 and i.project_id = j.id
  order by i.created_date, i.id
  limit $3) as thumbnailUrl, j.created_date as createdDate, j.updated_date as updatedDate
from (
  select j.id
  from projects as j
  where j.user_id = $4 and true
  order by lower(j.name) asc, j.id asc
  limit $5
  offset $6) as k
inner join projects as j on j.user_id = $7 and j.id = k.id
inner join users as o on o.id = j.user_id
inner join lateral (
  select count(*) as print_count, count(*) filter (where p.status = 'Success') as success_count, coalesce(sum(coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds)), 0)::bigint as seconds, coalesce(sum(coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg)), 0)::bigint as amount_mg, case when sum( coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros) ) filter (where p.cost_currency = o.currency) <= $8::bigint then sum( coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros) ) filter (where p.cost_currency = o.currency)::bigint end as cost_micros
  from prints as p
  where p.user_id = j.user_id and p.project_id = j.id and (p.view_status = 'Public' or p.user_id = $9::bigint)) as t on true
order by lower(j.name) asc, j.id asc;
