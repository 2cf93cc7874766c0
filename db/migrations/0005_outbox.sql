-- Work that follows a write, and answers that are given again.

create table outbox (
  user_id bigint not null references users (id),
  id uuid not null default gen_random_uuid(),
  type text not null,
  payload jsonb not null,
  created_date timestamptz(3) not null default now(),
  delivered_date timestamptz(3),
  primary key (user_id, id)
);

comment on table outbox is 'events, written in the transaction that caused them; notifications are made from here, each once';
create index outbox_undelivered on outbox (created_date) where delivered_date is null;

create table idempotency_keys (
  user_id bigint not null references users (id),
  key text not null check (char_length(key) <= 255),
  operation_id text not null,
  request_hash bytea not null,
  reply json,
  created_date timestamptz(3) not null default now(),
  primary key (user_id, key)
);

comment on column idempotency_keys.reply is 'status, body and headers of the first answer';
create index idempotency_keys_by_created_date on idempotency_keys (created_date);
