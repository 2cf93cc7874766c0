-- Push: where browsers are reached, what waits to be sent to devices, and which notifications each user wants.

alter table push_devices
  add column endpoint text check (char_length(endpoint) between 1 and 2000),
  add column keys bytea,
  add column browser text check (char_length(browser) between 1 and 100),
  add column failing_since timestamptz(3),
  add column paused_until timestamptz(3),
  add constraint push_devices_subscription_check check ((endpoint is null) = (keys is null));

comment on column push_devices.endpoint is 'of a Web Push subscription; null: nothing is sent to the browser';
comment on column push_devices.keys is 'of the subscription, sealed with the VAPID key, without which they are useless';
comment on column push_devices.browser is 'in our own words, from the User-Agent';
comment on column push_devices.failing_since is 'of the first failed attempt since the last success';
comment on column push_devices.paused_until is 'the push service asked for no request before it';

create table push_deliveries (
  user_id bigint not null references users (id),
  token text not null,
  topic text not null check (char_length(topic) between 1 and 32),
  event_id uuid not null,
  type notification_type not null,
  title text not null,
  message text not null,
  action_path text not null,
  failures integer not null default 0,
  due_date timestamptz(3) not null,
  claimed_until timestamptz(3),
  created_date timestamptz(3) not null,
  primary key (user_id, token, topic)
);

comment on table push_deliveries is 'notifications that wait to be sent to a device';
comment on column push_deliveries.token is 'of the device; the row is deleted when the user no longer has it';
comment on column push_deliveries.topic is 'a newer notification takes the place of one with the same topic';
comment on column push_deliveries.event_id is 'the outbox event that it was made from';
comment on column push_deliveries.claimed_until is 'an instance sends it; after this time it has died';
comment on column push_deliveries.created_date is 'when the event happened';

create index push_deliveries_due on push_deliveries (due_date);
create index push_deliveries_old on push_deliveries (created_date);

create table notification_settings (
  user_id bigint primary key references users (id),
  muted_in_app text[] not null default '{}',
  muted_push text[] not null default '{}',
  quiet_start smallint check (quiet_start between 0 and 1439),
  quiet_end smallint check (quiet_end between 0 and 1439),
  check ((quiet_start is null) = (quiet_end is null)),
  check (quiet_start <> quiet_end)
);

comment on table notification_settings is 'which notifications a user wants; without a row all, at any time';
comment on column notification_settings.muted_in_app is 'types that are not listed in the app; types that are added later are';
comment on column notification_settings.quiet_start is 'minutes since midnight in the zone of the user, like quiet_end';
