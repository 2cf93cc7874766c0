-- The log of events, which streams and webhooks read.

create table pending_events (
  user_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  print_id bigint,
  printer_id bigint,
  filament_id uuid,
  data json not null,
  previous json,
  created_date timestamptz(3) not null default clock_timestamp(),
  primary key (user_id, id)
);

comment on table pending_events is 'events, written in the transaction that caused them, until they get their position; the owner is not checked, since a row lives for a second';
comment on column pending_events.id is 'in the order in which the transactions of one record wrote; a position would be taken before the commit';

create table event_heads (
  user_id bigint primary key,
  position bigint not null,
  bytes bigint not null,
  floor bigint not null default 0
);

comment on table event_heads is 'one row: the end of a user''s log';
comment on column event_heads.position is 'of the last event; the first has 1, and there are no gaps';
comment on column event_heads.bytes is 'of all events ever logged, as they are stored';
comment on column event_heads.floor is 'events up to this position are deleted or about to be, and no longer read: so nobody reads a log with holes';

create table events (
  user_id bigint not null,
  position bigint not null,
  id uuid not null default gen_random_uuid(),
  name text not null,
  print_id bigint,
  printer_id bigint,
  filament_id uuid,
  data json not null,
  previous json,
  bytes bigint not null,
  created_date timestamptz(3) not null,
  primary key (user_id, position)
);

comment on column events.data is 'the record as it was when the transaction committed; json, not jsonb, keeps the order of members';
comment on column events.previous is 'the members that an update changed, as they were before';
comment on column events.bytes is 'of the user''s log up to this event, so that its oldest part can be deleted by size';
-- Rows come in the order of their dates, so that a summary of each block is enough.
create index events_by_date on events using brin (created_date) with (pages_per_range = 16, autosummarize = on);

alter table prints add column progressed_date timestamptz(3);
comment on column prints.progressed_date is 'when the last event of its progress was written';
