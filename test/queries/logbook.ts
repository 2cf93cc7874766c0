import type pg from 'pg'

/** What of a filled logbook the tests name. */
export interface Logbook {
  readonly printId: number
  readonly printerId: number
  readonly filamentId: string
  readonly projectId: string
  readonly webhookId: string
  readonly importId: string
}

/** Of printers, projects and API keys nobody has more. */
const MOST_FEW = 210

/**
 * Fills the logbook of a user, which must be empty, with as many rows of each kind: public prints (all of one project, made
 * on one printer, with two usages and two tags each), spools, maintenance entries, notifications, comments on the newest
 * print and entries in the ledger of the first spool; and with printers, projects, API keys, blocked users, web sessions, push devices,
 * slicer settings, archives, webhooks, the first with deliveries, and imports, the first with rows. One statement for each kind.
 */
export async function fillLogbook(client: pg.Client, userId: number, count: number): Promise<Logbook> {
  const fill = (statement: string) => client.query(statement, [userId, count])
  const fillFew = (statement: string) => client.query(statement, [userId, Math.min(count, MOST_FEW)])
  await fillFew(`insert into printers (user_id, name) select $1, 'Printer ' || n from generate_series(1, $2::int) n`)
  await fillFew(`insert into projects (user_id, name, view_status)
    select $1, 'Project ' || n, 'Public' from generate_series(1, $2::int) n`)
  await fill(`insert into brands (user_id, name) select $1, 'Brand ' || n from generate_series(1, $2::int) n`)
  await fill(`insert into filament_types (user_id, brand_id, name, material_type)
    select $1, (select min(id) from brands where user_id = $1), 'Type ' || n, 'PLA' from generate_series(1, $2::int) n`)
  // With a type and number: the job that completes spools would lock the user meanwhile.
  await fill(`insert into filaments (user_id, type_id, number, display_name, material_type, initial_nominal_weight_mg, balance_mg)
    select $1, id, row_number() over (order by id), 'Spool ' || row_number() over (order by id), 'PLA', 1000000, 1000000
    from filament_types where user_id = $1 limit $2::int`)
  await client.query('update users set last_spool_number = $2 where id = $1', [userId, count])
  await fill(`insert into prints (user_id, title, status, view_status, source, start_date, printer_id, project_id, tags)
    select $1, 'Print ' || n, 'Success', 'Public', 'Web', timestamptz '2026-01-01Z' - n * interval '1 hour',
      (select min(id) from printers where user_id = $1),
      (select id from projects where user_id = $1 order by id limit 1), '{workshop,shelf}'
    from generate_series(1, $2::int) n`)
  await client.query(
    `insert into filament_usages (user_id, print_id, position, filament_id, amount_mg, source, status, start_date)
    select user_id, id, n, (select id from filaments where user_id = $1 order by id limit 1), 1000, 'Weight', status, start_date
    from prints, generate_series(0, 1) n where user_id = $1`,
    [userId],
  )
  await fill(`insert into filament_ledger (user_id, filament_id, kind, amount_mg, balance_mg, actor)
    select $1, (select id from filaments where user_id = $1 order by id limit 1), 'Adjustment', 0, 1000000, 'test'
    from generate_series(1, $2::int)`)
  await fill(`insert into comments (user_id, print_id, author_id, body, created_date)
    select $1, (select max(id) from prints where user_id = $1), $1, 'Comment ' || n, now() - n * interval '1 minute'
    from generate_series(1, $2::int) n`)
  await client.query(
    // The repair of a service that runs may come first.
    `insert into public_prints (user_id, print_id, date, is_planned)
    select user_id, id, logged_date, status = 'Pending' from prints where user_id = $1 on conflict do nothing`,
    [userId],
  )
  await client.query(
    `insert into written_comments (user_id, comment_id, owner_id, print_id, created_date)
    select author_id, id, user_id, print_id, created_date from comments where user_id = $1 on conflict do nothing`,
    [userId],
  )
  await fill(`insert into maintenance_entries (user_id, printer_id, date, done, category, due_after_prints)
    select $1, (select min(id) from printers where user_id = $1), timestamptz '2026-01-01Z' - n * interval '1 hour', n % 10 > 0,
      'Nozzle', case when n % 10 = 0 then 1000000 end
    from generate_series(1, $2::int) n`)
  await fill(`insert into notifications (user_id, event_id, type, title, message, created_date)
    select $1, gen_random_uuid(), 'PrintCompleted', 'Finished', 'It is finished.', now() - n * interval '1 minute'
    from generate_series(1, $2::int) n`)
  await fillFew(`insert into api_keys (key_hash, user_id, description, created_date)
    select sha256(convert_to($1::bigint || ' ' || n, 'UTF8')), $1, 'Key ' || n, now() - n * interval '1 minute'
    from generate_series(1, $2::int) n`)
  await fillFew(`insert into spool_connections (key_hash, key_hint, user_id, name, created_date)
    select sha256(convert_to($1::bigint || ' ' || n, 'UTF8')), 'sp_Abcd', $1, 'Program ' || n, now() - n * interval '1 minute'
    from generate_series(1, $2::int) n`)
  await fillFew(`with made as (
      insert into users (display_name) select 'Blocked ' || n from generate_series(1, $2::int) n returning id
    )
    insert into blocked_users (user_id, blocked_id) select $1, id from made`)
  await fillFew(`insert into sessions (id_hash, user_id, tokens, expires_date)
    select sha256(convert_to($1::bigint || ' ' || n, 'UTF8')), $1::bigint, '', now() + interval '1 day' from generate_series(1, $2::int) n`)
  await fillFew(`insert into push_devices (token, user_id, platform, updated_date)
    select 'device-' || $1::bigint || '-' || n, $1::bigint, 'Android', now() - n * interval '1 minute'
    from generate_series(1, $2::int) n`)
  await fillFew(`insert into slicer_settings (user_id, body) select $1, '{}' from generate_series(1, $2::int) n`)
  await fillFew(`insert into webhooks (user_id, url, format, event_names, secret, position, created_date)
    select $1, 'https://hooks.example.org/' || n, 'Standard', '{ping}', '', 0, now() - n * interval '1 minute'
    from generate_series(1, $2::int) n`)
  await fill(`insert into webhook_deliveries (user_id, webhook_id, id, name, body, state, created_date)
    select $1, (select id from webhooks where user_id = $1 order by id limit 1), gen_random_uuid(), 'ping', '{}', 'Delivered',
      now() - n * interval '1 minute'
    from generate_series(1, $2::int) n`)
  await fillFew(`insert into exports (user_id, state, created_date, finished_date, expires_date)
    select $1, 'Ready', now() - n * interval '1 minute', now(), now() + interval '1 day'
    from generate_series(1, $2::int) n`)
  await fillFew(`insert into imports (user_id, file_name, bytes, format, state, time_zone, currency, actor, created_date)
    select $1, 'history ' || n, 1, 'MoonrakerJson', 'Ready', 'UTC', 'EUR', 'test', now() - n * interval '1 minute'
    from generate_series(1, $2::int) n`)
  await fill(`insert into import_rows (user_id, import_id, position, kind, label, source_key, record, verdict)
    select $1, (select id from imports where user_id = $1 order by id limit 1), n, 'Print', 'Print ' || n, 'moonraker:' || n, '{}', 'Created'
    from generate_series(1, $2::int) n`)
  const { rows } = await client.query<Logbook>(
    `select (select max(id) from prints where user_id = $1)::int as "printId",
      (select min(id) from printers where user_id = $1)::int as "printerId",
      (select id from filaments where user_id = $1 order by id limit 1) as "filamentId",
      (select id from projects where user_id = $1 order by id limit 1) as "projectId",
      (select id from webhooks where user_id = $1 order by id limit 1) as "webhookId",
      (select id from imports where user_id = $1 order by id limit 1) as "importId"`,
    [userId],
  )
  const [logbook] = rows
  if (!logbook) throw new Error('A select without from gives one row.')
  return logbook
}
