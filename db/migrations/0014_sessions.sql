-- Who is signed in on the web pages. Directories by the hash of a cookie, hence without a foreign key to users.

create table sign_ins (
  id_hash bytea primary key check (octet_length(id_hash) = 32),
  secrets bytea not null,
  expires_date timestamptz(3) not null
);

comment on table sign_ins is 'sign-ins under way, each used once';
comment on column sign_ins.id_hash is 'SHA-256 of the cookie of the browser that began it and of its state';
comment on column sign_ins.secrets is 'what the answer of the sign-in provider is checked against, encrypted';
create index sign_ins_by_expires_date on sign_ins (expires_date);

create table sessions (
  id_hash bytea primary key check (octet_length(id_hash) = 32),
  user_id bigint not null,
  tokens bytea not null,
  created_date timestamptz(3) not null default now(),
  expires_date timestamptz(3) not null
);

comment on column sessions.id_hash is 'SHA-256 of the cookie; the cookie itself is never stored';
comment on column sessions.tokens is 'the tokens of the sign-in provider, encrypted';
create index sessions_by_expires_date on sessions (expires_date);
