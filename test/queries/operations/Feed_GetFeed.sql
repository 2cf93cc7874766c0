with public_prints as (
  select p.user_id, p.id as print_id, null::bigint as comment_id, p.logged_date as date
  from prints as p
  where p.view_status = 'Public' and p.logged_date <= now() and exists (
    select 1 as one
    from users as s
    where s.id = p.user_id and s.suspended_date is null)
  order by p.logged_date desc, p.id desc
  limit $1),
own_prints as (
  select p.user_id, p.id as print_id, null::bigint as comment_id, p.logged_date as date
  from prints as p
  where p.user_id = $2 and p.logged_date <= now()
  order by p.logged_date desc, p.id desc
  limit $3),
own_comments as (
  select c.user_id, c.print_id, c.id as comment_id, c.created_date as date
  from comments as c
  inner join prints as p on p.user_id = c.user_id and p.id = c.print_id
  where c.author_id = $4 and (p.user_id = $5 or p.view_status = 'Public') and exists (
    select 1 as one
    from users as s
    where s.id = c.user_id and s.suspended_date is null)
  order by c.created_date desc
  limit $6),
received_comments as (
  select c.user_id, c.print_id, c.id as comment_id, c.created_date as date
  from comments as c
  where c.user_id = $7 and exists (
    select 1 as one
    from users as s
    where s.id = c.author_id and s.suspended_date is null)
  order by c.created_date desc
  limit $8),
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
  limit $9),
page as (
  select user_id, print_id, comment_id, date
  from latest
  order by date desc, print_id desc, comment_id desc
  limit $10
  offset $11) select json_build_object('kind', case when c.id is not null then 'Comment' else 'Print' end, 'date', to_char(k.date, 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'user', case when c.id is not null then json_build_object('id', a.id, 'displayName', a.display_name) else json_build_object('id', o.id, 'displayName', o.display_name) end, 'print', json_build_object('id', p.id, 'title', p.title, 'status', p.status, 'startDate', to_char(p.start_date, 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'endDate', to_char(p.end_date, 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'printTimeInSeconds', p.print_time_in_seconds, 'filamentAmountMg', p.filament_amount_mg, 'filaments', (
      select coalesce(json_agg(agg), '[]')
      from (
        select coalesce(f.material_type, u.material_type) as materialType, f.color_hex as colorHex, coalesce(u.amount_mg, u.estimated_amount_mg) as amountMg
        from filament_usages as u
        left join filaments as f on f.user_id = u.user_id and f.id = u.filament_id
        where u.user_id = p.user_id and u.print_id = p.id
        order by u.position) as agg), 'tags', p.tags, 'copies', p.copies, 'allowComments', p.allow_comments, 'commentCount', p.comment_count, 'thumbnailUrl', (
      select $12::text || '/media/' || i.id || '/thumbnail' as url
      from images as i
      where i.user_id = p.user_id and i.print_id = p.id
      order by i.created_date, i.id
      limit $13), 'owner', json_build_object('id', o.id, 'displayName', o.display_name), 'createdDate', to_char(p.created_date, 'YYYY-MM-DDTHH24:MI:SS.MSZ')), 'comment', case when c.id is not null then json_build_object('id', c.id, 'printId', c.print_id, 'body', c.body, 'createdDate', to_char(c.created_date, 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'createdBy', json_build_object('id', a.id, 'displayName', a.display_name), 'updatedDate', to_char(c.updated_date, 'YYYY-MM-DDTHH24:MI:SS.MSZ')) end)::text as item, (
  select count(*) as count
  from latest) as total_count
from page as k
inner join prints as p on p.user_id = k.user_id and p.id = k.print_id
inner join users as o on o.id = p.user_id
left join comments as c on c.user_id = k.user_id and c.id = k.comment_id
left join users as a on a.id = c.author_id
order by k.date desc, k.print_id desc, k.comment_id desc;
