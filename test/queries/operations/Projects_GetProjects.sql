select project.id, project.name, project.reference, project.status, project.view_status as viewStatus, totals.print_count, totals.success_count, totals.seconds, totals.amount_mg, totals.cost_micros, totals.partial_cost_count, owner.currency, (
  select $1::text || '/media/' || image.id || '/thumbnail' as url
  from images as image
  where image.user_id = $2 and image.project_id = project.id
  order by image.position, image.created_date, image.id
  limit $3) as thumbnailUrl, project.created_date as createdDate, project.updated_date as updatedDate
from (
  select project.id
  from projects as project
  where project.user_id = $4 and true
  order by lower(project.name) asc, project.id asc
  limit $5
  offset $6) as page
inner join projects as project on project.user_id = $7 and project.id = page.id
inner join users as owner on owner.id = project.user_id
inner join lateral (
  select count(*) as print_count, count(*) filter (where p.status = 'Success') as success_count, coalesce(sum(coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds)), 0)::bigint as seconds, coalesce(sum(coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg)) filter (where p.user_id = $8::bigint or $9::text = any(p.shared)), 0)::bigint as amount_mg, case when sum(coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros)) filter (where p.cost_currency = owner.currency) <= $10::bigint then sum(coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros)) filter (where p.cost_currency = owner.currency)::bigint end as cost_micros, count(*) filter (where p.is_filament_partial and p.filament_cost_micros is not null and p.cost_currency = owner.currency) as partial_cost_count
  from prints as p
  where p.user_id = $11 and p.project_id = project.id and (p.view_status = 'Public' or p.user_id = $12::bigint)) as totals on true
order by lower(project.name) asc, project.id asc;
