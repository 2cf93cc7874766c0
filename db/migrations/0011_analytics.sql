-- Analytics reads a user's prints, and what they used, from an index alone.

alter table prints add column has_other_currency boolean not null default false;
comment on column prints.has_other_currency is 'a usage has a cost in another currency than cost_currency, which filament_cost_micros leaves out';

alter table filament_usages add column print_time_in_seconds integer, add column estimated_print_time_in_seconds integer;
comment on column filament_usages.print_time_in_seconds is 'the print''s, kept here so that accuracy by material is one index scan';
comment on column filament_usages.estimated_print_time_in_seconds is 'the print''s, kept here for the same reason';

update prints p set has_other_currency = true
where exists (
  select from filament_usages u
  where u.user_id = p.user_id and u.print_id = p.id and u.cost_micros is not null and u.cost_currency <> p.cost_currency
);

update filament_usages u
set print_time_in_seconds = p.print_time_in_seconds, estimated_print_time_in_seconds = p.estimated_print_time_in_seconds
from prints p
where p.user_id = u.user_id and p.id = u.print_id
  and num_nonnulls(p.print_time_in_seconds, p.estimated_print_time_in_seconds) > 0;

create index prints_for_analytics on prints (user_id, start_date) include (
  status, printer_id, project_id, id, estimated_print_time_in_seconds, print_time_in_seconds,
  filament_amount_mg, estimated_filament_amount_mg,
  filament_cost_micros, electricity_cost_micros, cost_currency, electricity_rate_micros, has_other_currency
);

create index filament_usages_for_analytics on filament_usages (user_id, start_date) include (
  status, filament_id, material_type, print_id, amount_mg, estimated_amount_mg, cost_micros, cost_currency,
  print_time_in_seconds, estimated_print_time_in_seconds
);

-- An index is read alone where the visibility map says so; the map is kept by vacuum, which by itself comes
-- only after a fifth of a table has changed.
alter table prints set (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.02);
alter table filament_usages set (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.02);
