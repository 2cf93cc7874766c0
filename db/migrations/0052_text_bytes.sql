-- What the spool interface returns of a record in notes and additional fields, so that a list can be refused before it is read.

alter table brands add column text_bytes integer
  generated always as (coalesce(octet_length(notes), 0) + octet_length(extra::text)) stored;
alter table filament_types add column text_bytes integer
  generated always as (coalesce(octet_length(notes), 0) + octet_length(extra::text)) stored;
alter table filaments add column text_bytes integer
  generated always as (coalesce(octet_length(notes), 0) + octet_length(extra::text)) stored;
comment on column brands.text_bytes is 'of notes and additional fields, in UTF-8';
comment on column filament_types.text_bytes is 'of notes and additional fields, in UTF-8';
comment on column filaments.text_bytes is 'of notes and additional fields, in UTF-8';
