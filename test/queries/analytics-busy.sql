with merged as (
  select p.printer_id as printer_id, range_agg(tstzrange(p.start_date, least(p.start_date + coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) * interval '1 second', $1::timestamptz))) as times
  from prints as p
  where p.user_id = $2 and p.start_date >= $3 and p.start_date < $4 and p.printer_id is not null and coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) > 0
  group by p.printer_id), 
times as (
  select m.printer_id, width_bucket(lower(t.time), $5::timestamptz[]) as stretch, date_part('epoch', lower(t.time)) as from, date_part('epoch', upper(t.time)) as until
  from merged as m
  inner join lateral unnest(m.times) as t(time) on true) select t.printer_id, t.stretch, sum(t.until - t.from) as seconds, max(t.until) as last_end
from times as t
group by t.printer_id, t.stretch;
