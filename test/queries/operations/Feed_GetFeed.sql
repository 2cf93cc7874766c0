select key.position, json_build_object('kind', case when comment.id is not null then 'Comment' else 'Print' end, 'date', to_char(key.date at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'user', case when comment.id is not null then json_build_object( 'id', case when author.deletion_date is null then author.id else $1::bigint end, 'displayName', case when author.deletion_date is null then author.display_name else $2 end, 'hasPublicProfile', author.deletion_date is null and author.view_status = 'Public', 'imageId', case when author.deletion_date is null and author.view_status = 'Public' then author.image_id end) else json_build_object( 'id', case when owner.deletion_date is null then owner.id else $3::bigint end, 'displayName', case when owner.deletion_date is null then owner.display_name else $4 end, 'hasPublicProfile', owner.deletion_date is null and owner.view_status = 'Public', 'imageId', case when owner.deletion_date is null and owner.view_status = 'Public' then owner.image_id end) end, 'print', json_build_object('id', p.id, 'title', p.title, 'status', p.status, 'startDate', to_char(p.start_date at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'endDate', to_char(p.end_date at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'printTimeInSeconds', p.print_time_in_seconds, 'filamentAmountMg', case when $5::text = any(p.shared) then p.filament_amount_mg end, 'filaments', case when $6::text = any(p.shared) then (
      select coalesce(json_agg(agg), '[]')
      from (
        select coalesce(f.material_type, u.material_type) as materialType, f.brand, f.color_hex as colorHex, coalesce(f.colors, '{}') as colors, coalesce(u.amount_mg, u.estimated_amount_mg) as amountMg
        from filament_usages as u
        left join filaments as f on f.user_id = $7 and f.id = u.filament_id
        where u.user_id = $8 and u.print_id = p.id
        order by u.position) as agg) else '[]'::json end, 'tags', p.tags, 'copies', p.copies, 'allowComments', p.allow_comments, 'commentCount', p.comment_count, 'thumbnailUrl', (
      select $9::text || '/media/' || image.id || '/thumbnail' as url
      from images as image
      where image.user_id = $10 and image.print_id = p.id
      order by image.position, image.created_date, image.id
      limit $11), 'printerModel', (
      select nullif(concat_ws(' ', nullif(trim(printer.make), ''), nullif(trim(printer.model), '')), '')
      from printers printer
      where printer.user_id = $12 and printer.id = p.printer_id), 'owner', json_build_object( 'id', case when owner.deletion_date is null then owner.id else $13::bigint end, 'displayName', case when owner.deletion_date is null then owner.display_name else $14 end, 'hasPublicProfile', owner.deletion_date is null and owner.view_status = 'Public', 'imageId', case when owner.deletion_date is null and owner.view_status = 'Public' then owner.image_id end), 'createdDate', to_char(p.created_date at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ')), 'comment', case when comment.id is not null then json_build_object('id', comment.id, 'printId', comment.print_id, 'body', comment.body, 'createdDate', to_char(comment.created_date at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'createdBy', json_build_object( 'id', case when author.deletion_date is null then author.id else $15::bigint end, 'displayName', case when author.deletion_date is null then author.display_name else $16 end, 'hasPublicProfile', author.deletion_date is null and author.view_status = 'Public', 'imageId', case when author.deletion_date is null and author.view_status = 'Public' then author.image_id end), 'updatedDate', to_char(comment.updated_date at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ')) end)::text as item
from unnest($17::bigint[], $18::bigint[], $19::bigint[], $20::timestamptz[]) as key (position, print_id, comment_id, date)
inner join prints as p on p.user_id = $21 and p.id = key.print_id
inner join users as owner on owner.id = p.user_id
left join comments as comment on comment.user_id = $22 and comment.id = key.comment_id
left join users as author on author.id = comment.author_id
where (key.comment_id is null or comment.id is not null);
