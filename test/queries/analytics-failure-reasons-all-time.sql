with failures as (
  select p.status, p.start_date, coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) as seconds, coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg) as amount_mg, case when p.cost_currency = $1 then coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros) end as cost_micros, (
    select stored.failure_reason
    from prints stored
    where stored.user_id = $2 and stored.id = p.id) as reason
  from prints as p
  where p.user_id = $3 and p.status = any($4::print_status[]) and p.printer_id = any($5::bigint[]) and p.project_id = any($6::uuid[]) and (p.id in (
      select spool_usage.print_id
      from filament_usages spool_usage
      where spool_usage.user_id = $7 and spool_usage.filament_id = any($8::uuid[]))) is true and p.status in ('Failed', 'Cancelled')
  offset 0),
texts as (
  select failure.reason, count(*) filter (where failure.status = 'Failed') as failed, count(*) filter (where failure.status = 'Cancelled') as cancelled, sum(failure.seconds::float8) as seconds, sum(failure.amount_mg::float8) as amount_mg, sum(failure.cost_micros::float8) as cost_micros, max(failure.start_date) as last_start
  from failures as failure
  group by failure.reason),
spellings as (
  select trimmed(told.reason) as reason, sum(told.failed::int) as failed, sum(told.cancelled::int) as cancelled, sum(told.seconds::float8) as seconds, sum(told.amount_mg::float8) as amount_mg, sum(told.cost_micros::float8) as cost_micros, max(told.last_start) as last_start
  from texts as told
  group by trimmed(told.reason)) select (array_agg(spelling.reason
    order by spelling.failed + spelling.cancelled desc, spelling.last_start desc nulls last, spelling.reason collate C))[1] as reason, sum(spelling.failed::int) as failed, sum(spelling.cancelled::int) as cancelled, sum(spelling.seconds::float8) as seconds, sum(spelling.amount_mg::float8) as amount_mg, sum(spelling.cost_micros::float8) as cost_micros, max(spelling.last_start) as last_start
from spellings as spelling
group by lower(spelling.reason)
order by sum(spelling.failed + spelling.cancelled) desc, lower(spelling.reason) collate C asc nulls last
limit $9;
