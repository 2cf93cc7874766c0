-- written by `make generate`

create type color_pattern as enum ('Solid', 'Multi', 'Gradient', 'Rainbow');

create type device_event_source as enum ('Moonraker', 'OctoPrint');

create type device_platform as enum ('Web', 'Android', 'Ios');

create type ledger_kind as enum ('Initial', 'Usage', 'Adjustment', 'Reversal');

create type measurement_source as enum ('Weight', 'Length', 'Volume');

create type notification_type as enum ('Comment', 'PrintCompleted', 'PrintFailed', 'PrintStuck', 'Achievement', 'LowStock', 'MaintenanceDue', 'ApiKey', 'Webhook');

create type print_source as enum ('Web', 'Slicer', 'OctoPrint', 'Moonraker', 'Agent', 'ApiKey', 'Import');

create type print_status as enum ('Pending', 'Printing', 'Success', 'PartialSuccess', 'Failed', 'Cancelled');

create type printer_category as enum ('Fff', 'Resin', 'Powder', 'Other');

create type project_status as enum ('InProgress', 'Complete', 'OnHold', 'Cancelled');

create type view_status as enum ('Public', 'Unlisted', 'Private');

CREATE OR REPLACE FUNCTION public.complete_spools()
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare completed bigint;
begin
  if not exists (select from filaments where type_id is null or number is null) then return 0; end if;

  insert into brands (user_id, name)
  select user_id, name
  from (
    select distinct on (user_id, lower(trimmed(brand))) user_id, trimmed(brand) as name, created_date, id
    from filaments where type_id is null and trimmed(brand) is not null
    order by user_id, lower(trimmed(brand)), created_date, id
  ) as first
  order by created_date, id
  on conflict do nothing;

  insert into filament_types (
    user_id, brand_id, name, material_type, material_density_gram_per_cubic_cm, diameter_mm, color_name, color_hex, colors,
    color_pattern, finish_type, initial_nominal_weight_mg, spool_weight_mg, nozzle_temperature_celsius, bed_temperature_celsius,
    purchase_price_micros, purchase_currency, article_number)
  select
    user_id, brand_id, type_name, material_type, material_density_gram_per_cubic_cm, diameter_mm, color_name, color_hex, colors,
    color_pattern, finish_type, initial_nominal_weight_mg, spool_weight_mg, nozzle_temperature_celsius, bed_temperature_celsius,
    purchase_price_micros, purchase_currency, article_number
  from (
    select distinct on (user_id, facts_key) *
    from (
      select f.*, brand.id as brand_id, filament_type_name(f.display_name) as type_name,
        filament_facts_key(brand.id, filament_type_name(f.display_name), f.material_type, f.material_density_gram_per_cubic_cm,
          f.diameter_mm, f.color_name, f.color_hex, f.colors, f.color_pattern, f.finish_type, f.initial_nominal_weight_mg) as facts_key
      from filaments f left join brands brand on brand.user_id = f.user_id and lower(brand.name) = lower(trimmed(f.brand))
      where f.type_id is null
    ) as missing
    where not exists (
      select from filament_types type where type.user_id = missing.user_id and type.facts_key = missing.facts_key)
    order by user_id, facts_key, created_date, id
  ) as first
  order by created_date, id;

  update users
  set last_spool_number = last_spool_number + missing.count
  from (select user_id, count(*) from filaments where number is null group by user_id) as missing
  where users.id = missing.user_id;

  update filaments f
  set type_id = completion.type_id, number = completion.number
  from (
    select f.user_id, f.id, coalesce(f.type_id, type.id) as type_id,
      coalesce(f.number, owner.last_spool_number + 1
        - row_number() over (partition by f.user_id, f.number is null order by f.created_date desc, f.id desc)) as number
    from filaments f
    join users owner on owner.id = f.user_id
    left join brands brand on brand.user_id = f.user_id and lower(brand.name) = lower(trimmed(f.brand))
    left join (select user_id, facts_key, min(id) as id from filament_types group by user_id, facts_key) as type
      on type.user_id = f.user_id and type.facts_key = filament_facts_key(
        brand.id, filament_type_name(f.display_name), f.material_type, f.material_density_gram_per_cubic_cm, f.diameter_mm,
        f.color_name, f.color_hex, f.colors, f.color_pattern, f.finish_type, f.initial_nominal_weight_mg)
    where f.type_id is null or f.number is null
  ) as completion
  where f.user_id = completion.user_id and f.id = completion.id and (f.type_id is null or f.number is null);
  get diagnostics completed = row_count;
  return completed;
end $function$;

CREATE OR REPLACE FUNCTION public.filament_facts_key(brand_id bigint, name text, material_type text, density double precision, diameter double precision, color_name text, color_hex text, colors text[], color_pattern color_pattern, finish_type text, nominal_weight_mg bigint)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (md5((jsonb_build_array(brand_id, lower(trimmed(name)), lower(trimmed(material_type)), density, diameter, lower(trimmed(color_name)), color_hex, colors, color_pattern, lower(trimmed(finish_type)), nominal_weight_mg))::text))::uuid;

CREATE OR REPLACE FUNCTION public.filament_type_name(display_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN COALESCE(trimmed(regexp_replace(display_name, '\s*(#\s*\d{1,4}|\(\s*#?\s*\d{1,4}\s*\)|\s\d{1,2})\s*$'::text, ''::text)), trimmed(display_name), display_name);

CREATE OR REPLACE FUNCTION public.searchable(texts text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT CASE WHEN (octet_length(t.t) = char_length(t.t)) THEN lower(t.t) ELSE replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(lower(NORMALIZE(t.t, NFKD)), '[\u0300-\u036f]+'::text, ''::text, 'g'::text), '×'::text, 'x'::text), 'ø'::text, 'o'::text), 'ł'::text, 'l'::text), 'đ'::text, 'd'::text), 'ı'::text, 'i'::text), 'ß'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text) END AS replace FROM array_to_string(searchable.texts, '
'::text) t(t));

CREATE OR REPLACE FUNCTION public.trimmed(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN NULLIF(regexp_replace(name, '^[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+|[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$'::text, ''::text, 'g'::text), ''::text);

create table achievement_rarity (
  key text not null,
  tier integer not null,
  rarity_percent double precision not null
);

create table agent_grants (
  user_id bigint not null,
  client_id text not null,
  id text not null,
  client_name text not null,
  scopes text[] not null,
  first_seen_date timestamp(3) with time zone default now() not null,
  last_seen_date timestamp(3) with time zone default now() not null,
  revoked_date timestamp(3) with time zone,
  allowed_date timestamp(3) with time zone,
  barred_date timestamp(3) with time zone
);

create table api_keys (
  key_hash bytea not null,
  id uuid default gen_random_uuid() not null,
  user_id bigint not null,
  description text not null,
  created_date timestamp(3) with time zone default now() not null,
  last_used_date timestamp(3) with time zone
);

create table blocked_users (
  user_id bigint not null,
  blocked_id bigint not null,
  blocked_date timestamp(3) with time zone default now() not null
);

create table brands (
  user_id bigint not null,
  id bigint generated by default as identity not null,
  name text not null,
  empty_spool_weight_mg bigint,
  notes text,
  external_id text,
  extra jsonb default '{}'::jsonb not null,
  created_date timestamp(3) with time zone default now() not null,
  updated_date timestamp(3) with time zone default now() not null
);

create table comments (
  user_id bigint not null,
  id bigint generated by default as identity not null,
  print_id bigint not null,
  author_id bigint not null,
  body text not null,
  created_date timestamp(3) with time zone default now() not null,
  updated_date timestamp(3) with time zone default now() not null
);

create table database_identity (
  is_only boolean default true not null,
  id uuid default gen_random_uuid() not null
);

create table device_events (
  user_id bigint not null,
  id uuid default gen_random_uuid() not null,
  source device_event_source not null,
  printer_id bigint,
  body json not null,
  snapshot bytea,
  outcome text,
  print_id bigint,
  received_date timestamp(3) with time zone default now() not null,
  bytes integer
);

create table dismissed_hints (
  user_id bigint not null,
  key text not null,
  tier integer not null,
  created_date timestamp(3) with time zone default now() not null
);

create table earned_achievements (
  user_id bigint not null,
  key text not null,
  tier integer not null,
  unlocked_date timestamp(3) with time zone default now() not null,
  retroactive boolean not null
);

create table event_heads (
  user_id bigint not null,
  "position" bigint not null,
  bytes bigint not null,
  floor bigint default 0 not null
);

create table events (
  user_id bigint not null,
  "position" bigint not null,
  id uuid default gen_random_uuid() not null,
  name text not null,
  print_id bigint,
  printer_id bigint,
  filament_id uuid,
  data json not null,
  previous json,
  bytes bigint not null,
  created_date timestamp(3) with time zone not null
);

create table exports (
  user_id bigint not null,
  id uuid default gen_random_uuid() not null,
  state text default 'Waiting'::text not null,
  attempt uuid,
  attempts integer default 0 not null,
  claimed_until timestamp(3) with time zone,
  pieces integer default 0 not null,
  bytes bigint default 0 not null,
  records bigint default 0 not null,
  total_records bigint,
  shown_percent integer default 0 not null,
  error text,
  created_date timestamp(3) with time zone default now() not null,
  finished_date timestamp(3) with time zone,
  expires_date timestamp(3) with time zone,
  deleted_date timestamp(3) with time zone
);

create table filament_ledger (
  user_id bigint not null,
  id uuid default gen_random_uuid() not null,
  filament_id uuid not null,
  "position" bigint generated always as identity not null,
  kind ledger_kind not null,
  amount_mg bigint not null,
  balance_mg bigint not null,
  print_id bigint,
  actor text not null,
  note text,
  created_date timestamp(3) with time zone default now() not null,
  reverses_id uuid
);

create table filament_types (
  user_id bigint not null,
  id bigint generated by default as identity not null,
  brand_id bigint,
  name text,
  material_type text not null,
  material_density_gram_per_cubic_cm double precision default 1.24 not null,
  diameter_mm double precision default 1.75 not null,
  color_name text,
  color_hex text,
  color_alpha text,
  colors text[] default '{}'::text[] not null,
  color_pattern color_pattern default 'Solid'::color_pattern not null,
  finish_type text,
  initial_nominal_weight_mg bigint,
  spool_weight_mg bigint,
  nozzle_temperature_celsius integer,
  bed_temperature_celsius integer,
  purchase_price_micros bigint,
  purchase_currency text,
  article_number text,
  notes text,
  external_id text,
  extra jsonb default '{}'::jsonb not null,
  created_date timestamp(3) with time zone default now() not null,
  updated_date timestamp(3) with time zone default now() not null,
  facts_key uuid generated always as (filament_facts_key(brand_id, name, material_type, material_density_gram_per_cubic_cm, diameter_mm, color_name, color_hex, colors, color_pattern, finish_type, initial_nominal_weight_mg)) stored,
  search_text text generated always as (searchable(ARRAY[name, material_type, color_name, finish_type, article_number, notes])) stored
);

create table filament_usages (
  user_id bigint not null,
  id uuid default gen_random_uuid() not null,
  print_id bigint not null,
  "position" integer not null,
  filament_id uuid,
  material_type text,
  slot integer,
  amount_mg bigint,
  length_in_m double precision,
  volume_ml double precision,
  source measurement_source,
  estimated_amount_mg bigint,
  estimated_length_in_m double precision,
  estimated_volume_ml double precision,
  estimated_source measurement_source,
  notes text,
  cost_micros bigint,
  cost_currency text,
  start_date timestamp(3) with time zone,
  status print_status not null,
  print_time_in_seconds integer,
  estimated_print_time_in_seconds integer,
  time_ratio double precision generated always as (((print_time_in_seconds)::double precision / (NULLIF(estimated_print_time_in_seconds, 0))::double precision)) stored,
  material_ratio double precision generated always as (((amount_mg)::double precision / (NULLIF(estimated_amount_mg, 0))::double precision)) stored,
  is_reported boolean default false not null
);

create table filaments (
  user_id bigint not null,
  id uuid default gen_random_uuid() not null,
  display_name text not null,
  brand text,
  material_type text not null,
  material_density_gram_per_cubic_cm double precision default 1.24 not null,
  diameter_mm double precision default 1.75 not null,
  color_name text,
  color_hex text,
  colors text[] default '{}'::text[] not null,
  color_pattern color_pattern default 'Solid'::color_pattern not null,
  finish_type text,
  initial_nominal_weight_mg bigint,
  spool_weight_mg bigint,
  nozzle_temperature_celsius integer,
  bed_temperature_celsius integer,
  purchase_date date,
  purchase_location text,
  purchase_price_micros bigint,
  purchase_currency text,
  storage_location text,
  is_active boolean default true not null,
  is_favorite boolean default false not null,
  notes text,
  low_stock_threshold_mg bigint,
  balance_mg bigint default 0 not null,
  created_date timestamp(3) with time zone default now() not null,
  updated_date timestamp(3) with time zone default now() not null,
  search_name text generated always as (searchable(ARRAY[display_name, brand, material_type, color_name])) stored,
  search_text text generated always as (searchable(ARRAY[display_name, brand, material_type, color_name, storage_location, notes])) stored,
  lot_number text,
  article_number text,
  barcode text,
  reorder_url text,
  opened_date date,
  dried_date date,
  tags text[] default '{}'::text[] not null,
  type_id bigint,
  number integer,
  first_used_date timestamp(3) with time zone,
  last_used_date timestamp(3) with time zone,
  extra jsonb default '{}'::jsonb not null,
  told_use_date timestamp(3) with time zone
);

create table idempotency_keys (
  user_id bigint not null,
  key text not null,
  operation_id text not null,
  request_hash bytea not null,
  reply json,
  created_date timestamp(3) with time zone default now() not null,
  bytes integer generated always as ((octet_length(key) + COALESCE(octet_length((reply)::text), 0))) stored
);

create table identities (
  issuer text not null,
  subject text not null,
  user_id bigint not null,
  created_date timestamp(3) with time zone default now() not null
);

create table images (
  user_id bigint not null,
  id uuid default gen_random_uuid() not null,
  print_id bigint,
  width integer not null,
  height integer not null,
  created_date timestamp(3) with time zone default now() not null,
  project_id uuid,
  image_bytes integer not null,
  thumbnail_bytes integer not null,
  source_hash bytea
);

create table import_parts (
  user_id bigint not null,
  import_id uuid not null,
  number integer not null,
  bytes bytea not null
);

create table import_rows (
  user_id bigint not null,
  import_id uuid not null,
  "position" integer not null,
  kind text not null,
  label text not null,
  source_key text,
  record jsonb,
  verdict text,
  reason text,
  outcome jsonb,
  record_id text,
  record_date timestamp(3) with time zone,
  is_done boolean default false not null,
  undo text
);

create table imported_records (
  user_id bigint not null,
  kind text not null,
  source_key text not null,
  record_id text not null,
  content_hash bytea not null,
  record_date timestamp(3) with time zone not null
);

create table imports (
  user_id bigint not null,
  id uuid default gen_random_uuid() not null,
  file_name text not null,
  bytes bigint not null,
  format text not null,
  state text default 'Reading'::text not null,
  time_zone text not null,
  currency text not null,
  deducts_material boolean default false not null,
  printers jsonb default '[]'::jsonb not null,
  spools jsonb default '[]'::jsonb not null,
  error text,
  row_count integer default 0 not null,
  done_count integer default 0 not null,
  counts jsonb default '{}'::jsonb not null,
  actor text not null,
  claim uuid,
  claimed_until timestamp(3) with time zone,
  created_date timestamp(3) with time zone default now() not null,
  updated_date timestamp(3) with time zone default now() not null,
  committed_date timestamp(3) with time zone,
  attempts integer default 0 not null
);

create table loaded_filaments (
  user_id bigint not null,
  printer_id bigint not null,
  slot integer not null,
  filament_id uuid not null
);

create table maintenance_entries (
  user_id bigint not null,
  id bigint generated by default as identity not null,
  printer_id bigint not null,
  date timestamp(3) with time zone not null,
  done boolean not null,
  category text not null,
  description text,
  notes text,
  cost_micros bigint,
  cost_currency text,
  due_after_hours integer,
  due_after_prints integer,
  due_date timestamp(3) with time zone,
  due_event_date timestamp(3) with time zone,
  created_date timestamp(3) with time zone default now() not null,
  updated_date timestamp(3) with time zone default now() not null,
  parts jsonb,
  parts_cost_micros bigint,
  due_after_days integer,
  recurs boolean default false not null,
  next_entry_id bigint
);

create table notification_settings (
  user_id bigint not null,
  muted_in_app text[] default '{}'::text[] not null,
  muted_push text[] default '{}'::text[] not null,
  quiet_start smallint,
  quiet_end smallint
);

create table notifications (
  user_id bigint not null,
  id uuid default gen_random_uuid() not null,
  event_id uuid not null,
  type notification_type not null,
  title text not null,
  message text not null,
  is_read boolean default false not null,
  action_path text,
  print_id bigint,
  created_date timestamp(3) with time zone default now() not null
);

create table outbox (
  user_id bigint not null,
  id uuid default gen_random_uuid() not null,
  type text not null,
  payload jsonb not null,
  created_date timestamp(3) with time zone default now() not null,
  delivered_date timestamp(3) with time zone
);

create table pending_events (
  user_id bigint not null,
  id bigint generated always as identity not null,
  name text not null,
  print_id bigint,
  printer_id bigint,
  filament_id uuid,
  data json not null,
  previous json,
  created_date timestamp(3) with time zone default clock_timestamp() not null
);

create table print_settings (
  user_id bigint not null,
  print_id bigint not null,
  slicer_settings_id uuid not null,
  slicer text,
  slicer_version text,
  profile text,
  material text,
  layer_height_um integer,
  nozzle_diameter_um integer,
  infill_permille integer,
  infill_pattern text,
  wall_count integer,
  has_supports boolean,
  print_speed_um_per_s integer,
  nozzle_temperature_c integer,
  bed_temperature_c integer
);

create table printers (
  user_id bigint not null,
  id bigint generated by default as identity not null,
  name text not null,
  make text,
  model text,
  description text,
  category printer_category default 'Fff'::printer_category not null,
  nozzle_diameter_mm double precision,
  filament_diameter_mm double precision,
  bed_width_mm double precision,
  bed_depth_mm double precision,
  bed_height_mm double precision,
  wattage_w double precision,
  is_active boolean default true not null,
  last_event_date timestamp(3) with time zone,
  created_date timestamp(3) with time zone default now() not null,
  updated_date timestamp(3) with time zone default now() not null,
  search_name text generated always as (searchable(ARRAY[name, make, model])) stored,
  serial_number text,
  firmware text,
  purchase_price_micros bigint,
  purchase_currency text
);

create table prints (
  user_id bigint not null,
  id bigint generated by default as identity not null,
  title text not null,
  status print_status not null,
  view_status view_status not null,
  share_key text,
  printer_id bigint,
  project_id uuid,
  start_date timestamp(3) with time zone,
  end_date timestamp(3) with time zone,
  estimated_print_time_in_seconds integer,
  print_time_in_seconds integer,
  filament_amount_mg bigint,
  estimated_filament_amount_mg bigint,
  progress_percent smallint,
  filament_cost_micros bigint,
  electricity_cost_micros bigint,
  cost_currency text,
  electricity_rate_micros bigint,
  notes text,
  url text,
  file_name text,
  file_hash text,
  copies integer default 1 not null,
  tags text[] default '{}'::text[] not null,
  failure_reason text,
  allow_comments boolean default true not null,
  comment_count integer default 0 not null,
  source print_source not null,
  external_id text,
  edited_fields text[] default '{}'::text[] not null,
  start_event_key bytea,
  finish_event_key bytea,
  stuck_date timestamp(3) with time zone,
  created_date timestamp(3) with time zone default now() not null,
  updated_date timestamp(3) with time zone default now() not null,
  logged_date timestamp(3) with time zone generated always as (COALESCE(start_date, created_date)) stored not null,
  slicer_settings_id uuid,
  has_other_currency boolean default false not null,
  time_ratio double precision generated always as (((print_time_in_seconds)::double precision / (NULLIF(estimated_print_time_in_seconds, 0))::double precision)) stored,
  material_ratio double precision generated always as (((filament_amount_mg)::double precision / (NULLIF(estimated_filament_amount_mg, 0))::double precision)) stored,
  is_priced boolean default false not null,
  default_spool_price_micros numeric,
  wattage_w numeric,
  wattage_printer_id bigint,
  error_date timestamp(3) with time zone,
  error_reason text,
  search_text text generated always as (searchable((ARRAY[title, file_name, failure_reason, notes] || tags))) stored,
  progressed_date timestamp(3) with time zone,
  shared text[] default '{failureReason,material}'::text[] not null,
  private_notes text,
  total_time_in_seconds integer,
  measured_energy_wh double precision,
  plate_count integer,
  part_count integer,
  rating smallint,
  finished_date timestamp(3) with time zone,
  deducts_material boolean default true not null
);

create table projects (
  user_id bigint not null,
  id uuid default gen_random_uuid() not null,
  name text not null,
  reference text,
  description text,
  url text,
  status project_status default 'InProgress'::project_status not null,
  view_status view_status default 'Private'::view_status not null,
  share_key text,
  created_date timestamp(3) with time zone default now() not null,
  updated_date timestamp(3) with time zone default now() not null,
  search_name text generated always as (searchable(ARRAY[name])) stored,
  search_text text generated always as (searchable(ARRAY[name, reference, description])) stored
);

create table push_deliveries (
  user_id bigint not null,
  token text not null,
  topic text not null,
  event_id uuid not null,
  type notification_type not null,
  title text not null,
  message text not null,
  action_path text not null,
  failures integer default 0 not null,
  due_date timestamp(3) with time zone not null,
  claimed_until timestamp(3) with time zone,
  created_date timestamp(3) with time zone not null
);

create table push_devices (
  token text not null,
  user_id bigint not null,
  platform device_platform not null,
  app_version text,
  created_date timestamp(3) with time zone default now() not null,
  updated_date timestamp(3) with time zone default now() not null,
  endpoint text,
  keys bytea,
  browser text,
  failing_since timestamp(3) with time zone,
  paused_until timestamp(3) with time zone
);

create table sessions (
  id_hash bytea not null,
  user_id bigint not null,
  tokens bytea not null,
  created_date timestamp(3) with time zone default now() not null,
  expires_date timestamp(3) with time zone not null,
  id uuid default gen_random_uuid() not null,
  browser text,
  last_used_date timestamp(3) with time zone default now() not null,
  renewal_ends_date timestamp(3) with time zone
);

create table settings_saves (
  address_hash bytea not null,
  day date not null,
  bytes bigint not null
);

create table sign_ins (
  id_hash bytea not null,
  secrets bytea not null,
  expires_date timestamp(3) with time zone not null
);

create table slicer_settings (
  id uuid default gen_random_uuid() not null,
  user_id bigint,
  body json not null,
  created_date timestamp(3) with time zone default now() not null,
  claimed_date timestamp(3) with time zone,
  bytes integer generated always as (octet_length((body)::text)) stored,
  slicer text,
  title text
);

create table spool_connections (
  user_id bigint not null,
  id uuid default gen_random_uuid() not null,
  key_hash bytea not null,
  key_hint text not null,
  name text not null,
  printer_id bigint,
  client_name text,
  created_date timestamp(3) with time zone default now() not null,
  last_used_date timestamp(3) with time zone
);

create table spool_fields (
  user_id bigint not null,
  entity text not null,
  key text not null,
  name text not null,
  "position" integer default 0 not null,
  unit text,
  field_type text not null,
  default_value text,
  choices text[],
  multi_choice boolean
);

create table spool_settings (
  user_id bigint not null,
  key text not null,
  value text not null
);

create table spool_use_requests (
  user_id bigint not null,
  connection_id uuid not null,
  fingerprint bytea not null,
  token uuid not null,
  arrived_date timestamp(3) with time zone not null,
  answered_date timestamp(3) with time zone
);

create table spool_uses (
  user_id bigint not null,
  id uuid default gen_random_uuid() not null,
  filament_id uuid not null,
  print_id bigint,
  printer_id bigint,
  minute timestamp(3) with time zone not null,
  entry_id uuid,
  used_ng bigint not null,
  is_adopted boolean default false not null
);

create table users (
  id bigint generated by default as identity not null,
  display_name text not null,
  bio text,
  email text,
  view_status view_status default 'Private'::view_status not null,
  show_achievements_on_profile boolean default true not null,
  time_zone text default 'UTC'::text not null,
  currency text default 'USD'::text not null,
  electricity_rate_micros bigint,
  default_spool_price_micros bigint,
  default_view_status view_status default 'Private'::view_status not null,
  suspended_date timestamp(3) with time zone,
  created_date timestamp(3) with time zone default now() not null,
  updated_date timestamp(3) with time zone default now() not null,
  share_key text,
  deletion_date timestamp(3) with time zone,
  last_spool_number integer default 0 not null
);

create table webhook_attempts (
  user_id bigint not null,
  webhook_id uuid not null,
  delivery_id uuid not null,
  number integer not null,
  started_date timestamp(3) with time zone not null,
  milliseconds integer not null,
  status integer,
  error text,
  answer text
);

create table webhook_deliveries (
  user_id bigint not null,
  webhook_id uuid not null,
  id uuid not null,
  name text not null,
  body text not null,
  state text default 'Waiting'::text not null,
  attempts integer default 0 not null,
  failures integer default 0 not null,
  due_date timestamp(3) with time zone,
  claimed_until timestamp(3) with time zone,
  created_date timestamp(3) with time zone default now() not null
);

create table webhooks (
  user_id bigint not null,
  id uuid default gen_random_uuid() not null,
  url text not null,
  description text,
  format text not null,
  event_names text[] not null,
  printer_ids bigint[],
  secret bytea not null,
  previous_secret bytea,
  previous_secret_until timestamp(3) with time zone,
  is_active boolean default true not null,
  disabled_reason text,
  failing_since timestamp(3) with time zone,
  "position" bigint not null,
  paused_until timestamp(3) with time zone,
  due_date timestamp(3) with time zone,
  created_date timestamp(3) with time zone default now() not null,
  updated_date timestamp(3) with time zone default now() not null
);

alter table achievement_rarity add constraint achievement_rarity_pkey PRIMARY KEY (key, tier);

alter table achievement_rarity add constraint achievement_rarity_key_check CHECK (char_length(key) >= 1 AND char_length(key) <= 64);

alter table achievement_rarity add constraint achievement_rarity_rarity_percent_check CHECK (rarity_percent >= 0::double precision AND rarity_percent <= 100::double precision);

alter table achievement_rarity add constraint achievement_rarity_tier_check CHECK (tier >= 1);

alter table agent_grants add constraint agent_grants_pkey PRIMARY KEY (user_id, client_id);

alter table agent_grants add constraint agent_grants_user_id_id_key UNIQUE (user_id, id);

alter table agent_grants add constraint agent_grants_client_id_check CHECK (char_length(client_id) >= 1 AND char_length(client_id) <= 2000);

alter table agent_grants add constraint agent_grants_client_name_check CHECK (char_length(client_name) >= 1 AND char_length(client_name) <= 200);

alter table agent_grants add constraint agent_grants_id_check CHECK (char_length(id) >= 1 AND char_length(id) <= 128);

alter table api_keys add constraint api_keys_pkey PRIMARY KEY (key_hash);

alter table api_keys add constraint api_keys_user_id_id_key UNIQUE (user_id, id);

alter table api_keys add constraint api_keys_description_check CHECK (char_length(description) >= 1 AND char_length(description) <= 100);

alter table api_keys add constraint api_keys_key_hash_check CHECK (octet_length(key_hash) = 32);

alter table blocked_users add constraint blocked_users_pkey PRIMARY KEY (user_id, blocked_id);

alter table blocked_users add constraint blocked_users_check CHECK (blocked_id <> user_id);

alter table brands add constraint brands_pkey PRIMARY KEY (user_id, id);

alter table brands add constraint brands_empty_spool_weight_mg_check CHECK (empty_spool_weight_mg >= 0);

alter table brands add constraint brands_external_id_check CHECK (char_length(external_id) <= 256);

alter table brands add constraint brands_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 100);

alter table brands add constraint brands_notes_check CHECK (char_length(notes) <= 10000);

alter table comments add constraint comments_pkey PRIMARY KEY (user_id, id);

alter table comments add constraint comments_body_check CHECK (char_length(body) >= 1 AND char_length(body) <= 2000);

alter table database_identity add constraint database_identity_pkey PRIMARY KEY (is_only);

alter table database_identity add constraint database_identity_is_only_check CHECK (is_only);

alter table device_events add constraint device_events_pkey PRIMARY KEY (user_id, id);

alter table dismissed_hints add constraint dismissed_hints_pkey PRIMARY KEY (user_id, key, tier);

alter table dismissed_hints add constraint dismissed_hints_key_check CHECK (char_length(key) >= 1 AND char_length(key) <= 64);

alter table dismissed_hints add constraint dismissed_hints_tier_check CHECK (tier >= 1);

alter table earned_achievements add constraint earned_achievements_pkey PRIMARY KEY (user_id, key, tier);

alter table earned_achievements add constraint earned_achievements_key_check CHECK (char_length(key) >= 1 AND char_length(key) <= 64);

alter table earned_achievements add constraint earned_achievements_tier_check CHECK (tier >= 1);

alter table event_heads add constraint event_heads_pkey PRIMARY KEY (user_id);

alter table events add constraint events_pkey PRIMARY KEY (user_id, "position");

alter table exports add constraint exports_pkey PRIMARY KEY (user_id, id);

alter table exports add constraint exports_check CHECK ((state = 'Running'::text) = (claimed_until IS NOT NULL));

alter table exports add constraint exports_state_check CHECK (state = ANY (ARRAY['Waiting'::text, 'Running'::text, 'Ready'::text, 'Failed'::text]));

alter table filament_ledger add constraint filament_ledger_pkey PRIMARY KEY (user_id, id);

alter table filament_ledger add constraint filament_ledger_reverses_once UNIQUE (user_id, reverses_id);

alter table filament_ledger add constraint filament_ledger_note_length CHECK (char_length(note) <= 500);

alter table filament_types add constraint filament_types_pkey PRIMARY KEY (user_id, id);

alter table filament_types add constraint filament_types_article_number_check CHECK (char_length(article_number) <= 100);

alter table filament_types add constraint filament_types_color_alpha_check CHECK (color_alpha ~ '^[0-9A-F]{2}$'::text);

alter table filament_types add constraint filament_types_color_hex_check CHECK (color_hex ~ '^#[0-9A-F]{6}$'::text);

alter table filament_types add constraint filament_types_color_name_check CHECK (char_length(color_name) <= 50);

alter table filament_types add constraint filament_types_diameter_mm_check CHECK (diameter_mm > 0::double precision);

alter table filament_types add constraint filament_types_external_id_check CHECK (char_length(external_id) <= 256);

alter table filament_types add constraint filament_types_finish_type_check CHECK (char_length(finish_type) <= 50);

alter table filament_types add constraint filament_types_initial_nominal_weight_mg_check CHECK (initial_nominal_weight_mg >= 0);

alter table filament_types add constraint filament_types_material_density_gram_per_cubic_cm_check CHECK (material_density_gram_per_cubic_cm > 0::double precision);

alter table filament_types add constraint filament_types_material_type_check CHECK (char_length(material_type) >= 1 AND char_length(material_type) <= 50);

alter table filament_types add constraint filament_types_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 100);

alter table filament_types add constraint filament_types_notes_check CHECK (char_length(notes) <= 10000);

alter table filament_types add constraint filament_types_purchase_currency_check CHECK (purchase_currency ~ '^[A-Z]{3}$'::text);

alter table filament_types add constraint filament_types_purchase_price_micros_check CHECK (purchase_price_micros >= 0);

alter table filament_types add constraint filament_types_spool_weight_mg_check CHECK (spool_weight_mg >= 0);

alter table filament_usages add constraint filament_usages_pkey PRIMARY KEY (user_id, id);

alter table filament_usages add constraint filament_usages_amount_mg_check CHECK (amount_mg >= 0);

alter table filament_usages add constraint filament_usages_estimated_amount_mg_check CHECK (estimated_amount_mg >= 0);

alter table filament_usages add constraint filament_usages_estimated_length_in_m_check CHECK (estimated_length_in_m >= 0::double precision);

alter table filament_usages add constraint filament_usages_estimated_volume_ml_check CHECK (estimated_volume_ml >= 0::double precision);

alter table filament_usages add constraint filament_usages_length_in_m_check CHECK (length_in_m >= 0::double precision);

alter table filament_usages add constraint filament_usages_material_type_check CHECK (char_length(material_type) >= 1 AND char_length(material_type) <= 50);

alter table filament_usages add constraint filament_usages_notes_check CHECK (char_length(notes) <= 2000);

alter table filament_usages add constraint filament_usages_slot_check CHECK (slot >= 0 AND slot <= 255);

alter table filament_usages add constraint filament_usages_volume_ml_check CHECK (volume_ml >= 0::double precision);

alter table filaments add constraint filaments_pkey PRIMARY KEY (user_id, id);

alter table filaments add constraint filaments_article_number_check CHECK (char_length(article_number) <= 100) NOT VALID;

alter table filaments add constraint filaments_barcode_check CHECK (char_length(barcode) <= 100) NOT VALID;

alter table filaments add constraint filaments_brand_check CHECK (char_length(brand) <= 100);

alter table filaments add constraint filaments_color_hex_check CHECK (color_hex ~ '^#[0-9A-F]{6}$'::text);

alter table filaments add constraint filaments_color_name_check CHECK (char_length(color_name) <= 50);

alter table filaments add constraint filaments_diameter_mm_check CHECK (diameter_mm > 0::double precision);

alter table filaments add constraint filaments_display_name_check CHECK (char_length(display_name) >= 1 AND char_length(display_name) <= 100);

alter table filaments add constraint filaments_finish_type_check CHECK (char_length(finish_type) <= 50);

alter table filaments add constraint filaments_initial_nominal_weight_mg_check CHECK (initial_nominal_weight_mg >= 0);

alter table filaments add constraint filaments_lot_number_check CHECK (char_length(lot_number) <= 100) NOT VALID;

alter table filaments add constraint filaments_low_stock_threshold_mg_check CHECK (low_stock_threshold_mg >= 0);

alter table filaments add constraint filaments_material_density_gram_per_cubic_cm_check CHECK (material_density_gram_per_cubic_cm > 0::double precision);

alter table filaments add constraint filaments_material_type_check CHECK (char_length(material_type) >= 1 AND char_length(material_type) <= 50);

alter table filaments add constraint filaments_notes_check CHECK (char_length(notes) <= 10000);

alter table filaments add constraint filaments_number_check CHECK (number >= 1);

alter table filaments add constraint filaments_purchase_currency_check CHECK (purchase_currency ~ '^[A-Z]{3}$'::text);

alter table filaments add constraint filaments_purchase_location_check CHECK (char_length(purchase_location) <= 100);

alter table filaments add constraint filaments_purchase_price_micros_check CHECK (purchase_price_micros >= 0);

alter table filaments add constraint filaments_reorder_url_check CHECK (char_length(reorder_url) <= 2000) NOT VALID;

alter table filaments add constraint filaments_spool_weight_mg_check CHECK (spool_weight_mg >= 0);

alter table filaments add constraint filaments_storage_location_check CHECK (char_length(storage_location) <= 100);

alter table idempotency_keys add constraint idempotency_keys_pkey PRIMARY KEY (user_id, key);

alter table idempotency_keys add constraint idempotency_keys_key_check CHECK (char_length(key) <= 255);

alter table identities add constraint identities_pkey PRIMARY KEY (issuer, subject);

alter table images add constraint images_pkey PRIMARY KEY (user_id, id);

alter table images add constraint images_of_one CHECK (num_nonnulls(print_id, project_id) = 1);

alter table import_parts add constraint import_parts_pkey PRIMARY KEY (user_id, import_id, number);

alter table import_rows add constraint import_rows_pkey PRIMARY KEY (user_id, import_id, "position");

alter table import_rows add constraint import_rows_undo_check CHECK (undo = ANY (ARRAY['Removed'::text, 'Stays'::text]));

alter table import_rows add constraint import_rows_verdict_check CHECK (verdict = ANY (ARRAY['Created'::text, 'Updated'::text, 'Same'::text, 'Skipped'::text, 'Error'::text]));

alter table imported_records add constraint imported_records_pkey PRIMARY KEY (user_id, kind, source_key);

alter table imports add constraint imports_pkey PRIMARY KEY (user_id, id);

alter table imports add constraint imports_file_name_check CHECK (char_length(file_name) >= 1 AND char_length(file_name) <= 255);

alter table imports add constraint imports_state_check CHECK (state = ANY (ARRAY['Reading'::text, 'Planning'::text, 'Ready'::text, 'Committing'::text, 'Committed'::text, 'Undoing'::text, 'Undone'::text, 'Failed'::text]));

alter table loaded_filaments add constraint loaded_filaments_pkey PRIMARY KEY (user_id, printer_id, slot);

alter table loaded_filaments add constraint loaded_filaments_user_id_filament_id_key UNIQUE (user_id, filament_id);

alter table loaded_filaments add constraint loaded_filaments_slot_check CHECK (slot >= 0 AND slot <= 255);

alter table maintenance_entries add constraint maintenance_entries_pkey PRIMARY KEY (user_id, id);

alter table maintenance_entries add constraint maintenance_entries_category_check CHECK (char_length(category) >= 1 AND char_length(category) <= 100);

alter table maintenance_entries add constraint maintenance_entries_cost_currency_check CHECK (cost_currency ~ '^[A-Z]{3}$'::text);

alter table maintenance_entries add constraint maintenance_entries_cost_micros_check CHECK (cost_micros >= 0);

alter table maintenance_entries add constraint maintenance_entries_description_check CHECK (char_length(description) <= 1000);

alter table maintenance_entries add constraint maintenance_entries_due_after_days_check CHECK (due_after_days >= 1) NOT VALID;

alter table maintenance_entries add constraint maintenance_entries_due_after_hours_check CHECK (due_after_hours >= 1);

alter table maintenance_entries add constraint maintenance_entries_due_after_prints_check CHECK (due_after_prints >= 1);

alter table maintenance_entries add constraint maintenance_entries_notes_check CHECK (char_length(notes) <= 10000);

alter table maintenance_entries add constraint maintenance_entries_parts_cost_micros_check CHECK (parts_cost_micros >= 0) NOT VALID;

alter table notification_settings add constraint notification_settings_pkey PRIMARY KEY (user_id);

alter table notification_settings add constraint notification_settings_check CHECK ((quiet_start IS NULL) = (quiet_end IS NULL));

alter table notification_settings add constraint notification_settings_check1 CHECK (quiet_start <> quiet_end);

alter table notification_settings add constraint notification_settings_quiet_end_check CHECK (quiet_end >= 0 AND quiet_end <= 1439);

alter table notification_settings add constraint notification_settings_quiet_start_check CHECK (quiet_start >= 0 AND quiet_start <= 1439);

alter table notifications add constraint notifications_pkey PRIMARY KEY (user_id, id);

alter table notifications add constraint notifications_user_id_event_id_key UNIQUE (user_id, event_id);

alter table notifications add constraint notifications_message_check CHECK (char_length(message) >= 1 AND char_length(message) <= 2000);

alter table notifications add constraint notifications_title_check CHECK (char_length(title) >= 1 AND char_length(title) <= 200);

alter table outbox add constraint outbox_pkey PRIMARY KEY (user_id, id);

alter table pending_events add constraint pending_events_pkey PRIMARY KEY (user_id, id);

alter table print_settings add constraint print_settings_pkey PRIMARY KEY (user_id, print_id);

alter table print_settings add constraint print_settings_bed_temperature_c_check CHECK (bed_temperature_c >= 0);

alter table print_settings add constraint print_settings_infill_pattern_check CHECK (char_length(infill_pattern) >= 1 AND char_length(infill_pattern) <= 100);

alter table print_settings add constraint print_settings_infill_permille_check CHECK (infill_permille >= 0 AND infill_permille <= 1000);

alter table print_settings add constraint print_settings_layer_height_um_check CHECK (layer_height_um > 0);

alter table print_settings add constraint print_settings_material_check CHECK (char_length(material) >= 1 AND char_length(material) <= 100);

alter table print_settings add constraint print_settings_nozzle_diameter_um_check CHECK (nozzle_diameter_um > 0);

alter table print_settings add constraint print_settings_nozzle_temperature_c_check CHECK (nozzle_temperature_c > 0);

alter table print_settings add constraint print_settings_print_speed_um_per_s_check CHECK (print_speed_um_per_s > 0);

alter table print_settings add constraint print_settings_profile_check CHECK (char_length(profile) >= 1 AND char_length(profile) <= 100);

alter table print_settings add constraint print_settings_slicer_check CHECK (char_length(slicer) >= 1 AND char_length(slicer) <= 100);

alter table print_settings add constraint print_settings_slicer_version_check CHECK (char_length(slicer_version) >= 1 AND char_length(slicer_version) <= 100);

alter table print_settings add constraint print_settings_wall_count_check CHECK (wall_count >= 0);

alter table printers add constraint printers_pkey PRIMARY KEY (user_id, id);

alter table printers add constraint printers_bed_depth_mm_check CHECK (bed_depth_mm > 0::double precision);

alter table printers add constraint printers_bed_height_mm_check CHECK (bed_height_mm > 0::double precision);

alter table printers add constraint printers_bed_width_mm_check CHECK (bed_width_mm > 0::double precision);

alter table printers add constraint printers_description_check CHECK (char_length(description) <= 2000);

alter table printers add constraint printers_filament_diameter_mm_check CHECK (filament_diameter_mm > 0::double precision);

alter table printers add constraint printers_firmware_check CHECK (char_length(firmware) <= 100) NOT VALID;

alter table printers add constraint printers_make_check CHECK (char_length(make) <= 100);

alter table printers add constraint printers_model_check CHECK (char_length(model) <= 100);

alter table printers add constraint printers_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 100);

alter table printers add constraint printers_nozzle_diameter_mm_check CHECK (nozzle_diameter_mm > 0::double precision);

alter table printers add constraint printers_purchase_currency_check CHECK (purchase_currency ~ '^[A-Z]{3}$'::text) NOT VALID;

alter table printers add constraint printers_purchase_price_micros_check CHECK (purchase_price_micros >= 0) NOT VALID;

alter table printers add constraint printers_serial_number_check CHECK (char_length(serial_number) <= 100) NOT VALID;

alter table printers add constraint printers_wattage_w_check CHECK (wattage_w >= 0::double precision);

alter table prints add constraint prints_pkey PRIMARY KEY (user_id, id);

alter table prints add constraint prints_user_id_source_external_id_key UNIQUE (user_id, source, external_id);

alter table prints add constraint prints_copies_check CHECK (copies >= 1);

alter table prints add constraint prints_error_reason_check CHECK (char_length(error_reason) <= 500);

alter table prints add constraint prints_estimated_print_time_in_seconds_check CHECK (estimated_print_time_in_seconds >= 0);

alter table prints add constraint prints_external_id_check CHECK (char_length(external_id) <= 200);

alter table prints add constraint prints_failure_reason_check CHECK (char_length(failure_reason) <= 500);

alter table prints add constraint prints_file_hash_check CHECK (char_length(file_hash) <= 128);

alter table prints add constraint prints_file_name_check CHECK (char_length(file_name) <= 500);

alter table prints add constraint prints_measured_energy_wh_check CHECK (measured_energy_wh >= 0::double precision) NOT VALID;

alter table prints add constraint prints_notes_check CHECK (char_length(notes) <= 50000);

alter table prints add constraint prints_part_count_check CHECK (part_count >= 1) NOT VALID;

alter table prints add constraint prints_plate_count_check CHECK (plate_count >= 1) NOT VALID;

alter table prints add constraint prints_print_time_in_seconds_check CHECK (print_time_in_seconds >= 0);

alter table prints add constraint prints_private_notes_check CHECK (char_length(private_notes) <= 50000) NOT VALID;

alter table prints add constraint prints_progress_percent_check CHECK (progress_percent >= 0 AND progress_percent <= 100);

alter table prints add constraint prints_rating_check CHECK (rating >= 1 AND rating <= 5) NOT VALID;

alter table prints add constraint prints_shared_check CHECK (shared <@ ARRAY['notes'::text, 'fileName'::text, 'costs'::text, 'failureReason'::text, 'material'::text, 'settings'::text] AND cardinality(shared) <= 6) NOT VALID;

alter table prints add constraint prints_title_check CHECK (char_length(title) >= 1 AND char_length(title) <= 100);

alter table prints add constraint prints_total_time_in_seconds_check CHECK (total_time_in_seconds >= 0) NOT VALID;

alter table prints add constraint prints_url_check CHECK (char_length(url) <= 2000);

alter table projects add constraint projects_pkey PRIMARY KEY (user_id, id);

alter table projects add constraint projects_description_check CHECK (char_length(description) <= 10000);

alter table projects add constraint projects_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 100);

alter table projects add constraint projects_reference_check CHECK (char_length(reference) <= 100);

alter table projects add constraint projects_url_check CHECK (char_length(url) <= 2000);

alter table push_deliveries add constraint push_deliveries_pkey PRIMARY KEY (user_id, token, topic);

alter table push_deliveries add constraint push_deliveries_topic_check CHECK (char_length(topic) >= 1 AND char_length(topic) <= 32);

alter table push_devices add constraint push_devices_pkey PRIMARY KEY (token);

alter table push_devices add constraint push_devices_app_version_check CHECK (char_length(app_version) <= 64);

alter table push_devices add constraint push_devices_browser_check CHECK (char_length(browser) >= 1 AND char_length(browser) <= 100);

alter table push_devices add constraint push_devices_endpoint_check CHECK (char_length(endpoint) >= 1 AND char_length(endpoint) <= 2000);

alter table push_devices add constraint push_devices_subscription_check CHECK ((endpoint IS NULL) = (keys IS NULL));

alter table push_devices add constraint push_devices_token_check CHECK (char_length(token) >= 1 AND char_length(token) <= 512);

alter table sessions add constraint sessions_pkey PRIMARY KEY (id_hash);

alter table sessions add constraint sessions_browser_check CHECK (char_length(browser) >= 1 AND char_length(browser) <= 100);

alter table sessions add constraint sessions_id_hash_check CHECK (octet_length(id_hash) = 32);

alter table settings_saves add constraint settings_saves_pkey PRIMARY KEY (address_hash, day);

alter table settings_saves add constraint settings_saves_address_hash_check CHECK (octet_length(address_hash) = 32);

alter table sign_ins add constraint sign_ins_pkey PRIMARY KEY (id_hash);

alter table sign_ins add constraint sign_ins_id_hash_check CHECK (octet_length(id_hash) = 32);

alter table slicer_settings add constraint slicer_settings_pkey PRIMARY KEY (id);

alter table spool_connections add constraint spool_connections_pkey PRIMARY KEY (user_id, id);

alter table spool_connections add constraint spool_connections_key_hash_key UNIQUE (key_hash);

alter table spool_connections add constraint spool_connections_client_name_check CHECK (char_length(client_name) >= 1 AND char_length(client_name) <= 100);

alter table spool_connections add constraint spool_connections_key_hash_check CHECK (octet_length(key_hash) = 32);

alter table spool_connections add constraint spool_connections_key_hint_check CHECK (char_length(key_hint) >= 4 AND char_length(key_hint) <= 8);

alter table spool_connections add constraint spool_connections_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 100);

alter table spool_fields add constraint spool_fields_pkey PRIMARY KEY (user_id, entity, key);

alter table spool_fields add constraint spool_fields_default_value_check CHECK (char_length(default_value) <= 4096);

alter table spool_fields add constraint spool_fields_entity_check CHECK (entity = ANY (ARRAY['vendor'::text, 'filament'::text, 'spool'::text]));

alter table spool_fields add constraint spool_fields_key_check CHECK (key ~ '^[a-z0-9_]{1,64}$'::text);

alter table spool_fields add constraint spool_fields_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 128);

alter table spool_fields add constraint spool_fields_unit_check CHECK (char_length(unit) <= 16);

alter table spool_settings add constraint spool_settings_pkey PRIMARY KEY (user_id, key);

alter table spool_settings add constraint spool_settings_key_check CHECK (char_length(key) >= 1 AND char_length(key) <= 64);

alter table spool_settings add constraint spool_settings_value_check CHECK (char_length(value) <= 65536);

alter table spool_use_requests add constraint spool_use_requests_pkey PRIMARY KEY (user_id, connection_id, fingerprint);

alter table spool_use_requests add constraint spool_use_requests_fingerprint_check CHECK (octet_length(fingerprint) = 32);

alter table spool_uses add constraint spool_uses_pkey PRIMARY KEY (user_id, id);

alter table users add constraint users_pkey PRIMARY KEY (id);

alter table users add constraint users_bio_check CHECK (char_length(bio) <= 2000);

alter table users add constraint users_currency_check CHECK (currency ~ '^[A-Z]{3}$'::text);

alter table users add constraint users_default_spool_price_micros_check CHECK (default_spool_price_micros >= 0);

alter table users add constraint users_display_name_check CHECK (char_length(display_name) >= 1 AND char_length(display_name) <= 30);

alter table users add constraint users_electricity_rate_micros_check CHECK (electricity_rate_micros >= 0);

alter table users add constraint users_email_check CHECK (char_length(email) <= 320);

alter table webhook_attempts add constraint webhook_attempts_pkey PRIMARY KEY (user_id, webhook_id, delivery_id, number);

alter table webhook_deliveries add constraint webhook_deliveries_pkey PRIMARY KEY (user_id, webhook_id, id);

alter table webhook_deliveries add constraint webhook_deliveries_check CHECK ((state = 'Waiting'::text) = (due_date IS NOT NULL));

alter table webhook_deliveries add constraint webhook_deliveries_state_check CHECK (state = ANY (ARRAY['Waiting'::text, 'Delivered'::text, 'Failed'::text]));

alter table webhooks add constraint webhooks_pkey PRIMARY KEY (user_id, id);

alter table webhooks add constraint webhooks_description_check CHECK (char_length(description) >= 1 AND char_length(description) <= 200);

alter table webhooks add constraint webhooks_disabled_reason_check CHECK (disabled_reason = ANY (ARRAY['Gone'::text, 'Failing'::text]));

alter table webhooks add constraint webhooks_format_check CHECK (format = ANY (ARRAY['Standard'::text, 'Discord'::text, 'Slack'::text, 'Ntfy'::text]));

alter table webhooks add constraint webhooks_url_check CHECK (char_length(url) >= 1 AND char_length(url) <= 2000);

CREATE INDEX blocked_users_by_date ON public.blocked_users USING btree (user_id, blocked_date, blocked_id);

CREATE UNIQUE INDEX brands_by_name ON public.brands USING btree (user_id, lower(name));

CREATE INDEX comments_by_author ON public.comments USING btree (author_id, created_date);

CREATE INDEX comments_by_id ON public.comments USING btree (id);

CREATE INDEX comments_by_owner ON public.comments USING btree (user_id, created_date);

CREATE INDEX comments_by_print ON public.comments USING btree (user_id, print_id, created_date, id);

CREATE INDEX device_events_by_received_date ON public.device_events USING btree (received_date);

CREATE INDEX device_events_by_user ON public.device_events USING btree (user_id) INCLUDE (bytes);

CREATE INDEX device_events_open ON public.device_events USING btree (received_date) WHERE (outcome IS NULL);

CREATE INDEX device_events_unmeasured ON public.device_events USING btree (user_id, id) WHERE (bytes IS NULL);

CREATE INDEX events_by_date ON public.events USING brin (created_date) WITH (pages_per_range='16', autosummarize='on');

CREATE INDEX exports_due ON public.exports USING btree (created_date) WHERE ((state = ANY (ARRAY['Waiting'::text, 'Running'::text])) AND (deleted_date IS NULL));

CREATE INDEX exports_old ON public.exports USING btree (COALESCE(deleted_date, expires_date));

CREATE UNIQUE INDEX exports_unfinished ON public.exports USING btree (user_id) WHERE ((state = ANY (ARRAY['Waiting'::text, 'Running'::text])) AND (deleted_date IS NULL));

CREATE INDEX filament_ledger_by_filament ON public.filament_ledger USING btree (user_id, filament_id, "position");

CREATE INDEX filament_ledger_by_print ON public.filament_ledger USING btree (user_id, print_id) WHERE (print_id IS NOT NULL);

CREATE INDEX filament_types_by_brand ON public.filament_types USING btree (user_id, brand_id);

CREATE INDEX filament_types_by_facts ON public.filament_types USING btree (user_id, facts_key, id);

CREATE INDEX filament_types_by_name ON public.filament_types USING btree (user_id, lower(name), id);

CREATE INDEX filament_usages_by_filament ON public.filament_usages USING btree (user_id, filament_id, start_date) WHERE (filament_id IS NOT NULL);

CREATE INDEX filament_usages_by_print ON public.filament_usages USING btree (user_id, print_id, "position");

CREATE INDEX filament_usages_for_analytics ON public.filament_usages USING btree (user_id, start_date) INCLUDE (status, filament_id, print_id, amount_mg, estimated_amount_mg, cost_micros, print_time_in_seconds, estimated_print_time_in_seconds, time_ratio, material_ratio, cost_currency, material_type);

CREATE INDEX filament_usages_for_search ON public.filament_usages USING btree (user_id, filament_id, material_type, print_id);

CREATE INDEX filaments_by_name ON public.filaments USING btree (user_id, lower(display_name), id);

CREATE UNIQUE INDEX filaments_by_number ON public.filaments USING btree (user_id, number);

CREATE INDEX filaments_by_type ON public.filaments USING btree (user_id, type_id);

CREATE INDEX filaments_incomplete ON public.filaments USING btree (user_id, id) WHERE ((type_id IS NULL) OR (number IS NULL));

CREATE INDEX filaments_shown_by_number ON public.filaments USING btree (user_id, number) WHERE is_active;

CREATE INDEX idempotency_keys_by_created_date ON public.idempotency_keys USING btree (created_date);

CREATE INDEX idempotency_keys_by_user ON public.idempotency_keys USING btree (user_id, created_date) INCLUDE (bytes);

CREATE INDEX images_by_id ON public.images USING btree (id);

CREATE INDEX images_by_print ON public.images USING btree (user_id, print_id, created_date, id);

CREATE INDEX images_by_project ON public.images USING btree (user_id, project_id, created_date, id) WHERE (project_id IS NOT NULL);

CREATE UNIQUE INDEX images_by_source ON public.images USING btree (user_id, print_id, source_hash) WHERE (source_hash IS NOT NULL);

CREATE INDEX images_by_user ON public.images USING btree (user_id) INCLUDE (image_bytes, thumbnail_bytes);

CREATE INDEX import_rows_by_key ON public.import_rows USING btree (user_id, import_id, kind, source_key) WHERE (record IS NOT NULL);

CREATE INDEX import_rows_by_record ON public.import_rows USING btree (user_id, import_id, kind, record_id);

CREATE INDEX import_rows_by_verdict ON public.import_rows USING btree (user_id, import_id, verdict, "position");

CREATE INDEX imported_records_by_record ON public.imported_records USING btree (user_id, kind, record_id);

CREATE INDEX imports_by_date ON public.imports USING btree (created_date);

CREATE INDEX imports_waiting ON public.imports USING btree (updated_date) WHERE (state = ANY (ARRAY['Reading'::text, 'Planning'::text, 'Committing'::text, 'Undoing'::text]));

CREATE INDEX maintenance_entries_by_date ON public.maintenance_entries USING btree (user_id, date, id);

CREATE INDEX maintenance_entries_by_printer ON public.maintenance_entries USING btree (user_id, printer_id, category, date);

CREATE INDEX maintenance_entries_pending ON public.maintenance_entries USING btree (user_id, id) WHERE ((NOT done) AND (due_event_date IS NULL) AND (num_nonnulls(due_after_hours, due_after_prints, due_after_days, due_date) > 0));

CREATE INDEX maintenance_entries_waiting ON public.maintenance_entries USING btree (user_id, id) WHERE ((NOT done) AND (due_event_date IS NULL) AND (num_nonnulls(due_after_hours, due_after_prints, due_date) > 0));

CREATE INDEX notifications_by_date ON public.notifications USING btree (user_id, created_date, id);

CREATE INDEX notifications_read ON public.notifications USING btree (created_date) WHERE is_read;

CREATE INDEX notifications_unread ON public.notifications USING btree (user_id) WHERE (NOT is_read);

CREATE INDEX outbox_delivered ON public.outbox USING btree (delivered_date) WHERE (delivered_date IS NOT NULL);

CREATE INDEX outbox_undelivered ON public.outbox USING btree (created_date) WHERE (delivered_date IS NULL);

CREATE INDEX print_settings_for_filters ON public.print_settings USING btree (user_id, layer_height_um, nozzle_diameter_um, infill_permille, has_supports) INCLUDE (print_id);

CREATE INDEX prints_by_finish ON public.prints USING btree (user_id, printer_id, finished_date) WHERE (finished_date IS NOT NULL);

CREATE INDEX prints_by_id ON public.prints USING btree (id);

CREATE INDEX prints_by_logged_date ON public.prints USING btree (user_id, logged_date, id);

CREATE INDEX prints_by_printer ON public.prints USING btree (user_id, printer_id, logged_date);

CREATE INDEX prints_by_project ON public.prints USING btree (user_id, project_id) WHERE (project_id IS NOT NULL);

CREATE INDEX prints_by_slicer_settings ON public.prints USING btree (user_id, slicer_settings_id) WHERE (slicer_settings_id IS NOT NULL);

CREATE INDEX prints_for_analytics ON public.prints USING btree (user_id, start_date) INCLUDE (status, printer_id, project_id, id, estimated_print_time_in_seconds, print_time_in_seconds, filament_amount_mg, estimated_filament_amount_mg, time_ratio, material_ratio, filament_cost_micros, electricity_cost_micros, cost_currency, electricity_rate_micros, has_other_currency);

CREATE INDEX prints_for_search ON public.prints USING btree (user_id, logged_date, id) INCLUDE (printer_id, project_id, search_text) WHERE (octet_length(search_text) <= 1000);

CREATE INDEX prints_for_search_long ON public.prints USING btree (user_id, logged_date, id) WHERE (octet_length(search_text) > 1000);

CREATE INDEX prints_in_error ON public.prints USING btree (error_date) WHERE ((status = 'Printing'::print_status) AND (error_date IS NOT NULL));

CREATE INDEX prints_measured_without_cost ON public.prints USING btree (user_id, id) WHERE ((measured_energy_wh IS NOT NULL) AND (electricity_cost_micros IS NULL));

CREATE INDEX prints_printing ON public.prints USING btree (start_date) WHERE (status = 'Printing'::print_status);

CREATE INDEX prints_public ON public.prints USING btree (logged_date, id) WHERE (view_status = 'Public'::view_status);

CREATE INDEX prints_public_by_user ON public.prints USING btree (user_id, logged_date, id) WHERE (view_status = 'Public'::view_status);

CREATE INDEX prints_running ON public.prints USING btree (user_id, printer_id) WHERE (status = 'Printing'::print_status);

CREATE INDEX prints_with_facts ON public.prints USING btree (user_id, start_date) INCLUDE (id, status, printer_id, project_id, rating, measured_energy_wh, electricity_cost_micros, cost_currency) WHERE ((rating IS NOT NULL) OR (measured_energy_wh IS NOT NULL));

CREATE INDEX prints_with_private_notes ON public.prints USING btree (user_id, id) WHERE (private_notes IS NOT NULL);

CREATE INDEX projects_by_id ON public.projects USING btree (id);

CREATE INDEX push_deliveries_due ON public.push_deliveries USING btree (due_date);

CREATE INDEX push_deliveries_old ON public.push_deliveries USING btree (created_date);

CREATE INDEX push_devices_by_user ON public.push_devices USING btree (user_id);

CREATE INDEX sessions_by_expires_date ON public.sessions USING btree (expires_date);

CREATE INDEX sessions_by_user ON public.sessions USING btree (user_id, created_date);

CREATE INDEX sessions_by_user_id ON public.sessions USING btree (user_id, last_used_date);

CREATE INDEX settings_saves_by_day ON public.settings_saves USING btree (day);

CREATE INDEX sign_ins_by_expires_date ON public.sign_ins USING btree (expires_date);

CREATE INDEX slicer_settings_by_user ON public.slicer_settings USING btree (user_id, created_date, id) INCLUDE (bytes) WHERE (user_id IS NOT NULL);

CREATE INDEX slicer_settings_unclaimed_bytes ON public.slicer_settings USING btree (created_date) INCLUDE (bytes) WHERE (user_id IS NULL);

CREATE INDEX spool_use_requests_by_date ON public.spool_use_requests USING btree (arrived_date);

CREATE INDEX spool_uses_by_minute ON public.spool_uses USING btree (minute);

CREATE UNIQUE INDEX spool_uses_of_entry ON public.spool_uses USING btree (user_id, entry_id, minute) WHERE (print_id IS NULL);

CREATE UNIQUE INDEX spool_uses_of_print ON public.spool_uses USING btree (user_id, print_id, filament_id) WHERE (print_id IS NOT NULL);

CREATE INDEX spool_uses_of_printer ON public.spool_uses USING btree (user_id, printer_id, minute) WHERE (print_id IS NULL);

CREATE INDEX spool_uses_of_spool ON public.spool_uses USING btree (user_id, filament_id, minute);

CREATE INDEX users_by_deletion_date ON public.users USING btree (deletion_date) WHERE (deletion_date IS NOT NULL);

CREATE INDEX webhook_deliveries_by_date ON public.webhook_deliveries USING btree (user_id, webhook_id, created_date, id);

CREATE INDEX webhook_deliveries_old ON public.webhook_deliveries USING btree (created_date);

CREATE INDEX webhook_deliveries_waiting ON public.webhook_deliveries USING btree (user_id, webhook_id, due_date) WHERE (state = 'Waiting'::text);

CREATE INDEX webhooks_active ON public.webhooks USING btree (user_id, "position") WHERE is_active;

CREATE INDEX webhooks_due ON public.webhooks USING btree (due_date) WHERE (due_date IS NOT NULL);

alter table agent_grants add constraint agent_grants_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table blocked_users add constraint blocked_users_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table brands add constraint brands_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table comments add constraint comments_user_id_print_id_fkey FOREIGN KEY (user_id, print_id) REFERENCES prints(user_id, id) ON DELETE CASCADE;

alter table device_events add constraint device_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table dismissed_hints add constraint dismissed_hints_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table earned_achievements add constraint earned_achievements_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table exports add constraint exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table filament_ledger add constraint filament_ledger_user_id_filament_id_fkey FOREIGN KEY (user_id, filament_id) REFERENCES filaments(user_id, id) ON DELETE CASCADE;

alter table filament_types add constraint filament_types_user_id_brand_id_fkey FOREIGN KEY (user_id, brand_id) REFERENCES brands(user_id, id);

alter table filament_types add constraint filament_types_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table filament_usages add constraint filament_usages_user_id_filament_id_fkey FOREIGN KEY (user_id, filament_id) REFERENCES filaments(user_id, id);

alter table filament_usages add constraint filament_usages_user_id_print_id_fkey FOREIGN KEY (user_id, print_id) REFERENCES prints(user_id, id) ON DELETE CASCADE;

alter table filaments add constraint filaments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table filaments add constraint filaments_user_id_type_id_fkey FOREIGN KEY (user_id, type_id) REFERENCES filament_types(user_id, id);

alter table idempotency_keys add constraint idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table images add constraint images_user_id_print_id_fkey FOREIGN KEY (user_id, print_id) REFERENCES prints(user_id, id) ON DELETE CASCADE;

alter table images add constraint images_user_id_project_id_fkey FOREIGN KEY (user_id, project_id) REFERENCES projects(user_id, id) ON DELETE CASCADE;

alter table import_parts add constraint import_parts_user_id_import_id_fkey FOREIGN KEY (user_id, import_id) REFERENCES imports(user_id, id) ON DELETE CASCADE;

alter table import_rows add constraint import_rows_user_id_import_id_fkey FOREIGN KEY (user_id, import_id) REFERENCES imports(user_id, id) ON DELETE CASCADE;

alter table imported_records add constraint imported_records_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table imports add constraint imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table loaded_filaments add constraint loaded_filaments_user_id_filament_id_fkey FOREIGN KEY (user_id, filament_id) REFERENCES filaments(user_id, id) ON DELETE CASCADE;

alter table loaded_filaments add constraint loaded_filaments_user_id_printer_id_fkey FOREIGN KEY (user_id, printer_id) REFERENCES printers(user_id, id) ON DELETE CASCADE;

alter table maintenance_entries add constraint maintenance_entries_user_id_printer_id_fkey FOREIGN KEY (user_id, printer_id) REFERENCES printers(user_id, id) ON DELETE CASCADE;

alter table notification_settings add constraint notification_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table notifications add constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table outbox add constraint outbox_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table print_settings add constraint print_settings_user_id_print_id_fkey FOREIGN KEY (user_id, print_id) REFERENCES prints(user_id, id) ON DELETE CASCADE;

alter table printers add constraint printers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table prints add constraint prints_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table prints add constraint prints_user_id_printer_id_fkey FOREIGN KEY (user_id, printer_id) REFERENCES printers(user_id, id);

alter table prints add constraint prints_user_id_project_id_fkey FOREIGN KEY (user_id, project_id) REFERENCES projects(user_id, id);

alter table projects add constraint projects_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table push_deliveries add constraint push_deliveries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table spool_fields add constraint spool_fields_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table spool_settings add constraint spool_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table spool_uses add constraint spool_uses_user_id_filament_id_fkey FOREIGN KEY (user_id, filament_id) REFERENCES filaments(user_id, id) ON DELETE CASCADE;

alter table spool_uses add constraint spool_uses_user_id_print_id_fkey FOREIGN KEY (user_id, print_id) REFERENCES prints(user_id, id) ON DELETE CASCADE;

alter table webhook_attempts add constraint webhook_attempts_user_id_webhook_id_delivery_id_fkey FOREIGN KEY (user_id, webhook_id, delivery_id) REFERENCES webhook_deliveries(user_id, webhook_id, id) ON DELETE CASCADE;

alter table webhook_deliveries add constraint webhook_deliveries_user_id_webhook_id_fkey FOREIGN KEY (user_id, webhook_id) REFERENCES webhooks(user_id, id) ON DELETE CASCADE;

alter table webhooks add constraint webhooks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

comment on table achievement_rarity is 'share of active users who hold a tier; empty while there are too few. Hidden badges are not in it';

comment on column agent_grants.revoked_date is 'null while the grant is in force';

comment on column agent_grants.allowed_date is 'when the user let the revoked client in again: its next request begins a new grant';

comment on column agent_grants.barred_date is 'tokens of sign-ins up to then are refused, in a later grant too; null when the user let them in again';

comment on column api_keys.key_hash is 'SHA-256 of the key; the key itself is never stored';

comment on column brands.extra is 'values of the fields that the user has added, by their key';

comment on table database_identity is 'one row, inserted when it is first needed: the picture store keeps the same id, so that no other database sweeps it';

comment on table device_events is 'what a device sent, credentials stripped, stored before it is understood so that it can be replayed after a fix';

comment on column device_events.outcome is 'what became of it; null while it is not understood, or while (with a print_id) its pictures are missing';

comment on column device_events.bytes is 'of body and snapshot as they were sent; null for rows of earlier versions until the periodic work has measured them';

comment on table earned_achievements is 'tiers that were granted; never taken back. A hidden badge has the tier 1';

comment on column earned_achievements.unlocked_date is 'when the tier was granted';

comment on column earned_achievements.retroactive is 'records older than the badge were enough for it';

comment on table event_heads is 'one row: the end of a user''s log';

comment on column event_heads."position" is 'of the last event; the first has 1, and there are no gaps';

comment on column event_heads.bytes is 'of all events ever logged, as they are stored';

comment on column event_heads.floor is 'events up to this position are deleted or about to be, and no longer read: so nobody reads a log with holes';

comment on column events.data is 'the record as it was when the transaction committed; json, not jsonb, keeps the order of members';

comment on column events.previous is 'the members that an update changed, as they were before';

comment on column events.bytes is 'of the user''s log up to this event, so that its oldest part can be deleted by size';

comment on table exports is 'archives of users; a deleted one stays for a day, since it counts towards the number of a day';

comment on column exports.attempt is 'names the pieces in the media store; each instance that begins the archive makes another';

comment on column exports.claimed_until is 'an instance makes it; after this time it has died';

comment on column exports.pieces is 'of the attempt that are stored, or about to be';

comment on column exports.shown_percent is 'of the last event about its progress';

comment on column exports.error is 'one sentence; null unless it has failed';

comment on table filament_ledger is 'append-only; print_id outlives its print, so it is no foreign key';

comment on column filament_ledger.reverses_id is 'the adjustment that this reversal takes back';

comment on table filament_types is 'one row is one product that spools are bought of';

comment on column filament_types.color_alpha is 'opacity of color_hex, as the last two digits of eight; null for an opaque color';

comment on column filament_types.purchase_price_micros is 'of one spool, in millionths of the unit of purchase_currency';

comment on column filament_types.extra is 'values of the fields that the user has added, by their key';

comment on column filament_types.facts_key is 'equal for types with equal facts, which are found by it';

comment on column filament_types.search_text is 'what the type is found by, besides the name of its brand';

comment on column filament_usages.cost_micros is 'in millionths of the unit of cost_currency, the spool''s or its owner''s';

comment on column filament_usages.start_date is 'the print''s, kept here so that materials analytics is one index scan';

comment on column filament_usages.status is 'the print''s, kept here for the same reason';

comment on column filament_usages.print_time_in_seconds is 'the print''s, kept here so that accuracy by material is one index scan';

comment on column filament_usages.estimated_print_time_in_seconds is 'the print''s, kept here for the same reason';

comment on column filament_usages.time_ratio is 'the print''s';

comment on column filament_usages.material_ratio is 'actual divided by estimate; null where one is missing or the estimate is zero';

comment on column filament_usages.is_reported is 'whether the amount comes from a device or connection, not from a person';

comment on table filaments is 'one row is one spool';

comment on column filaments.purchase_price_micros is 'in millionths of the unit of purchase_currency';

comment on column filaments.balance_mg is 'sum of the spool''s ledger entries; means "what is left" only with a nominal weight';

comment on column filaments.search_name is 'what the prints of the spool are found by';

comment on column filaments.search_text is 'what the spool is found by';

comment on column filaments.dried_date is 'when the filament was last dried';

comment on column filaments.type_id is 'null until complete_spools, for a spool of the version that had no types';

comment on column filaments.number is 'what people write on the spool; null as type_id is';

comment on column filaments.extra is 'values of the fields that the user has added, by their key';

comment on column filaments.told_use_date is 'when the last event of a reported use was written';

comment on column idempotency_keys.reply is 'status, body and headers of the first answer';

comment on column idempotency_keys.bytes is 'of the key and the stored response';

comment on table identities is 'accounts of the sign-in provider, each one user here';

comment on column images.source_hash is 'SHA-256 of what a device sent, so that the same event adds no second picture; null for uploads';

comment on table import_parts is 'the uploaded file, in pieces';

comment on column import_rows.record is 'what the file says, in the service''s terms; null for a row that cannot be read';

comment on column import_rows.outcome is 'what the row becomes; of an update, only what it changes';

comment on column import_rows.record_id is 'of the record that it was made into, or that it is already';

comment on column import_rows.record_date is 'when the import wrote that record: a later date means that somebody has changed it since';

comment on column import_rows.is_done is 'whether it is committed';

comment on table imported_records is 'records that imports have made, by what identifies them in the program that they come from; outlives the import, so that the same file changes nothing';

comment on column imported_records.content_hash is 'SHA-256 of what the file said';

comment on column imports.time_zone is 'of times in the file that name none';

comment on column imports.currency is 'of prices in the file that name none';

comment on column imports.deducts_material is 'whether its prints deduct from the stock of spools';

comment on column imports.printers is 'a list of { name, printerId }: printers as the file names them';

comment on column imports.spools is 'a list of { name, filamentId }: spools as the file names them';

comment on column imports.done_count is 'rows that the step under way has done';

comment on column imports.counts is 'number of rows by verdict';

comment on column imports.actor is 'who commits or undoes it, for ledgers';

comment on column imports.claim is 'of the run that works on it; after claimed_until that run has died';

comment on column imports.attempts is 'runs that have begun since the last batch, or since the step began';

comment on column maintenance_entries.due_event_date is 'when the owner was told that it is due';

comment on column maintenance_entries.parts is 'a list of { name, amount, costMicros }; null for none';

comment on column maintenance_entries.parts_cost_micros is 'sum over the parts, in millionths of the unit of cost_currency; null when none has a cost';

comment on column maintenance_entries.next_entry_id is 'the entry that was planned when this one was done';

comment on table notification_settings is 'which notifications a user wants; without a row all, at any time';

comment on column notification_settings.muted_in_app is 'types that are not listed in the app; types that are added later are';

comment on column notification_settings.quiet_start is 'minutes since midnight in the zone of the user, like quiet_end';

comment on column notifications.event_id is 'the outbox event that it was made from: each makes one';

comment on column notifications.action_path is 'page to open, below the base URL';

comment on table outbox is 'events, written in the transaction that caused them; notifications are made from here, each once';

comment on table pending_events is 'events, written in the transaction that caused them, until they get their position; the owner is not checked, since a row lives for a second';

comment on column pending_events.id is 'in the order in which the transactions of one record wrote; a position would be taken before the commit';

comment on column print_settings.slicer_settings_id is 'the record that the values were read from, which may have been deleted since';

comment on column print_settings.print_speed_um_per_s is 'of the inner walls';

comment on column printers.search_name is 'what the prints of the printer are found by';

comment on column printers.purchase_price_micros is 'in millionths of the unit of purchase_currency';

comment on column prints.filament_amount_mg is 'sum over the usages; null when none was recorded';

comment on column prints.filament_cost_micros is 'in millionths of the unit of cost_currency, so that sums are rounded only on output';

comment on column prints.electricity_rate_micros is 'the owner''s price of a kilowatt-hour when the print finished';

comment on column prints.edited_fields is 'fields that the owner set after an integration made the print; integrations leave them alone';

comment on column prints.start_event_key is 'SHA-256 that names the device event which started the print';

comment on column prints.finish_event_key is 'SHA-256 that names the device event which finished the print';

comment on column prints.stuck_date is 'when the owner was told that no finish was reported';

comment on column prints.logged_date is 'the default order of lists';

comment on column prints.slicer_settings_id is 'the slicer settings that the print was made from';

comment on column prints.has_other_currency is 'a usage has a cost in another currency than cost_currency, which filament_cost_micros leaves out';

comment on column prints.time_ratio is 'actual divided by estimate; null where one is missing or the estimate is zero';

comment on column prints.material_ratio is 'the same of the filament';

comment on column prints.is_priced is 'whether currency, electricity rate, default spool price and wattage are fixed';

comment on column prints.default_spool_price_micros is 'price of 1,000 g of material that has no price of its own, in cost_currency, when the print first finished';

comment on column prints.wattage_w is 'average power of the printer when the print first finished or was given this printer';

comment on column prints.wattage_printer_id is 'the printer that wattage_w is of';

comment on column prints.error_date is 'when an error of the running print was received; null when it went on printing';

comment on column prints.error_reason is 'reason that the device gave for it';

comment on column prints.search_text is 'what the print is found by, besides the names of its printer, project and spools';

comment on column prints.progressed_date is 'when the last event of its progress was written';

comment on column prints.shared is 'the parts that visitors see as well: notes, fileName, costs, failureReason, material, settings';

comment on column prints.private_notes is 'notes that only the owner sees';

comment on column prints.total_time_in_seconds is 'with pauses; print_time_in_seconds is without them';

comment on column prints.measured_energy_wh is 'replaces time and average power in the electricity cost';

comment on column prints.finished_date is 'when it was first recorded as finished; null for prints of earlier versions';

comment on column prints.deducts_material is 'false for imported prints whose material was used before the stock of their spools was recorded here';

comment on column projects.search_name is 'what the prints of the project are found by';

comment on column projects.search_text is 'what the project is found by';

comment on table push_deliveries is 'notifications that wait to be sent to a device';

comment on column push_deliveries.token is 'of the device; the row is deleted when the user no longer has it';

comment on column push_deliveries.topic is 'a newer notification takes the place of one with the same topic';

comment on column push_deliveries.event_id is 'the outbox event that it was made from';

comment on column push_deliveries.claimed_until is 'an instance sends it; after this time it has died';

comment on column push_deliveries.created_date is 'when the event happened';

comment on column push_devices.endpoint is 'of a Web Push subscription; null: nothing is sent to the browser';

comment on column push_devices.keys is 'of the subscription, sealed with the VAPID key, without which they are useless';

comment on column push_devices.browser is 'in our own words, from the User-Agent';

comment on column push_devices.failing_since is 'of the first failed attempt since the last success';

comment on column push_devices.paused_until is 'the push service asked for no request before it';

comment on column sessions.id_hash is 'SHA-256 of the cookie; the cookie itself is never stored';

comment on column sessions.tokens is 'the tokens of the sign-in provider, encrypted';

comment on column sessions.id is 'what its user knows it by';

comment on column sessions.browser is 'browser and system that it began in; null when they are not known';

comment on column sessions.last_used_date is 'stamped at most hourly; expires_date is 30 days later';

comment on column sessions.renewal_ends_date is 'until then one instance renews the tokens and the others wait; null when none does';

comment on table settings_saves is 'bytes of slicer settings that a network address saved on a day; rows of earlier days are deleted';

comment on column settings_saves.address_hash is 'keyed hash of the address; the address itself is never stored';

comment on table sign_ins is 'sign-ins under way, each used once';

comment on column sign_ins.id_hash is 'SHA-256 of the cookie of the browser that began it and of its state';

comment on column sign_ins.secrets is 'what the answer of the sign-in provider is checked against, encrypted';

comment on column slicer_settings.user_id is 'the first signed-in user who retrieved the record; null until then';

comment on column slicer_settings.body is 'the object as it was sent; json, not jsonb, keeps key order and big numbers';

comment on column slicer_settings.bytes is 'of the object as it was sent';

comment on column slicer_settings.slicer is 'as the object names it; null where it does not, and in records older than this column';

comment on column slicer_settings.title is 'name of the print or of its file; null where neither was sent, and in records older than this column';

comment on table spool_connections is 'a directory that every node holds, like api_keys, hence without foreign keys';

comment on column spool_connections.key_hash is 'SHA-256 of the key; the key itself is never stored';

comment on column spool_connections.key_hint is 'the first characters of the key, by which its owner tells addresses apart';

comment on column spool_connections.printer_id is 'whose running print the reported material belongs to; deleting the printer clears it';

comment on column spool_connections.client_name is 'the User-Agent of the last recorded use';

comment on table spool_fields is 'fields that the user''s programs have added to brands, filament types and spools; the values are in their column "extra"';

comment on column spool_fields.default_value is 'JSON as text';

comment on table spool_settings is 'what the user''s programs keep with us; the service itself reads none of it';

comment on column spool_settings.value is 'JSON as text';

comment on table spool_use_requests is 'the last report of each content by a connection, by which a repeated one is known; connections are in a directory, hence no foreign key';

comment on column spool_use_requests.fingerprint is 'SHA-256 of the spool and of the body as it was sent';

comment on column spool_use_requests.answered_date is 'when its response had left, or that of its repetition; null until then';

comment on table spool_uses is 'one row: what was reported of a spool during a print or, without a print, in a minute. Its ledger entry is rounded to milligrams, this sum is not';

comment on column spool_uses.minute is 'the minute of the first report';

comment on column spool_uses.entry_id is 'the ledger entry that grows with the row; several rows without a print share that of their hour';

comment on column spool_uses.used_ng is 'in nanograms, so that thousands of reports add up exactly';

comment on column spool_uses.is_adopted is 'whether it has become an amount of the finished print, which its owner may have removed since';

comment on column users.electricity_rate_micros is 'price of one kilowatt-hour, in millionths of the currency unit';

comment on column users.default_spool_price_micros is 'price of 1000 g of material, in millionths of the currency unit';

comment on column users.suspended_date is 'set by the operator; every operation that needs a credential then answers 403';

comment on column users.share_key is 'opens an unlisted profile; null otherwise';

comment on column users.deletion_date is 'when the account and everything of its user is deleted; null unless the user asked for it. Until then only a new sign-in gives access';

comment on column users.last_spool_number is 'the greatest number that a spool of the user has had';

comment on column webhook_attempts.error is 'one sentence; null for a success';

comment on column webhook_attempts.answer is 'the first kilobyte of the response, as text';

comment on column webhook_deliveries.id is 'of the event; all attempts have it';

comment on column webhook_deliveries.body is 'JSON in the standard format; other formats are made from it';

comment on column webhook_deliveries.failures is 'since it was last sent for the first time or again: the place in the schedule';

comment on column webhook_deliveries.claimed_until is 'an instance sends it; after this time it has died';

comment on column webhooks.printer_ids is 'null for all events; printers that were deleted since match nothing';

comment on column webhooks.secret is 'sealed with the SESSION_SECRET, like previous_secret, which also signs until previous_secret_until';

comment on column webhooks.disabled_reason is 'null while it is active, and when its owner has turned it off';

comment on column webhooks.failing_since is 'of the first failed attempt since the last success';

comment on column webhooks."position" is 'in the log of events: those up to it have their deliveries';

comment on column webhooks.paused_until is 'the receiver asked for no request before it';

comment on column webhooks.due_date is 'when a delivery can begin, or the claim of one ends; null when nothing waits';
