select event.*, head.position as last, head.floor
from event_heads as head
left join lateral (
  select position, id, name as name, printer_id as printerId, created_date as createdDate, data::text as data, previous::text as previous
  from events
  where user_id = $1 and position > $2 and position <= least(head.position, $3::bigint) and head.floor <= $4::bigint
  order by position
  limit $5) as event on true
where head.user_id = $6
order by event.position;
