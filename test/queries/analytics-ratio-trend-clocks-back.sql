select time_bucket.number as bucket, medians.prints, medians.time_samples, medians.time_unestimated, medians.time_median, medians.material_samples, medians.material_unestimated, medians.material_median
from unnest($1::int[], $2::timestamptz[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[]) as time_bucket(number, start, until, second_start, second_until)
inner join lateral (
  select count(*) as prints, count(ratios.time) as time_samples, count(*) filter (where ratios.time is null and coalesce(ratios.time_estimate, 0) = 0) as time_unestimated, percentile_cont(0.5) within group (order by ratios.time) as time_median, count(ratios.material) as material_samples, count(*) filter (where ratios.material is null and coalesce(ratios.material_estimate, 0) = 0) as material_unestimated, percentile_cont(0.5) within group (order by ratios.material) as material_median
  from (
    select p.time_ratio as time, p.estimated_print_time_in_seconds as time_estimate, case when p.compared_estimate_mg is null then p.material_ratio else p.compared_amount_mg::float8 / nullif(p.compared_estimate_mg, 0) end as material, p.estimated_filament_amount_mg as material_estimate
    from prints as p
    where p.user_id = $6 and p.start_date >= time_bucket.start and p.start_date < time_bucket.until
    union all select p.time_ratio as time, p.estimated_print_time_in_seconds as time_estimate, case when p.compared_estimate_mg is null then p.material_ratio else p.compared_amount_mg::float8 / nullif(p.compared_estimate_mg, 0) end as material, p.estimated_filament_amount_mg as material_estimate
    from prints as p
    where p.user_id = $7 and p.start_date >= time_bucket.second_start and p.start_date < time_bucket.second_until) as ratios) as medians on true
union all select null::int as bucket, medians.prints, medians.time_samples, medians.time_unestimated, medians.time_median, medians.material_samples, medians.material_unestimated, medians.material_median
from (
  select count(*) as prints, count(ratios.time) as time_samples, count(*) filter (where ratios.time is null and coalesce(ratios.time_estimate, 0) = 0) as time_unestimated, percentile_cont(0.5) within group (order by ratios.time) as time_median, count(ratios.material) as material_samples, count(*) filter (where ratios.material is null and coalesce(ratios.material_estimate, 0) = 0) as material_unestimated, percentile_cont(0.5) within group (order by ratios.material) as material_median
  from (
    select p.time_ratio as time, p.estimated_print_time_in_seconds as time_estimate, case when p.compared_estimate_mg is null then p.material_ratio else p.compared_amount_mg::float8 / nullif(p.compared_estimate_mg, 0) end as material, p.estimated_filament_amount_mg as material_estimate
    from prints as p
    where p.user_id = $8 and p.start_date is null) as ratios) as medians;
