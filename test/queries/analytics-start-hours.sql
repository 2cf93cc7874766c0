select totals.hour, totals.prints, totals.started, totals.with_duration, totals.under_1h, totals.under_2h, totals.under_4h, totals.under_8h, totals.under_16h
from unnest($1::timestamptz[], $2::timestamptz[], $3::timestamptz[], $4::float8[], $5::int[]) as time_range(start, until, day_origin, offset_seconds, skipped_dates)
inner join lateral (
  select p.hour, count(*) as prints, count(*) filter (where p.has_started) as started, count(p.seconds) as with_duration, count(*) filter (where p.seconds < $6::int) as under_1h, count(*) filter (where p.seconds < $7::int) as under_2h, count(*) filter (where p.seconds < $8::int) as under_4h, count(*) filter (where p.seconds < $9::int) as under_8h, count(*) filter (where p.seconds < $10::int) as under_16h
  from (
    select ((floor((date_part('epoch', p.start_date) + time_range.offset_seconds) / 3600)::bigint + $11::int) % $12::int)::int as hour, coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) as seconds, (p.status <> 'Pending' and (p.start_date is null or p.start_date <= $13::timestamptz)) as has_started
    from prints as p
    where p.user_id = $14 and p.start_date >= time_range.start and p.start_date < time_range.until
    offset 0) as p
  group by p.hour) as totals on true
union all select totals.hour, totals.prints, totals.started, totals.with_duration, totals.under_1h, totals.under_2h, totals.under_4h, totals.under_8h, totals.under_16h
from (
  select p.hour, count(*) as prints, count(*) filter (where p.has_started) as started, count(p.seconds) as with_duration, count(*) filter (where p.seconds < $15::int) as under_1h, count(*) filter (where p.seconds < $16::int) as under_2h, count(*) filter (where p.seconds < $17::int) as under_4h, count(*) filter (where p.seconds < $18::int) as under_8h, count(*) filter (where p.seconds < $19::int) as under_16h
  from (
    select null::int as hour, coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) as seconds, (p.status <> 'Pending' and (p.start_date is null or p.start_date <= $20::timestamptz)) as has_started
    from prints as p
    where p.user_id = $21 and p.start_date is null
    offset 0) as p
  group by p.hour) as totals;
