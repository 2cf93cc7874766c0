select c.hour, c.prints, c.timed, c.below_1, c.below_2, c.below_3, c.below_4, c.below_5
from unnest($1::timestamptz[], $2::timestamptz[], $3::timestamptz[], $4::float8[], $5::int[]) as s(start, until, origin, seconds, skipped)
inner join lateral (
  select p.hour, count(*) as prints, count(p.seconds) as timed, count(*) filter (where p.seconds < $6::int) as below_1, count(*) filter (where p.seconds < $7::int) as below_2, count(*) filter (where p.seconds < $8::int) as below_3, count(*) filter (where p.seconds < $9::int) as below_4, count(*) filter (where p.seconds < $10::int) as below_5
  from (
    select ((floor((date_part('epoch', p.start_date) + s.seconds) / 3600)::bigint + $11::int) % $12::int)::int as hour, coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) as seconds
    from prints as p
    where p.user_id = $13 and p.start_date >= s.start and p.start_date < s.until
    offset 0) as p
  group by p.hour) as c on true
union all select c.hour, c.prints, c.timed, c.below_1, c.below_2, c.below_3, c.below_4, c.below_5
from (
  select p.hour, count(*) as prints, count(p.seconds) as timed, count(*) filter (where p.seconds < $14::int) as below_1, count(*) filter (where p.seconds < $15::int) as below_2, count(*) filter (where p.seconds < $16::int) as below_3, count(*) filter (where p.seconds < $17::int) as below_4, count(*) filter (where p.seconds < $18::int) as below_5
  from (
    select null::int as hour, coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) as seconds
    from prints as p
    where p.user_id = $19 and p.start_date is null
    offset 0) as p
  group by p.hour) as c;
