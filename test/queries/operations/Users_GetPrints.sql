select json_build_object('id', p.id, 'title', p.title, 'status', p.status, 'startDate', to_char(p.start_date, 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'endDate', to_char(p.end_date, 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'printTimeInSeconds', p.print_time_in_seconds, 'filamentAmountMg', p.filament_amount_mg, 'filaments', (
    select coalesce(json_agg(agg), '[]')
    from (
      select coalesce(f.material_type, u.material_type) as materialType, f.color_hex as colorHex, coalesce(u.amount_mg, u.estimated_amount_mg) as amountMg
      from filament_usages as u
      left join filaments as f on f.user_id = u.user_id and f.id = u.filament_id
      where u.user_id = p.user_id and u.print_id = p.id
      order by u.position) as agg), 'tags', p.tags, 'copies', p.copies, 'allowComments', p.allow_comments, 'commentCount', p.comment_count, 'thumbnailUrl', (
    select $1::text || '/media/' || image.id || '/thumbnail' as url
    from images as image
    where image.user_id = p.user_id and image.print_id = p.id
    order by image.created_date, image.id
    limit $2), 'owner', json_build_object('id', owner.id, 'displayName', owner.display_name), 'createdDate', to_char(p.created_date, 'YYYY-MM-DDTHH24:MI:SS.MSZ'))::text as item
from (
  select page.user_id, page.id
  from prints as page
  where page.user_id = $3 and page.view_status = 'Public'
  order by page.logged_date desc, page.id desc
  limit $4
  offset $5) as page
inner join prints as p on p.user_id = page.user_id and p.id = page.id
inner join users as owner on owner.id = p.user_id
order by p.logged_date desc, p.id desc;
