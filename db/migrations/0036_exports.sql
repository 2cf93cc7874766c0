-- Archives of everything that a user has recorded. Their bytes are in the media store, in pieces.

create table exports (
  user_id bigint not null references users (id),
  id uuid not null default gen_random_uuid(),
  state text not null default 'Waiting' check (state in ('Waiting', 'Running', 'Ready', 'Failed')),
  attempt uuid,
  attempts integer not null default 0,
  claimed_until timestamptz(3),
  pieces integer not null default 0,
  bytes bigint not null default 0,
  records bigint not null default 0,
  total_records bigint,
  shown_percent integer not null default 0,
  error text,
  created_date timestamptz(3) not null default now(),
  finished_date timestamptz(3),
  expires_date timestamptz(3),
  deleted_date timestamptz(3),
  primary key (user_id, id),
  check ((state = 'Running') = (claimed_until is not null))
);

comment on table exports is 'archives of users; a deleted one stays for a day, since it counts towards the number of a day';
comment on column exports.attempt is 'names the pieces in the media store; each instance that begins the archive makes another';
comment on column exports.claimed_until is 'an instance makes it; after this time it has died';
comment on column exports.pieces is 'of the attempt that are stored, or about to be';
comment on column exports.shown_percent is 'of the last event about its progress';
comment on column exports.error is 'one sentence; null unless it has failed';

create unique index exports_unfinished on exports (user_id) where state in ('Waiting', 'Running') and deleted_date is null;
create index exports_due on exports (created_date) where state in ('Waiting', 'Running') and deleted_date is null;
create index exports_old on exports (coalesce(deleted_date, expires_date));
