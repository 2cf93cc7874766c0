select blocked.blocked_id as id, u.display_name as displayName, blocked.blocked_date as blockedDate
from blocked_users as blocked
inner join users as u on u.id = blocked.blocked_id
where blocked.user_id = $1
order by blocked.blocked_date desc, blocked.blocked_id desc
limit $2
offset $3;
