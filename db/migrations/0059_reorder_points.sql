-- How much of a filament type is left when its owner buys more: equal spools count together. The check is not validated, since the
-- column is new.

alter table filament_types add column reorder_point_mg bigint;
alter table filament_types add constraint filament_types_reorder_point_mg_check check (reorder_point_mg >= 0) not valid;

comment on column filament_types.reorder_point_mg is 'the type is low when what is free of it is at or below this; null for none';
