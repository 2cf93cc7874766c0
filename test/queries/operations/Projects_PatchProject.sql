select project.id, project.name, project.reference, project.description, project.url, project.status, project.view_status as viewStatus, totals.print_count, totals.success_count, totals.seconds, totals.amount_mg, totals.cost_micros, totals.partial_cost_count, owner.currency, (
  select coalesce(json_agg(agg), '[]')
  from (
    select image.id, $1::text || '/media/' || image.id as url, $2::text || '/media/' || image.id || '/thumbnail' as thumbnailUrl, image.width, image.height, image.caption, (row_number() over (order by image.position, image.created_date, image.id) - 1)::integer as position, to_char(image.created_date at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ') as createdDate
    from images as image
    where image.user_id = $3 and image.project_id = project.id
    order by image.position, image.created_date, image.id) as agg) as images, project.share_key as shareKey, json_build_object( 'id', case when owner.deletion_date is null then owner.id else $4::bigint end, 'displayName', case when owner.deletion_date is null then owner.display_name else $5 end, 'hasPublicProfile', owner.deletion_date is null and owner.view_status = 'Public', 'imageId', case when owner.deletion_date is null and owner.view_status = 'Public' then owner.image_id end) as owner, project.created_date as createdDate, project.updated_date as updatedDate
from projects as project
inner join users as owner on owner.id = project.user_id
inner join lateral (
  select count(*) as print_count, count(*) filter (where p.status = 'Success') as success_count, coalesce(sum(coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds)), 0)::bigint as seconds, coalesce(sum(coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg)) filter (where p.user_id = $6::bigint or $7::text = any(p.shared)), 0)::bigint as amount_mg, case when sum(coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros)) filter (where p.cost_currency = owner.currency) <= $8::bigint then sum(coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros)) filter (where p.cost_currency = owner.currency)::bigint end as cost_micros, count(*) filter (where p.is_filament_partial and p.filament_cost_micros is not null and p.cost_currency = owner.currency) as partial_cost_count
  from prints as p
  where p.user_id = $9 and p.project_id = project.id and (p.view_status = 'Public' or p.user_id = $10::bigint)) as totals on true
where project.user_id = $11 and owner.deletion_date is null and project.id = $12;
