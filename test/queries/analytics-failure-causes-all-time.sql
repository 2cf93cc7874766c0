with failures as (
  select p.status, p.start_date, coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) as seconds, coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg) as amount_mg, case when p.cost_currency = $1 then coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros) end as cost_micros, (p.is_filament_partial and p.filament_cost_micros is not null and p.cost_currency = $2) as is_partial, stored.failure_reason as reason, stored.failure_category as category
  from prints as p
  inner join lateral (
    select stored.failure_reason, stored.failure_category
    from prints as stored
    where stored.user_id = $3 and stored.id = p.id
    offset 0) as stored on true
  where p.user_id = $4 and p.status = any($5::print_status[]) and p.printer_id = any($6::bigint[]) and p.project_id = any($7::uuid[]) and (p.id in (
      select spool_usage.print_id
      from filament_usages spool_usage
      where spool_usage.user_id = $8 and spool_usage.filament_id = any($9::uuid[]))) is true and p.status in ('Failed', 'Cancelled')
  offset 0),
texts as (
  select failure.reason, failure.category, count(*) filter (where failure.status = 'Failed') as failed, count(*) filter (where failure.status = 'Cancelled') as cancelled, sum(failure.seconds::float8) as seconds, sum(failure.amount_mg::float8) as amount_mg, sum(failure.cost_micros::float8) as cost_micros, count(*) filter (where failure.is_partial) as partial_costs, max(failure.start_date) as last_start
  from failures as failure
  group by failure.reason, failure.category),
spellings as (
  select trimmed(told.reason) as reason, sum(told.failed::int) as failed, sum(told.cancelled::int) as cancelled, sum(told.seconds::float8) as seconds, sum(told.amount_mg::float8) as amount_mg, sum(told.cost_micros::float8) as cost_micros, sum(told.partial_costs::int) as partial_costs, max(told.last_start) as last_start
  from texts as told
  group by trimmed(told.reason)),
reasons as (
  select (array_agg(spelling.reason
      order by spelling.failed + spelling.cancelled desc, spelling.last_start desc nulls last, spelling.reason collate C))[1] as reason, sum(spelling.failed::int) as failed, sum(spelling.cancelled::int) as cancelled, sum(spelling.seconds::float8) as seconds, sum(spelling.amount_mg::float8) as amount_mg, sum(spelling.cost_micros::float8) as cost_micros, sum(spelling.partial_costs::int) as partial_costs, max(spelling.last_start) as last_start, row_number() over (order by sum(spelling.failed + spelling.cancelled) desc, lower(spelling.reason) collate C nulls last) as position
  from spellings as spelling
  group by lower(spelling.reason)
  order by position
  limit $10),
categories as (
  select told.category, sum(told.failed::int) as failed, sum(told.cancelled::int) as cancelled, sum(told.seconds::float8) as seconds, sum(told.amount_mg::float8) as amount_mg, sum(told.cost_micros::float8) as cost_micros, sum(told.partial_costs::int) as partial_costs, max(told.last_start) as last_start
  from texts as told
  group by told.category) select false as is_category, null::text as category, cause.reason, cause.failed, cause.cancelled, cause.seconds, cause.amount_mg, cause.cost_micros, cause.partial_costs, cause.last_start, cause.position
from reasons as cause
union all select true as is_category, cause.category, null::text as reason, cause.failed, cause.cancelled, cause.seconds, cause.amount_mg, cause.cost_micros, cause.partial_costs, cause.last_start, null::bigint as position
from categories as cause
order by position;
