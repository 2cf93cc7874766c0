-- Distribution over Citus: run after the migrations, and again after an upgrade that adds tables. What is distributed already is left
-- alone. Each user's rows are on one node, so that each of their requests is the work of one node.

-- A transaction about a user's rows may change users too, which is refused after a parallel look at the rows of all users. It also
-- keeps a statement about all users from opening a connection for each shard.
do $$ begin
  execute format('alter database %I set citus.multi_shard_modify_mode = sequential', current_database());
  -- Tables that later migrations add remain ordinary ones until this file is run again.
  execute format('alter database %I set citus.enable_local_reference_table_foreign_keys = off', current_database());
end $$;

-- Their indexes and generated columns call these on each node.
select create_distributed_function(name::regprocedure)
from unnest(array[
  'searchable(text[])',
  'trimmed(text)',
  'filament_type_name(text)',
  'filament_facts_key(bigint, text, text, double precision, double precision, text, text, text[], color_pattern, text, bigint)'
]) as name
where to_regprocedure(name) is not null and not exists (
  select from pg_catalog.pg_dist_object where classid = 'pg_proc'::regclass and objid = to_regprocedure(name)
);

-- Otherwise the tables that refer to users become tables of the coordinator, which cannot be distributed any more.
set citus.enable_local_reference_table_foreign_keys = off;

-- Every node has a copy of these: who is calling is looked up without asking another node, and rows of all users are joined with them.
select create_reference_table(name::regclass)
from unnest(array['users', 'identities', 'api_keys', 'push_devices', 'spool_connections', 'achievement_rarity', 'public_prints'])
  with ordinality as tables (name, rank)
where to_regclass(name) is not null
  and not exists (select from pg_dist_partition where logicalrelid = to_regclass(name))
order by rank;

select create_distributed_table('printers', 'user_id')
where not exists (select from pg_dist_partition where logicalrelid = 'printers'::regclass);

-- In this order: a table can refer only to those that are distributed.
select create_distributed_table(name::regclass, 'user_id', colocate_with => 'printers')
from unnest(array[
  'brands',
  'filament_types',
  'filaments',
  'filament_ledger',
  'spool_settings',
  'spool_fields',
  'loaded_filaments',
  'projects',
  'prints',
  'filament_usages',
  'spool_uses',
  'spool_use_requests',
  'print_settings',
  'images',
  'device_events',
  'outbox',
  'pending_events',
  'event_heads',
  'stock_watches',
  'events',
  'idempotency_keys',
  'maintenance_entries',
  'comments',
  'written_comments',
  'blocked_users',
  'notifications',
  'notification_settings',
  'earned_achievements',
  'dismissed_hints',
  'agent_grants',
  'webhooks',
  'webhook_deliveries',
  'webhook_attempts',
  'push_deliveries',
  'exports',
  'imports',
  'import_parts',
  'import_rows',
  'import_additions',
  'imported_records'
]) with ordinality as tables (name, rank)
where to_regclass(name) is not null
  and not exists (select from pg_dist_partition where logicalrelid = to_regclass(name))
order by rank;

-- Found by what the caller has in hand, before it is known whose they are.
select create_distributed_table('slicer_settings', 'id', colocate_with => 'none')
where not exists (select from pg_dist_partition where logicalrelid = 'slicer_settings'::regclass);
select create_distributed_table('sign_ins', 'id_hash', colocate_with => 'none')
where not exists (select from pg_dist_partition where logicalrelid = 'sign_ins'::regclass);
select create_distributed_table('sessions', 'id_hash', colocate_with => 'none')
where not exists (select from pg_dist_partition where logicalrelid = 'sessions'::regclass);
select create_distributed_table('settings_saves', 'address_hash', colocate_with => 'none')
where not exists (select from pg_dist_partition where logicalrelid = 'settings_saves'::regclass);
