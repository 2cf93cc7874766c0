-- Filament types and brands that records of an import need: the dry run counts those that it would add, and the undo removes those that
-- the commit has added.

create table import_additions (
  user_id bigint not null,
  import_id uuid not null,
  kind text not null check (kind in ('FilamentType', 'Brand')),
  key text not null,
  position integer not null,
  record_id bigint,
  record_date timestamptz(3),
  primary key (user_id, import_id, kind, key),
  foreign key (user_id, import_id) references imports (user_id, id) on delete cascade
);

comment on table import_additions is 'filament types and brands that an import adds';
comment on column import_additions.key is 'the name of a brand, or the brand and a hash of the facts of a filament type; equal for those that are one record';
comment on column import_additions.position is 'of the first row that needs it';
comment on column import_additions.record_id is 'null until the commit has added it, and where it is the record of the row itself';
comment on column import_additions.record_date is 'when the import wrote that record: a later date means that somebody has changed it since';
