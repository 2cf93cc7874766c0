-- The AI agents that act for a user: one row for each client, with the newest grant that it has or had.

create table agent_grants (
  user_id bigint not null references users (id),
  client_id text not null check (char_length(client_id) between 1 and 2000),
  id text not null check (char_length(id) between 1 and 128),
  client_name text not null check (char_length(client_name) between 1 and 200),
  scopes text[] not null,
  first_seen_date timestamptz(3) not null default now(),
  last_seen_date timestamptz(3) not null default now(),
  revoked_date timestamptz(3),
  allowed_date timestamptz(3),
  barred_date timestamptz(3),
  primary key (user_id, client_id),
  unique (user_id, id)
);

comment on column agent_grants.revoked_date is 'null while the grant is in force';
comment on column agent_grants.allowed_date is 'when the user let the revoked client in again: its next request begins a new grant';
comment on column agent_grants.barred_date is 'tokens of sign-ins up to then are refused, in a later grant too; null when the user let them in again';
