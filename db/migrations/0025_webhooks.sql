-- Webhooks: where users want their events sent, and what was sent.

create table webhooks (
  user_id bigint not null references users (id),
  id uuid not null default gen_random_uuid(),
  url text not null check (char_length(url) between 1 and 2000),
  description text check (char_length(description) between 1 and 200),
  format text not null check (format in ('Standard', 'Discord', 'Slack', 'Ntfy')),
  event_names text[] not null,
  printer_ids bigint[],
  secret bytea not null,
  previous_secret bytea,
  previous_secret_until timestamptz(3),
  is_active boolean not null default true,
  disabled_reason text check (disabled_reason in ('Gone', 'Failing')),
  failing_since timestamptz(3),
  position bigint not null,
  paused_until timestamptz(3),
  due_date timestamptz(3),
  created_date timestamptz(3) not null default now(),
  updated_date timestamptz(3) not null default now(),
  primary key (user_id, id)
);

comment on column webhooks.printer_ids is 'null for all events; printers that were deleted since match nothing';
comment on column webhooks.secret is 'sealed with the SESSION_SECRET, like previous_secret, which also signs until previous_secret_until';
comment on column webhooks.disabled_reason is 'null while it is active, and when its owner has turned it off';
comment on column webhooks.failing_since is 'of the first failed attempt since the last success';
comment on column webhooks.position is 'in the log of events: those up to it have their deliveries';
comment on column webhooks.paused_until is 'the receiver asked for no request before it';
comment on column webhooks.due_date is 'when a delivery can begin, or the claim of one ends; null when nothing waits';

create index webhooks_due on webhooks (due_date) where due_date is not null;
create index webhooks_active on webhooks (user_id, position) where is_active;

create table webhook_deliveries (
  user_id bigint not null,
  webhook_id uuid not null,
  id uuid not null,
  name text not null,
  body text not null,
  state text not null default 'Waiting' check (state in ('Waiting', 'Delivered', 'Failed')),
  attempts integer not null default 0,
  failures integer not null default 0,
  due_date timestamptz(3),
  claimed_until timestamptz(3),
  created_date timestamptz(3) not null default now(),
  primary key (user_id, webhook_id, id),
  foreign key (user_id, webhook_id) references webhooks (user_id, id) on delete cascade,
  check ((state = 'Waiting') = (due_date is not null))
);

comment on column webhook_deliveries.id is 'of the event; all attempts have it';
comment on column webhook_deliveries.body is 'JSON in the standard format; other formats are made from it';
comment on column webhook_deliveries.failures is 'since it was last sent for the first time or again: the place in the schedule';
comment on column webhook_deliveries.claimed_until is 'an instance sends it; after this time it has died';

create index webhook_deliveries_waiting on webhook_deliveries (user_id, webhook_id, due_date) where state = 'Waiting';
create index webhook_deliveries_by_date on webhook_deliveries (user_id, webhook_id, created_date, id);
create index webhook_deliveries_old on webhook_deliveries (created_date);

create table webhook_attempts (
  user_id bigint not null,
  webhook_id uuid not null,
  delivery_id uuid not null,
  number integer not null,
  started_date timestamptz(3) not null,
  milliseconds integer not null,
  status integer,
  error text,
  answer text,
  primary key (user_id, webhook_id, delivery_id, number),
  foreign key (user_id, webhook_id, delivery_id) references webhook_deliveries (user_id, webhook_id, id) on delete cascade
);

comment on column webhook_attempts.error is 'one sentence; null for a success';
comment on column webhook_attempts.answer is 'the first kilobyte of the response, as text';

alter type notification_type add value 'Webhook';
