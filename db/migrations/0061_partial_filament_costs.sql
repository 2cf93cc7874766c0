-- Prints of which only some materials have a cost: their filament cost is the sum of a part (docs/domain.md, "Costs"). Only such prints
-- are written. The version before this one, which serves on beside it, does not write the column; a print that it changes gets it with
-- its next change.
-- drops: index prints_for_analytics; a wider one takes its name and place

alter table prints add column is_filament_partial boolean not null default false;
comment on column prints.is_filament_partial is 'whether the filament cost lacks a material, whose cost is unknown or in another currency';

with
  -- one row: a print with a cost of some of its materials in its currency, but not of all
  partial as (
    select u.user_id, u.print_id
    from filament_usages u
    inner join prints p on p.user_id = u.user_id and p.id = u.print_id
    group by u.user_id, u.print_id
    having bool_or(u.cost_micros is not null and u.cost_currency = p.cost_currency)
      and bool_or(not (u.cost_micros is not null and u.cost_currency = p.cost_currency)
        and coalesce(u.amount_mg, u.estimated_amount_mg) is distinct from 0)
  )
update prints p
set is_filament_partial = true
from partial
where p.user_id = partial.user_id and p.id = partial.print_id;

drop index prints_for_analytics;
create index prints_for_analytics on prints (user_id, start_date) include (
  status, printer_id, project_id, id, estimated_print_time_in_seconds, print_time_in_seconds,
  filament_amount_mg, estimated_filament_amount_mg, time_ratio, material_ratio,
  filament_cost_micros, electricity_cost_micros, cost_currency, electricity_rate_micros, has_other_currency,
  compared_amount_mg, compared_estimate_mg, is_filament_partial
);
