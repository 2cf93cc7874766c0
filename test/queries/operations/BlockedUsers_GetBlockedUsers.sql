select b.blocked_id as id, u.display_name as displayName, b.blocked_date as blockedDate
from blocked_users as b
inner join users as u on u.id = b.blocked_id
where b.user_id = $1
order by b.blocked_date desc, b.blocked_id desc
limit $2
offset $3;
