-- Texts come last in the index of usages, so that the other columns are read at fixed places: 140,000 usages in 16 ms instead of 19.
-- drops: index filament_usages_for_analytics; one with the same columns takes its name and place

drop index filament_usages_for_analytics;
create index filament_usages_for_analytics on filament_usages (user_id, start_date) include (
  status, filament_id, print_id, amount_mg, estimated_amount_mg, cost_micros, print_time_in_seconds,
  estimated_print_time_in_seconds, time_ratio, material_ratio, cost_currency, material_type
);
