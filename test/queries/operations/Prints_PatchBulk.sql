with priced as (
  select p.user_id, p.id, p.cost_currency as currency, case when p.status not in ('Pending', 'Printing') then coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) * p.wattage_w * p.electricity_rate_micros / 3600000 end as electricity_micros
  from prints as p
  where p.user_id = $1 and p.id = any($2::bigint[])),
summed as (
  select priced.id, sum(u.amount_mg)::bigint as amount_mg, sum(u.estimated_amount_mg)::bigint as estimated_amount_mg, case when sum(u.cost_micros) filter (where u.cost_currency = priced.currency) <= $3::bigint then round(sum(u.cost_micros) filter (where u.cost_currency = priced.currency))::bigint end as filament_cost_micros, coalesce(bool_or(u.cost_micros is not null and u.cost_currency <> priced.currency), false) as has_other_currency
  from priced
  left join filament_usages as u on u.user_id = priced.user_id and u.print_id = priced.id
  group by priced.id) update prints as p set filament_amount_mg = summed.amount_mg, estimated_filament_amount_mg = summed.estimated_amount_mg, filament_cost_micros = summed.filament_cost_micros, has_other_currency = summed.has_other_currency, electricity_cost_micros = case when priced.electricity_micros <= $4::bigint then round(priced.electricity_micros)::bigint end
from priced
inner join summed on summed.id = priced.id
where p.user_id = $5 and p.id = priced.id;

with priced as (
  select u.id, p.status, p.start_date, p.print_time_in_seconds, p.estimated_print_time_in_seconds, case when p.status in ('Success', 'PartialSuccess') then coalesce(u.amount_mg, u.estimated_amount_mg) when p.status in ('Failed', 'Cancelled') then coalesce(u.amount_mg, round(u.estimated_amount_mg * p.progress_percent / 100.0)::bigint) end as deducted_mg, coalesce( f.purchase_price_micros::numeric / nullif(f.initial_nominal_weight_mg, 0), p.default_spool_price_micros / 1000000.0 ) as micros_per_mg, case when f.purchase_price_micros is not null and f.initial_nominal_weight_mg > 0 then coalesce(f.purchase_currency, p.cost_currency, owner.currency) else coalesce(p.cost_currency, owner.currency) end as currency
  from filament_usages as u
  inner join prints as p on p.user_id = u.user_id and p.id = u.print_id
  inner join users as owner on owner.id = u.user_id
  left join filaments as f on f.user_id = u.user_id and f.id = u.filament_id
  where u.user_id = $1 and u.print_id = any($2::bigint[])) update filament_usages as u set status = priced.status, start_date = priced.start_date, print_time_in_seconds = priced.print_time_in_seconds, estimated_print_time_in_seconds = priced.estimated_print_time_in_seconds, cost_micros = case when priced.deducted_mg * priced.micros_per_mg <= $3::bigint then round(priced.deducted_mg * priced.micros_per_mg)::bigint end, cost_currency = priced.currency
from priced
where u.user_id = $4 and u.id = priced.id;
