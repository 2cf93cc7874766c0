-- Distribution over Citus: run once, after the migrations, on an empty database. Each caller's work then stays on one node.
select create_reference_table('identities');
select create_reference_table('api_keys');
select create_distributed_table('users', 'id');
select create_distributed_table('printers', 'user_id', colocate_with => 'users');
select create_distributed_table('filaments', 'user_id', colocate_with => 'users');
select create_distributed_table('filament_ledger', 'user_id', colocate_with => 'users');
select create_distributed_table('loaded_filaments', 'user_id', colocate_with => 'users');
select create_distributed_table('projects', 'user_id', colocate_with => 'users');
select create_distributed_table('prints', 'user_id', colocate_with => 'users');
select create_distributed_table('filament_usages', 'user_id', colocate_with => 'users');
select create_distributed_table('images', 'user_id', colocate_with => 'users');
select create_distributed_table('device_events', 'user_id', colocate_with => 'users');
select create_distributed_table('outbox', 'user_id', colocate_with => 'users');
select create_distributed_table('idempotency_keys', 'user_id', colocate_with => 'users');
select create_distributed_table('slicer_settings', 'id');
