select comment.id, comment.print_id as printId, comment.body, comment.created_date as createdDate, json_build_object( 'id', case when author.deletion_date is null then author.id else $1::bigint end, 'displayName', case when author.deletion_date is null then author.display_name else $2 end, 'hasPublicProfile', author.deletion_date is null and author.view_status = 'Public', 'imageId', case when author.deletion_date is null and author.view_status = 'Public' then author.image_id end) as createdBy, comment.updated_date as updatedDate
from comments as comment
inner join users as author on author.id = comment.author_id
where comment.user_id = $3 and comment.id = $4;
