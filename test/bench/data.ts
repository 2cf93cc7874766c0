import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { hashApiKey, newApiKey } from '../../src/identity/apiKey.ts'

export const USERS = 100
export const PRINTS_PER_USER = 2000

/**
 * Fills an empty database with 100 users of 2 000 prints each, two usages a print, three printers and eight spools a user.
 * @returns an API key of one of them
 */
export async function fill(db: Kysely<DB>): Promise<string> {
  await sql`insert into users (display_name, time_zone, currency) select 'User ' || n, 'Europe/Berlin', 'EUR' from generate_series(1, ${USERS}::int) n`.execute(
    db,
  )
  await sql`insert into printers (user_id, name, wattage_w) select u.id, 'Printer ' || n, 120 from users u, generate_series(1, 3) n`.execute(
    db,
  )
  await sql`
    insert into filaments (user_id, display_name, brand, material_type, color_hex, initial_nominal_weight_mg)
    select u.id, 'Spool ' || n, 'Brand ' || n % 3, (array['PLA', 'PETG', 'TPU'])[n % 3 + 1], '#1A2B3C', 1000000
    from users u, generate_series(1, 8) n`.execute(db)
  await sql`
    insert into prints (user_id, title, status, view_status, printer_id, start_date, end_date, estimated_print_time_in_seconds,
      print_time_in_seconds, filament_amount_mg, estimated_filament_amount_mg, filament_cost_micros, electricity_cost_micros,
      cost_currency, file_name, tags, source)
    select u.id, 'Print number ' || n, (array['Success', 'Success', 'Success', 'Failed', 'Cancelled'])[n % 5 + 1]::print_status, 'Private',
      r.ids[1 + n % 3], now() - n * interval '5 hours', now() - n * interval '5 hours' + interval '3 hours',
      10000 + n, 10800, 40000 + n, 40000, 800000 + n, 90000, 'EUR', 'part_' || n || '.gcode', array['functional', 'tag' || n % 7], 'OctoPrint'
    from users u
    join (select user_id, array_agg(id) as ids from printers group by user_id) r on r.user_id = u.id,
    generate_series(1, ${PRINTS_PER_USER}::int) n`.execute(db)
  await sql`
    insert into filament_usages (user_id, print_id, position, filament_id, amount_mg, estimated_amount_mg, start_date, status)
    select p.user_id, p.id, k - 1, f.ids[1 + (p.id + k) % 8], 20000, 19000, p.start_date, p.status
    from prints p
    join (select user_id, array_agg(id order by display_name) as ids from filaments group by user_id) f using (user_id),
    generate_series(1, 2) k`.execute(db)
  await sql`vacuum analyze`.execute(db)
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .orderBy('id')
    .offset(USERS / 2)
    .limit(1)
    .executeTakeFirstOrThrow()
  const key = newApiKey()
  await db
    .insertInto('api_keys')
    .values({ key_hash: hashApiKey(key), user_id: id, description: 'benchmark' })
    .execute()
  return key
}
