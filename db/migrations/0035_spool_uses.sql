-- Material that programs report while it is used.

create table spool_uses (
  user_id bigint not null,
  id uuid not null default gen_random_uuid(),
  filament_id uuid not null,
  print_id bigint,
  printer_id bigint,
  minute timestamptz(3) not null,
  entry_id uuid,
  used_ng bigint not null,
  is_adopted boolean not null default false,
  primary key (user_id, id),
  foreign key (user_id, filament_id) references filaments (user_id, id) on delete cascade,
  foreign key (user_id, print_id) references prints (user_id, id) on delete cascade
);

comment on table spool_uses is 'one row: what was reported of a spool during a print or, without a print, in a minute. Its ledger entry is rounded to milligrams, this sum is not';
comment on column spool_uses.minute is 'the minute of the first report';
comment on column spool_uses.entry_id is 'the ledger entry that grows with the row; several rows without a print share that of their hour';
comment on column spool_uses.used_ng is 'in nanograms, so that thousands of reports add up exactly';
comment on column spool_uses.is_adopted is 'whether it has become an amount of the finished print, which its owner may have removed since';
create unique index spool_uses_of_print on spool_uses (user_id, print_id, filament_id) where print_id is not null;
create unique index spool_uses_of_entry on spool_uses (user_id, entry_id, minute) where print_id is null;
create index spool_uses_of_printer on spool_uses (user_id, printer_id, minute) where print_id is null;
create index spool_uses_of_spool on spool_uses (user_id, filament_id, minute);
create index spool_uses_by_minute on spool_uses (minute);

create table spool_use_requests (
  user_id bigint not null,
  connection_id uuid not null,
  fingerprint bytea not null check (octet_length(fingerprint) = 32),
  token uuid not null,
  arrived_date timestamptz(3) not null,
  answered_date timestamptz(3),
  primary key (user_id, connection_id, fingerprint)
);

comment on table spool_use_requests is 'the last report of each content by a connection, by which a repeated one is known; connections are in a directory, hence no foreign key';
comment on column spool_use_requests.fingerprint is 'SHA-256 of the spool and of the body as it was sent';
comment on column spool_use_requests.answered_date is 'when its response had left, or that of its repetition; null until then';
create index spool_use_requests_by_date on spool_use_requests (arrived_date);

alter table filament_usages add column is_reported boolean not null default false;
comment on column filament_usages.is_reported is 'whether the amount comes from a device or connection, not from a person';

alter table prints add column finished_date timestamptz(3);
comment on column prints.finished_date is 'when it was first recorded as finished; null for prints of earlier versions';

alter table filaments add column told_use_date timestamptz(3);
comment on column filaments.told_use_date is 'when the last event of a reported use was written';
create index prints_running on prints (user_id, printer_id) where status = 'Printing';
create index prints_by_finish on prints (user_id, printer_id, finished_date) where finished_date is not null;
