-- What users are told, and the installations that they are told on.

create type notification_type as enum (
  'Comment', 'PrintCompleted', 'PrintFailed', 'PrintStuck', 'Achievement', 'LowStock', 'MaintenanceDue', 'ApiKey'
);

create table notifications (
  user_id bigint not null references users (id),
  id uuid not null default gen_random_uuid(),
  event_id uuid not null,
  type notification_type not null,
  title text not null check (char_length(title) between 1 and 200),
  message text not null check (char_length(message) between 1 and 2000),
  is_read boolean not null default false,
  action_path text,
  print_id bigint,
  created_date timestamptz(3) not null default now(),
  primary key (user_id, id),
  unique (user_id, event_id)
);

comment on column notifications.event_id is 'the outbox event that it was made from: each makes one';
comment on column notifications.action_path is 'page to open, below the base URL';
create index notifications_by_date on notifications (user_id, created_date, id);
create index notifications_unread on notifications (user_id) where not is_read;

create type device_platform as enum ('Web', 'Android', 'Ios');

-- A directory: a token belongs to one user, the last who registered it.
create table push_devices (
  token text primary key check (char_length(token) between 1 and 512),
  user_id bigint not null,
  platform device_platform not null,
  app_version text check (char_length(app_version) <= 64),
  created_date timestamptz(3) not null default now(),
  updated_date timestamptz(3) not null default now()
);

create index push_devices_by_user on push_devices (user_id);

-- Delivered events are deleted after a while.
create index outbox_delivered on outbox (delivered_date) where delivered_date is not null;
