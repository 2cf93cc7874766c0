import type pg from 'pg'
import { readConfig } from '../../src/config/config.ts'
import { hashApiKey, newApiKey } from '../../src/identity/apiKey.ts'

/** The most that a filter can name. */
const PRINTERS = 50
const SPOOLS = 32
/** Rows of one page, each with as much as there may be. */
const PAGE = 200
/** Twenty years. */
const DAYS = 7300
/** Prints fewer than there may be: what is measured adds some. */
const ROOM = 100

/** A user with as much as anybody may have. */
export interface Owner {
  readonly id: number
  readonly key: string
  readonly toolsToken: string
  readonly printerId: number
  readonly filamentId: string
  /** The newest print, and as many as one request may change. */
  readonly printId: number
  readonly bulkIds: readonly number[]
  /** Stored slicer settings of 4 MiB. */
  readonly settingsId: string
}

const STATEMENTS = [
  'set session_replication_role = replica',
  `insert into printers (user_id, name, wattage_w) select $1, 'Printer ' || n, 120 from generate_series(1, ${PRINTERS}) n`,
  `insert into filaments (user_id, display_name, brand, material_type, color_name, color_hex, initial_nominal_weight_mg, balance_mg)
   select $1, rpad('Spool ' || n, 100, 'x'), rpad('Brand', 100, 'x'), (array['PLA', 'PETG', 'TPU', 'ABS', 'ASA', 'PC', 'PVA', 'HIPS'])[1 + n % 8], 'Blue', '#1A2B3C', 1000000000, 1000000000
   from generate_series(1, ${SPOOLS}) n`,
  `insert into prints (user_id, title, status, view_status, printer_id, start_date, end_date, estimated_print_time_in_seconds,
     print_time_in_seconds, filament_amount_mg, estimated_filament_amount_mg, filament_cost_micros, electricity_cost_micros,
     cost_currency, file_name, source, tags, notes)
   select $1, case when is_fat then rpad('Print number ' || n, 100, 'x') else 'Print number ' || n end, 'Success', 'Public',
     r.ids[1 + n % ${PRINTERS}], start, start + interval '3 hours', 10000 + n % 5000, 10800, 40000 + n % 1000, 40000, 800000, 90000,
     'EUR', 'part_' || n || '.gcode', 'OctoPrint',
     case when is_fat then array(select rpad(k || '', 50, 't') from generate_series(1, 50) k) else '{workshop}' end,
     case when is_fat then repeat('n', 50000) end
   from (select n, timestamptz '2026-02-27Z' - n * interval '${DAYS} days' / $2::int as start, n <= ${PAGE} as is_fat
         from generate_series(1, $2::int) n) p,
     (select array_agg(id) as ids from printers where user_id = $1) r`,
  `insert into filament_usages (user_id, print_id, position, filament_id, amount_mg, estimated_amount_mg, cost_micros, cost_currency,
     start_date, status, print_time_in_seconds, estimated_print_time_in_seconds)
   select $1, p.id, k - 1, f.ids[1 + (p.id + k) % ${SPOOLS}], 20000, 19000, 400000, 'EUR', p.start_date, p.status,
     p.print_time_in_seconds, p.estimated_print_time_in_seconds
   from (select *, row_number() over (order by start_date desc) <= ${PAGE} as is_fat from prints where user_id = $1) p,
     (select array_agg(id) as ids from filaments where user_id = $1) f,
     lateral generate_series(1, case when is_fat then ${SPOOLS} else 2 end) k`,
  'vacuum analyze',
]

/**
 * Fills an empty database with one user who has as many prints as one may have; the newest are as large as they may be.
 * @param account at the sign-in provider
 */
export async function fillToTheBrim(
  client: pg.Client,
  account: { readonly issuer: string; readonly subject: string; readonly toolsToken: string },
): Promise<Owner> {
  const one = async <Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row> => {
    const [row] = (await client.query<Row>(statement, values)).rows
    if (!row) throw new Error(`This gave no row: ${statement}`)
    return row
  }
  const { id } = await one<{ id: number }>(
    "insert into users (display_name, view_status, time_zone, currency) values ('Full', 'Public', 'Europe/Berlin', 'EUR') returning id::int",
  )
  const values = [id, readConfig({}).storage.prints - ROOM]
  for (const statement of STATEMENTS) {
    const count = statement.includes('$2') ? 2 : statement.includes('$1') ? 1 : 0
    await client.query(statement, values.slice(0, count))
  }
  const key = newApiKey()
  await client.query("insert into api_keys (key_hash, user_id, description) values ($1, $2, 'benchmark')", [
    hashApiKey(key),
    id,
  ])
  const { issuer, subject, toolsToken } = account
  await client.query('insert into identities (issuer, subject, user_id) values ($1, $2, $3)', [issuer, subject, id])
  const { settingsId } = await one<{ settingsId: string }>(
    `insert into slicer_settings (user_id, claimed_date, body)
     select $1, now(), ('{"settings":{' || string_agg('"' || to_hex(n) || '":"' || repeat('a', 125) || '"', ',') || '}}')::json
     from generate_series(1, 29900) n
     returning id as "settingsId"`,
    [id],
  )
  const known = await one<{ printerId: number; filamentId: string; bulkIds: number[] }>(
    `select (select min(id) from printers where user_id = $1)::int as "printerId",
       (select id from filaments where user_id = $1 order by id limit 1) as "filamentId",
       (select array_agg(id) from (select id::int from prints where user_id = $1 order by logged_date desc limit ${PAGE}) p) as "bulkIds"`,
    [id],
  )
  return { id, key, toolsToken, settingsId, printId: known.bulkIds[0] ?? 0, ...known }
}
