-- What devices in the field send.

create table slicer_settings (
  id uuid primary key default gen_random_uuid(),
  user_id bigint,
  body json not null,
  created_date timestamptz(3) not null default now(),
  claimed_date timestamptz(3)
);

comment on column slicer_settings.user_id is 'the first signed-in user who retrieved the record; null until then';
comment on column slicer_settings.body is 'the object as it was sent; json, not jsonb, keeps key order and big numbers';
create index slicer_settings_unclaimed on slicer_settings (created_date) where user_id is null;

create type device_event_source as enum ('Moonraker', 'OctoPrint');

create table device_events (
  user_id bigint not null references users (id),
  id uuid not null default gen_random_uuid(),
  source device_event_source not null,
  printer_id bigint,
  body json not null,
  snapshot bytea,
  outcome text,
  print_id bigint,
  received_date timestamptz(3) not null default now(),
  primary key (user_id, id)
);

comment on table device_events is 'what a device sent, credentials stripped, stored before it is understood so that it can be replayed after a fix';
comment on column device_events.outcome is 'what became of it; null while it is not understood, or while (with a print_id) its pictures are missing';
create index device_events_by_received_date on device_events (received_date);
-- What waits to be understood again.
create index device_events_open on device_events (received_date) where outcome is null;
