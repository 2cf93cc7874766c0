-- How actual use compares with the estimate, divided once when it is written instead of at each look at the accuracy.
-- drops: index prints_for_analytics, index filament_usages_for_analytics; wider ones take their names and place

alter table prints
  add column time_ratio double precision generated always as
    (print_time_in_seconds::double precision / nullif(estimated_print_time_in_seconds, 0)) stored,
  add column material_ratio double precision generated always as
    (filament_amount_mg::double precision / nullif(estimated_filament_amount_mg, 0)) stored;
comment on column prints.time_ratio is 'actual divided by estimate; null where one is missing or the estimate is zero';
comment on column prints.material_ratio is 'the same of the filament';

alter table filament_usages
  add column time_ratio double precision generated always as
    (print_time_in_seconds::double precision / nullif(estimated_print_time_in_seconds, 0)) stored,
  add column material_ratio double precision generated always as
    (amount_mg::double precision / nullif(estimated_amount_mg, 0)) stored;
comment on column filament_usages.time_ratio is 'the print''s';
comment on column filament_usages.material_ratio is 'actual divided by estimate; null where one is missing or the estimate is zero';

drop index prints_for_analytics;
create index prints_for_analytics on prints (user_id, start_date) include (
  status, printer_id, project_id, id, estimated_print_time_in_seconds, print_time_in_seconds,
  filament_amount_mg, estimated_filament_amount_mg, time_ratio, material_ratio,
  filament_cost_micros, electricity_cost_micros, cost_currency, electricity_rate_micros, has_other_currency
);

drop index filament_usages_for_analytics;
create index filament_usages_for_analytics on filament_usages (user_id, start_date) include (
  status, filament_id, material_type, print_id, amount_mg, estimated_amount_mg, cost_micros, cost_currency,
  print_time_in_seconds, estimated_print_time_in_seconds, time_ratio, material_ratio
);
