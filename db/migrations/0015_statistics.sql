-- Whose rows came after the last ANALYZE seems to the planner to have none, and what they own is then joined each with each. Where
-- there are few users, one of them brings a whole logbook at once: it is known after 200 rows and a hundredth of the table.

alter table prints set (autovacuum_analyze_threshold = 200, autovacuum_analyze_scale_factor = 0.01);
alter table filament_usages set (autovacuum_analyze_threshold = 200, autovacuum_analyze_scale_factor = 0.01);
alter table filaments set (autovacuum_analyze_threshold = 200, autovacuum_analyze_scale_factor = 0.01);
alter table filament_ledger set (autovacuum_analyze_threshold = 200, autovacuum_analyze_scale_factor = 0.01);
alter table maintenance_entries set (autovacuum_analyze_threshold = 200, autovacuum_analyze_scale_factor = 0.01);
