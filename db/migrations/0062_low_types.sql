-- Filament types that are low are reported once (docs/domain.md, "Low stock"). The version before this one writes neither; a type that
-- it changes is looked at when this one runs.

alter table filament_types add column low_date timestamptz(3);

comment on column filament_types.low_date is 'when the type was found at its reorder point; null since it was found above it, and without a reorder point';

create index filament_types_watched on filament_types (user_id) where reorder_point_mg is not null or low_date is not null;

create table stock_watches (
  user_id bigint primary key references users (id),
  position bigint not null default 0,
  repeat_date timestamptz(3)
);

comment on table stock_watches is 'one row: a user with reorder points, whose stock was compared with them';
comment on column stock_watches.position is 'of the last event that was logged before';
comment on column stock_watches.repeat_date is 'when to compare again without an event: uses of a spool within a minute after one have none; null for never';
