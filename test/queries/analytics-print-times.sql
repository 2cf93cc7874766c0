select p.printer_id as printer_id, string_agg(timestamptz_send(p.start_date) || int4send(coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds)), '') as times
from prints as p
where p.user_id = $1 and p.status <> $2 and p.start_date < $3 and p.start_date + coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) * interval '1 second' > $4::timestamptz and p.printer_id is not null
group by p.printer_id;
