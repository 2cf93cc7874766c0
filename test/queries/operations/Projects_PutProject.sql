select j.id, j.name, j.reference, j.description, j.url, j.status, j.view_status as viewStatus, t.print_count, t.success_count, t.seconds, t.amount_mg, t.cost_micros, o.currency, (
  select coalesce(json_agg(agg), '[]')
  from (
    select i.id, $1::text || '/media/' || i.id as url, $2::text || '/media/' || i.id || '/thumbnail' as thumbnailUrl, i.width, i.height, to_char(i.created_date, 'YYYY-MM-DDTHH24:MI:SS.MSZ') as createdDate
    from images as i
    where i.user_id = j.user_id and i.project_id = j.id
    order by i.created_date, i.id) as agg) as images, j.share_key as shareKey, o.id as ownerId, o.display_name as ownerName, j.created_date as createdDate, j.updated_date as updatedDate
from projects as j
inner join users as o on o.id = j.user_id
inner join lateral (
  select count(*) as print_count, count(*) filter (where p.status = 'Success') as success_count, coalesce(sum(coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds)), 0)::bigint as seconds, coalesce(sum(coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg)), 0)::bigint as amount_mg, case when sum( coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros) ) filter (where p.cost_currency = o.currency) <= $3::bigint then sum( coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros) ) filter (where p.cost_currency = o.currency)::bigint end as cost_micros
  from prints as p
  where p.user_id = j.user_id and p.project_id = j.id and (p.view_status = 'Public' or p.user_id = $4::bigint)) as t on true
where j.user_id = $5 and j.id = $6;
