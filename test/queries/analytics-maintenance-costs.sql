select s.number as bucket, count(*) as entries, count(case when e.cost_currency = $1 then e.cost_micros end) as priced, count(e.cost_micros) filter (where not e.cost_currency = $2) as in_other_currency, sum(case when e.cost_currency = $3 then e.cost_micros end::float8) as cost_micros
from unnest($4::int[], $5::timestamptz[], $6::timestamptz[]) as s(number, start, until)
inner join maintenance_entries as e on e.user_id = $7 and e.done and e.date >= s.start and e.date < s.until
group by s.number;
