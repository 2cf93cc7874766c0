select blocked.blocked_id as id, case when u.deletion_date is null then u.display_name else $1 end as displayName, blocked.blocked_date as blockedDate
from blocked_users as blocked
inner join users as u on u.id = blocked.blocked_id
where blocked.user_id = $2
order by blocked.blocked_date desc, blocked.blocked_id desc
limit $3
offset $4;
