 select p.user_id as userId, p.id
from prints p
left join public_prints key on key.user_id = p.user_id and key.print_id = p.id
where p.view_status = 'Public' and (key.date is distinct
  from p.logged_date or key.is_planned is distinct
  from (p.status = 'Pending'))
limit $1;
