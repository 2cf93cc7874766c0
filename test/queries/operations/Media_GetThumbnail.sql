select image.id, image.user_id as ownerId, image.image_bytes as imageBytes, image.thumbnail_bytes as thumbnailBytes, coalesce(p.view_status, project.view_status, profile.view_status, 'Private') as viewStatus, coalesce(p.share_key, project.share_key, profile.share_key) as shareKey
from images as image
left join prints as p on p.user_id = $1 and p.id = image.print_id
left join projects as project on project.user_id = $2 and project.id = image.project_id
left join users as profile on profile.id = $3 and profile.image_id = image.id
where image.user_id = $4 and image.id = $5 and exists (
  select 1 as one
  from users as account
  where account.id = image.user_id and account.deletion_date is null);
