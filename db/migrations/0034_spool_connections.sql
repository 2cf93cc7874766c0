-- Spool connections: narrow keys with which other programs track spools, and what those programs keep with us.

create table spool_connections (
  user_id bigint not null,
  id uuid not null default gen_random_uuid(),
  key_hash bytea not null unique check (octet_length(key_hash) = 32),
  key_hint text not null check (char_length(key_hint) between 4 and 8),
  name text not null check (char_length(name) between 1 and 100),
  printer_id bigint,
  client_name text check (char_length(client_name) between 1 and 100),
  created_date timestamptz(3) not null default now(),
  last_used_date timestamptz(3),
  primary key (user_id, id)
);

comment on table spool_connections is 'a directory that every node holds, like api_keys, hence without foreign keys';
comment on column spool_connections.key_hash is 'SHA-256 of the key; the key itself is never stored';
comment on column spool_connections.key_hint is 'the first characters of the key, by which its owner tells addresses apart';
comment on column spool_connections.printer_id is 'whose running print the reported material belongs to; deleting the printer clears it';
comment on column spool_connections.client_name is 'the User-Agent of the last recorded use';

create table spool_settings (
  user_id bigint not null references users (id),
  key text not null check (char_length(key) between 1 and 64),
  value text not null check (char_length(value) <= 65536),
  primary key (user_id, key)
);

comment on table spool_settings is 'what the user''s programs keep with us; the service itself reads none of it';
comment on column spool_settings.value is 'JSON as text';

create table spool_fields (
  user_id bigint not null references users (id),
  entity text not null check (entity in ('vendor', 'filament', 'spool')),
  key text not null check (key ~ '^[a-z0-9_]{1,64}$'),
  name text not null check (char_length(name) between 1 and 128),
  position integer not null default 0,
  unit text check (char_length(unit) <= 16),
  field_type text not null,
  default_value text check (char_length(default_value) <= 4096),
  choices text[],
  multi_choice boolean,
  primary key (user_id, entity, key)
);

comment on table spool_fields is 'fields that the user''s programs have added to brands, filament types and spools; the values are in their column "extra"';
comment on column spool_fields.default_value is 'JSON as text';

create index filaments_shown_by_number on filaments (user_id, number) where is_active;
