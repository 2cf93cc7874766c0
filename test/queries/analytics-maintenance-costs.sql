select time_range.number as bucket, count(*) as entries, count(case when entry.cost_currency = $1 then entry.cost_micros end) as with_cost, count(entry.cost_micros) filter (where not entry.cost_currency = $2) as in_other_currency, sum(case when entry.cost_currency = $3 then entry.cost_micros end::float8) as cost_micros
from unnest($4::int[], $5::timestamptz[], $6::timestamptz[]) as time_range(number, start, until)
inner join maintenance_entries as entry on entry.user_id = $7 and entry.done and entry.date >= time_range.start and entry.date < time_range.until
group by time_range.number;
