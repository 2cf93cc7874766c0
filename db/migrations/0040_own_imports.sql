-- Imports of our own archives, whose rows are of several kinds.

alter table imports add column kinds jsonb not null default '{}';
comment on column imports.kinds is 'number of rows by kind and verdict; counts is their sum';
