-- What the bounds of stored data are checked against. The sizes are computed by the database, so that the version before this
-- one, which serves on beside it, writes them too; adding them writes both tables anew once (about 100 MB a second).
-- drops: index slicer_settings_unclaimed; slicer_settings_unclaimed_bytes serves its readers too

alter table slicer_settings
  add column bytes integer generated always as (octet_length(body::text)) stored,
  add column slicer text,
  add column title text;
comment on column slicer_settings.bytes is 'of the object as it was sent';
comment on column slicer_settings.slicer is 'as the object names it; null where it does not, and in records older than this column';
comment on column slicer_settings.title is 'name of the print or of its file; null where neither was sent, and in records older than this column';

alter table idempotency_keys
  add column bytes integer generated always as (octet_length(key) + coalesce(octet_length(reply::text), 0)) stored;
comment on column idempotency_keys.bytes is 'of the key and the stored response';

-- Sums are read from the indexes alone.
create index slicer_settings_unclaimed_bytes on slicer_settings (created_date) include (bytes) where user_id is null;
drop index slicer_settings_unclaimed;
create index slicer_settings_by_user on slicer_settings (user_id, created_date, id) include (bytes) where user_id is not null;
create index idempotency_keys_by_user on idempotency_keys (user_id, created_date) include (bytes);
create index images_by_user on images (user_id) include (image_bytes, thumbnail_bytes);
create index prints_by_slicer_settings on prints (user_id, slicer_settings_id) where slicer_settings_id is not null;
create index if not exists sessions_by_user on sessions (user_id, created_date);

create table settings_saves (
  address_hash bytea not null check (octet_length(address_hash) = 32),
  day date not null,
  bytes bigint not null,
  primary key (address_hash, day)
);
comment on table settings_saves is 'bytes of slicer settings that a network address saved on a day; rows of earlier days are deleted';
comment on column settings_saves.address_hash is 'keyed hash of the address; the address itself is never stored';
create index settings_saves_by_day on settings_saves (day);
