select i.id, i.user_id as ownerId, i.image_bytes as imageBytes, i.thumbnail_bytes as thumbnailBytes, coalesce(p.view_status, j.view_status) as viewStatus, coalesce(p.share_key, j.share_key) as shareKey
from images as i
left join prints as p on p.user_id = i.user_id and p.id = i.print_id
left join projects as j on j.user_id = i.user_id and j.id = i.project_id
where i.id = $1;
