-- What the periodic work needs to know whose picture store it sweeps, and to find what is beyond its time or its bound.

create table database_identity (
  is_only boolean primary key default true check (is_only),
  id uuid not null default gen_random_uuid()
);

comment on table database_identity is 'one row, inserted when it is first needed: the picture store keeps the same id, so that no other database sweeps it';

alter table device_events add column bytes integer;
comment on column device_events.bytes is 'of body and snapshot as they were sent; null for rows of earlier versions until the periodic work has measured them';
create index device_events_by_user on device_events (user_id) include (bytes);
create index device_events_unmeasured on device_events (user_id, id) where bytes is null;

create index notifications_read on notifications (created_date) where is_read;
