with public_prints as (
  select p.user_id, p.id as print_id, null::bigint as comment_id, p.logged_date as date
  from prints as p
  where p.view_status = 'Public' and p.logged_date <= now() and p.status <> $1 and exists (
    select 1 as one
    from users as account
    where account.id = p.user_id and account.suspended_date is null and account.deletion_date is null)
  order by p.logged_date desc, p.id desc
  limit $2),
own_prints as (
  select p.user_id, p.id as print_id, null::bigint as comment_id, p.logged_date as date
  from prints as p
  where p.user_id = $3 and p.logged_date <= now() and p.status <> $4
  order by p.logged_date desc, p.id desc
  limit $5),
own_comments as (
  select comment.user_id, comment.print_id, comment.id as comment_id, comment.created_date as date
  from comments as comment
  inner join prints as p on p.user_id = comment.user_id and p.id = comment.print_id
  where comment.author_id = $6 and (p.user_id = $7 or p.view_status = 'Public') and exists (
    select 1 as one
    from users as account
    where account.id = comment.user_id and account.suspended_date is null and account.deletion_date is null)
  order by comment.created_date desc
  limit $8),
received_comments as (
  select comment.user_id, comment.print_id, comment.id as comment_id, comment.created_date as date
  from comments as comment
  where comment.user_id = $9 and exists (
    select 1 as one
    from users as account
    where account.id = comment.author_id and account.suspended_date is null and account.deletion_date is null)
  order by comment.created_date desc
  limit $10),
latest as (
  select user_id, print_id, comment_id, date
  from (
    select user_id, print_id, comment_id, date
    from public_prints
    union select user_id, print_id, comment_id, date
    from own_prints
    union select user_id, print_id, comment_id, date
    from own_comments
    union select user_id, print_id, comment_id, date
    from received_comments) as happened
  order by date desc, print_id desc, comment_id desc
  limit $11),
page as (
  select user_id, print_id, comment_id, date
  from latest
  order by date desc, print_id desc, comment_id desc
  limit $12
  offset $13) select json_build_object('kind', case when comment.id is not null then 'Comment' else 'Print' end, 'date', to_char(page.date at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'user', case when comment.id is not null then json_build_object( 'id', case when author.deletion_date is null then author.id else $14::bigint end, 'displayName', case when author.deletion_date is null then author.display_name else $15 end, 'hasPublicProfile', author.deletion_date is null and author.view_status = 'Public', 'imageId', case when author.deletion_date is null and author.view_status = 'Public' then author.image_id end) else json_build_object( 'id', case when owner.deletion_date is null then owner.id else $16::bigint end, 'displayName', case when owner.deletion_date is null then owner.display_name else $17 end, 'hasPublicProfile', owner.deletion_date is null and owner.view_status = 'Public', 'imageId', case when owner.deletion_date is null and owner.view_status = 'Public' then owner.image_id end) end, 'print', json_build_object('id', p.id, 'title', p.title, 'status', p.status, 'startDate', to_char(p.start_date at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'endDate', to_char(p.end_date at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'printTimeInSeconds', p.print_time_in_seconds, 'filamentAmountMg', case when $18::text = any(p.shared) then p.filament_amount_mg end, 'filaments', case when $19::text = any(p.shared) then (
      select coalesce(json_agg(agg), '[]')
      from (
        select coalesce(f.material_type, u.material_type) as materialType, f.brand, f.color_hex as colorHex, coalesce(f.colors, '{}') as colors, coalesce(u.amount_mg, u.estimated_amount_mg) as amountMg
        from filament_usages as u
        left join filaments as f on f.user_id = p.user_id and f.id = u.filament_id
        where u.user_id = p.user_id and u.print_id = p.id
        order by u.position) as agg) else '[]'::json end, 'tags', p.tags, 'copies', p.copies, 'allowComments', p.allow_comments, 'commentCount', p.comment_count, 'thumbnailUrl', (
      select $20::text || '/media/' || image.id || '/thumbnail' as url
      from images as image
      where image.user_id = p.user_id and image.print_id = p.id
      order by image.position, image.created_date, image.id
      limit $21), 'printerModel', (
      select nullif(concat_ws(' ', nullif(trim(printer.make), ''), nullif(trim(printer.model), '')), '')
      from printers printer
      where printer.user_id = p.user_id and printer.id = p.printer_id), 'owner', json_build_object( 'id', case when owner.deletion_date is null then owner.id else $22::bigint end, 'displayName', case when owner.deletion_date is null then owner.display_name else $23 end, 'hasPublicProfile', owner.deletion_date is null and owner.view_status = 'Public', 'imageId', case when owner.deletion_date is null and owner.view_status = 'Public' then owner.image_id end), 'createdDate', to_char(p.created_date at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ')), 'comment', case when comment.id is not null then json_build_object('id', comment.id, 'printId', comment.print_id, 'body', comment.body, 'createdDate', to_char(comment.created_date at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'createdBy', json_build_object( 'id', case when author.deletion_date is null then author.id else $24::bigint end, 'displayName', case when author.deletion_date is null then author.display_name else $25 end, 'hasPublicProfile', author.deletion_date is null and author.view_status = 'Public', 'imageId', case when author.deletion_date is null and author.view_status = 'Public' then author.image_id end), 'updatedDate', to_char(comment.updated_date at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ')) end)::text as item, (
  select count(*) as count
  from latest) as total_count
from page
inner join prints as p on p.user_id = page.user_id and p.id = page.print_id
inner join users as owner on owner.id = p.user_id
left join comments as comment on comment.user_id = p.user_id and comment.id = page.comment_id
left join users as author on author.id = comment.author_id
order by page.date desc, page.print_id desc, page.comment_id desc;
