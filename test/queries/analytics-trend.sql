select b.number as bucket, t.prints, t.timed, t.time_unestimated, t.time_median, t.weighed, t.material_unestimated, t.material_median
from unnest($1::int[], $2::timestamptz[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[]) as b(number, start, until, again, until_again)
inner join lateral (
  select count(*) as prints, count(r.time) as timed, count(*) filter (where r.time_unestimated) as time_unestimated, percentile_cont(0.5) within group (order by r.time) as time_median, count(r.material) as weighed, count(*) filter (where r.material_unestimated) as material_unestimated, percentile_cont(0.5) within group (order by r.material) as material_median
  from (
    select coalesce(p.estimated_print_time_in_seconds, 0) = 0 as time_unestimated, p.print_time_in_seconds::float8 / nullif(p.estimated_print_time_in_seconds, 0) as time, coalesce(p.estimated_filament_amount_mg, 0) = 0 as material_unestimated, p.filament_amount_mg::float8 / nullif(p.estimated_filament_amount_mg, 0) as material
    from prints as p
    where p.user_id = $6 and p.start_date >= b.start and p.start_date < b.until
    union all select coalesce(p.estimated_print_time_in_seconds, 0) = 0 as time_unestimated, p.print_time_in_seconds::float8 / nullif(p.estimated_print_time_in_seconds, 0) as time, coalesce(p.estimated_filament_amount_mg, 0) = 0 as material_unestimated, p.filament_amount_mg::float8 / nullif(p.estimated_filament_amount_mg, 0) as material
    from prints as p
    where p.user_id = $7 and p.start_date >= b.again and p.start_date < b.until_again) as r) as t on true
union all select null::int as bucket, t.prints, t.timed, t.time_unestimated, t.time_median, t.weighed, t.material_unestimated, t.material_median
from (
  select count(*) as prints, count(r.time) as timed, count(*) filter (where r.time_unestimated) as time_unestimated, percentile_cont(0.5) within group (order by r.time) as time_median, count(r.material) as weighed, count(*) filter (where r.material_unestimated) as material_unestimated, percentile_cont(0.5) within group (order by r.material) as material_median
  from (
    select coalesce(p.estimated_print_time_in_seconds, 0) = 0 as time_unestimated, p.print_time_in_seconds::float8 / nullif(p.estimated_print_time_in_seconds, 0) as time, coalesce(p.estimated_filament_amount_mg, 0) = 0 as material_unestimated, p.filament_amount_mg::float8 / nullif(p.estimated_filament_amount_mg, 0) as material
    from prints as p
    where p.user_id = $8 and p.start_date is null) as r) as t;
