select b.number as bucket, t.prints, t.timed, t.time_unestimated, t.time_median, t.weighed, t.material_unestimated, t.material_median
from unnest($1::int[], $2::timestamptz[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[]) as b(number, start, until, again, until_again)
inner join lateral (
  select count(*) as prints, count(r.time) as timed, count(*) filter (where r.time is null and coalesce(r.time_estimate, 0) = 0) as time_unestimated, percentile_cont(0.5) within group (order by r.time) as time_median, count(r.material) as weighed, count(*) filter (where r.material is null and coalesce(r.material_estimate, 0) = 0) as material_unestimated, percentile_cont(0.5) within group (order by r.material) as material_median
  from (
    select p.time_ratio as time, p.estimated_print_time_in_seconds as time_estimate, p.material_ratio as material, p.estimated_filament_amount_mg as material_estimate
    from prints as p
    where p.user_id = $6 and p.start_date >= b.start and p.start_date < b.until
    union all select p.time_ratio as time, p.estimated_print_time_in_seconds as time_estimate, p.material_ratio as material, p.estimated_filament_amount_mg as material_estimate
    from prints as p
    where p.user_id = $7 and p.start_date >= b.again and p.start_date < b.until_again) as r) as t on true
union all select null::int as bucket, t.prints, t.timed, t.time_unestimated, t.time_median, t.weighed, t.material_unestimated, t.material_median
from (
  select count(*) as prints, count(r.time) as timed, count(*) filter (where r.time is null and coalesce(r.time_estimate, 0) = 0) as time_unestimated, percentile_cont(0.5) within group (order by r.time) as time_median, count(r.material) as weighed, count(*) filter (where r.material is null and coalesce(r.material_estimate, 0) = 0) as material_unestimated, percentile_cont(0.5) within group (order by r.material) as material_median
  from (
    select p.time_ratio as time, p.estimated_print_time_in_seconds as time_estimate, p.material_ratio as material, p.estimated_filament_amount_mg as material_estimate
    from prints as p
    where p.user_id = $8 and p.start_date is null) as r) as t;
