-- Imports: uploaded files of other programs and of our own exports, the verdict of each of their rows, and what was made from them.

create table imports (
  user_id bigint not null references users (id),
  id uuid not null default gen_random_uuid(),
  file_name text not null check (char_length(file_name) between 1 and 255),
  bytes bigint not null,
  format text not null,
  state text not null default 'Reading'
    check (state in ('Reading', 'Planning', 'Ready', 'Committing', 'Committed', 'Undoing', 'Undone', 'Failed')),
  time_zone text not null,
  currency text not null,
  deducts_material boolean not null default false,
  printers jsonb not null default '[]',
  spools jsonb not null default '[]',
  error text,
  row_count integer not null default 0,
  done_count integer not null default 0,
  counts jsonb not null default '{}',
  actor text not null,
  claim uuid,
  claimed_until timestamptz(3),
  created_date timestamptz(3) not null default now(),
  updated_date timestamptz(3) not null default now(),
  committed_date timestamptz(3),
  primary key (user_id, id)
);

comment on column imports.time_zone is 'of times in the file that name none';
comment on column imports.currency is 'of prices in the file that name none';
comment on column imports.deducts_material is 'whether its prints deduct from the stock of spools';
comment on column imports.printers is 'a list of { name, printerId }: printers as the file names them';
comment on column imports.spools is 'a list of { name, filamentId }: spools as the file names them';
comment on column imports.done_count is 'rows that the step under way has done';
comment on column imports.counts is 'number of rows by verdict';
comment on column imports.actor is 'who commits or undoes it, for ledgers';
comment on column imports.claim is 'of the run that works on it; after claimed_until that run has died';

create index imports_waiting on imports (updated_date) where state in ('Reading', 'Planning', 'Committing', 'Undoing');
create index imports_by_date on imports (created_date);

create table import_parts (
  user_id bigint not null,
  import_id uuid not null,
  number integer not null,
  bytes bytea not null,
  primary key (user_id, import_id, number),
  foreign key (user_id, import_id) references imports (user_id, id) on delete cascade
);

alter table import_parts alter column bytes set storage external;
comment on table import_parts is 'the uploaded file, in pieces';

create table import_rows (
  user_id bigint not null,
  import_id uuid not null,
  position integer not null,
  kind text not null,
  label text not null,
  source_key text,
  record jsonb,
  verdict text check (verdict in ('Created', 'Updated', 'Same', 'Skipped', 'Error')),
  reason text,
  outcome jsonb,
  record_id text,
  record_date timestamptz(3),
  is_done boolean not null default false,
  undo text check (undo in ('Removed', 'Stays')),
  primary key (user_id, import_id, position),
  foreign key (user_id, import_id) references imports (user_id, id) on delete cascade
);

comment on column import_rows.record is 'what the file says, in the service''s terms; null for a row that cannot be read';
comment on column import_rows.outcome is 'what the row becomes; of an update, only what it changes';
comment on column import_rows.record_id is 'of the record that it was made into, or that it is already';
comment on column import_rows.record_date is 'when the import wrote that record: a later date means that somebody has changed it since';
comment on column import_rows.is_done is 'whether it is committed';

create index import_rows_by_verdict on import_rows (user_id, import_id, verdict, position);
create index import_rows_by_key on import_rows (user_id, import_id, kind, source_key) where record is not null;
create index import_rows_by_record on import_rows (user_id, import_id, kind, record_id);

create table imported_records (
  user_id bigint not null references users (id),
  kind text not null,
  source_key text not null,
  record_id text not null,
  content_hash bytea not null,
  record_date timestamptz(3) not null,
  primary key (user_id, kind, source_key)
);

comment on table imported_records is 'records that imports have made, by what identifies them in the program that they come from; outlives the import, so that the same file changes nothing';
comment on column imported_records.content_hash is 'SHA-256 of what the file said';

create index imported_records_by_record on imported_records (user_id, kind, record_id);

alter table prints add column deducts_material boolean not null default true;
comment on column prints.deducts_material is 'false for imported prints whose material was used before the stock of their spools was recorded here';
