select json_build_object('id', p.id, 'title', p.title, 'status', p.status, 'startDate', to_char(p.start_date at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'endDate', to_char(p.end_date at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'printTimeInSeconds', p.print_time_in_seconds, 'filamentAmountMg', case when $1::text = any(p.shared) then p.filament_amount_mg end, 'filaments', case when $2::text = any(p.shared) then (
    select coalesce(json_agg(agg), '[]')
    from (
      select coalesce(f.material_type, u.material_type) as materialType, f.brand, f.color_hex as colorHex, coalesce(f.colors, '{}') as colors, coalesce(u.amount_mg, u.estimated_amount_mg) as amountMg
      from filament_usages as u
      left join filaments as f on f.user_id = $3 and f.id = u.filament_id
      where u.user_id = $4 and u.print_id = p.id
      order by u.position) as agg) else '[]'::json end, 'tags', p.tags, 'copies', p.copies, 'allowComments', p.allow_comments, 'commentCount', p.comment_count, 'thumbnailUrl', (
    select $5::text || '/media/' || image.id || '/thumbnail' as url
    from images as image
    where image.user_id = $6 and image.print_id = p.id
    order by image.position, image.created_date, image.id
    limit $7), 'printerModel', (
    select nullif(concat_ws(' ', nullif(trim(printer.make), ''), nullif(trim(printer.model), '')), '')
    from printers printer
    where printer.user_id = $8 and printer.id = p.printer_id), 'owner', json_build_object( 'id', case when owner.deletion_date is null then owner.id else $9::bigint end, 'displayName', case when owner.deletion_date is null then owner.display_name else $10 end, 'hasPublicProfile', owner.deletion_date is null and owner.view_status = 'Public', 'imageId', case when owner.deletion_date is null and owner.view_status = 'Public' then owner.image_id end), 'createdDate', to_char(p.created_date at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ'))::text as item
from (
  select page.id
  from prints as page
  where page.user_id = $11 and page.view_status = 'Public'
  order by page.logged_date desc, page.id desc
  limit $12
  offset $13) as page
inner join prints as p on p.user_id = $14 and p.id = page.id
inner join users as owner on owner.id = p.user_id
order by p.logged_date desc, p.id desc;
