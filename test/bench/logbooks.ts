import type pg from 'pg'
import { hashApiKey, newApiKey } from '../../src/identity/apiKey.ts'

/** One user has 100,000 prints over 600 days; the other 999 share the rest of the two million evenly. */
export const USERS = 1000
export const HEAVY_PRINTS = 100_000
export const HEAVY_DAYS = 600
export const PRINTS = 2_000_000
const LARGE: Size = { users: USERS, heavyPrints: HEAVY_PRINTS, prints: PRINTS }
/** Two prints of five use two spools, the others one. */
export const USAGES = 2_800_000

/** How much is filled in. The first user has the heavy prints; the others share the rest evenly. */
interface Size {
  readonly users: number
  readonly heavyPrints: number
  readonly prints: number
}

/** Who is measured: the ids and the keys of the user with the heavy prints, and of another one. */
export interface Measured {
  readonly heavy: { readonly id: number; readonly key: string }
  readonly usual: { readonly id: number; readonly key: string }
}

/** A number from 0 up to the modulus that looks random, but is the same on every machine. */
const noise = (number: string, salt: number, modulus: number) =>
  `((${number}::bigint * 2654435761 + ${salt} * 40503) % 4294967296 / 7 % ${modulus})`

/** One row: a print before it is written, numbered within its user and in all. */
function printsToCome({ users, heavyPrints, prints }: Size): string {
  const count = `case when u.id = 1 then ${heavyPrints} else ${Math.ceil((prints - heavyPrints) / (users - 1))} end`
  return `
  select u.id as user_id, n, (u.id * 100003 + n) as seed, u.id = 1 as is_heavy, ${count} as prints
  from users u, lateral generate_series(1, ${count}) n`
}

const statementsFor = (size: Size) => [
  // The rows are right by themselves; looking up what each of them refers to would take longer than to write them.
  'set session_replication_role = replica',
  `insert into users (display_name, time_zone, currency) select 'User ' || n, 'Europe/Berlin', 'EUR' from generate_series(1, ${size.users}) n`,
  // A hundred and sixty prints a day take a farm of forty printers; everybody else has four.
  `insert into printers (user_id, name, wattage_w)
   select u.id, 'Printer ' || n, 120 from users u, lateral generate_series(1, case when u.id = 1 then 40 else 4 end) n`,
  `insert into projects (user_id, name) select u.id, 'Project ' || n from users u, generate_series(1, 5) n`,
  `insert into filaments (user_id, display_name, brand, material_type, color_name, color_hex, initial_nominal_weight_mg, balance_mg)
   select u.id, 'Spool ' || n, 'Brand ' || n % 6, (array['PLA', 'PETG', 'TPU', 'ABS'])[n % 4 + 1], 'Color ' || n % 9,
     '#1A2B' || lpad((n % 9)::text, 2, '0'), 1000000, 1000000 - n * 20000
   from users u, generate_series(1, 40) n`,
  `insert into prints (user_id, title, status, view_status, printer_id, project_id, start_date, end_date, estimated_print_time_in_seconds,
     print_time_in_seconds, filament_amount_mg, estimated_filament_amount_mg, filament_cost_micros, electricity_cost_micros,
     cost_currency, file_name, source, failure_reason)
   select user_id, 'Print number ' || n,
     (array['Success', 'Success', 'Success', 'Success', 'Success', 'Success', 'PartialSuccess', 'Failed', 'Failed', 'Cancelled'])[1 + ${noise('seed', 1, 10)}]::print_status,
     'Private', r.ids[1 + ${noise('seed', 2, 40)} % array_length(r.ids, 1)], case when seed % 3 = 0 then j.ids[1 + ${noise('seed', 3, 5)}] end,
     start, start + seconds * interval '1 second', seconds * 9 / 10 + ${noise('seed', 4, 1500)},
     case when seed % 20 > 0 then seconds end, weight, weight * 97 / 100, weight * 24, seconds * 9, 'EUR', 'part_' || n || '.gcode', 'OctoPrint',
     case when ${noise('seed', 1, 10)} > 6 then (array[null, 'Warped', 'warped', 'Nozzle clogged', 'Spaghetti'])[1 + ${noise('seed', 8, 5)}] end
   from (
     select p.*, now() - (n + 0.5) * interval '${HEAVY_DAYS} days' / prints as start,
       600 + ${noise('seed', 5, 28000)} as seconds, 4000 + ${noise('seed', 6, 90000)} as weight
     from (${printsToCome(size)}) p
   ) p
   join (select user_id, array_agg(id) as ids from printers group by user_id) r using (user_id)
   join (select user_id, array_agg(id) as ids from projects group by user_id) j using (user_id)`,
  `insert into filament_usages (user_id, print_id, position, filament_id, amount_mg, estimated_amount_mg, cost_micros, cost_currency, start_date, status,
     print_time_in_seconds, estimated_print_time_in_seconds)
   select p.user_id, p.id, k - 1, f.ids[1 + ${noise('p.id * 2 + k', 7, 40)}], p.filament_amount_mg / ks, p.estimated_filament_amount_mg / ks,
     p.filament_cost_micros / ks, 'EUR', p.start_date, p.status,
     p.print_time_in_seconds, p.estimated_print_time_in_seconds
   from (select *, case when id % 5 < 2 then 2 else 1 end as ks from prints) p
   join (select user_id, array_agg(id order by display_name) as ids from filaments group by user_id) f using (user_id),
   lateral generate_series(1, ks) k`,
  `insert into maintenance_entries (user_id, printer_id, date, done, category, cost_micros, cost_currency)
   select user_id, id, now() - n * interval '25 days', true, 'Nozzle', 12000000, 'EUR' from printers, generate_series(1, 24) n`,
]

/** Indexes are made when the rows are there: building them takes a third of what keeping them up to date does. */
const INDEXES_TO_COME = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
  where indrelid in ('prints'::regclass, 'filament_usages'::regclass) and not indisunique`

/**
 * Fills an empty database with two million prints and 2.8 million usages of 1,000 users, or with as many prints as the size says,
 * outside the service's pool, whose statement timeout is too short for it.
 */
export async function fillLogbooks(client: pg.Client, size = LARGE): Promise<Measured> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(INDEXES_TO_COME)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (const statement of statementsFor(size)) await client.query(statement)
  await client.query("set maintenance_work_mem = '512MB'")
  for (const { definition } of indexes) await client.query(definition)
  await client.query('vacuum analyze')
  return { heavy: await keyFor(client, 1), usual: await keyFor(client, size.users / 2) }
}

async function keyFor(client: pg.Client, id: number): Promise<{ id: number; key: string }> {
  const key = newApiKey()
  await client.query('insert into api_keys (key_hash, user_id, description) values ($1, $2, $3)', [
    hashApiKey(key),
    id,
    'benchmark',
  ])
  return { id, key }
}
