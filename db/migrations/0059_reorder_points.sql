-- How much of a filament type is left when its owner buys more: equal spools count together.

alter table filament_types add column reorder_point_mg bigint check (reorder_point_mg >= 0);

comment on column filament_types.reorder_point_mg is 'the type is low when what is free of it is at or below this; null for none';
