-- Analytics reads a user's prints, and what they used, from an index alone.

create index prints_for_analytics on prints (user_id, start_date) include (
  status, printer_id, project_id, id, end_date,
  estimated_print_time_in_seconds, print_time_in_seconds, filament_amount_mg, estimated_filament_amount_mg,
  filament_cost_micros, electricity_cost_micros, cost_currency
);

create index filament_usages_for_analytics on filament_usages (user_id, start_date) include (
  status, filament_id, material_type, print_id, amount_mg, estimated_amount_mg, cost_micros, cost_currency
);

-- An index is read alone where the visibility map says so; the map is kept by vacuum, which by itself comes
-- only after a fifth of a table has changed.
alter table prints set (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.02);
alter table filament_usages set (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.02);
