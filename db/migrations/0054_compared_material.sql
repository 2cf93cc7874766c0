-- Material of the prints that have actual amounts and estimates, but not of the same usages: accuracy compares the usages that have
-- both (docs/domain.md, "Figures"). Only such prints are written. The version before this one, which serves on beside it, does not write
-- the sums; a print that it changes gets them with its next change.
-- drops: index prints_for_analytics; a wider one takes its name and place

alter table prints
  add column compared_amount_mg bigint,
  add column compared_estimate_mg bigint;
comment on column prints.compared_amount_mg is 'sum of the usages that have an actual amount and an estimate; null where those are all';
comment on column prints.compared_estimate_mg is 'sum of the estimates of the same usages';

with
  -- one row: a print with both amounts, but not in all of its usages
  mixed as (
    select user_id, print_id,
      coalesce(sum(amount_mg) filter (where estimated_amount_mg is not null), 0) as amount_mg,
      coalesce(sum(estimated_amount_mg) filter (where amount_mg is not null), 0) as estimate_mg
    from filament_usages
    group by user_id, print_id
    having count(amount_mg) > 0 and count(estimated_amount_mg) > 0
      and bool_or((amount_mg is null) <> (estimated_amount_mg is null))
  )
update prints p
set compared_amount_mg = m.amount_mg, compared_estimate_mg = m.estimate_mg
from mixed m
where p.user_id = m.user_id and p.id = m.print_id;

drop index prints_for_analytics;
create index prints_for_analytics on prints (user_id, start_date) include (
  status, printer_id, project_id, id, estimated_print_time_in_seconds, print_time_in_seconds,
  filament_amount_mg, estimated_filament_amount_mg, time_ratio, material_ratio,
  filament_cost_micros, electricity_cost_micros, cost_currency, electricity_rate_micros, has_other_currency,
  compared_amount_mg, compared_estimate_mg
);
