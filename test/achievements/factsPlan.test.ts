import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { calendarSince, statsStatement } from '../../src/achievements/stats.ts'
import { explain, rowsRead } from '../queries/plan.ts'
import { createDatabase } from '../support/database.ts'

const database = await createDatabase()
const { db, url } = database
const PRINTS = 20_000
const SPOOLS = 50
/** The small tables may be read whole. */
const MOST_ROWS = 1000
const calendar = calendarSince('Europe/Berlin', '2025-01-01T00:00:00Z', new Date('2026-01-01T00:00:00Z'))
let userId = 0
// Outside the pool, whose statement timeout is too short for filling.
const client = new pg.Client({ connectionString: url })
await client.connect()
// Before the database is dropped.
after(async () => {
  await client.end()
  await database.drop()
})

before(async () => {
  for (let user = 0; user < 4; user += 1) {
    const { rows } = await client.query<{ id: string }>(`insert into users (display_name) values ('Busy') returning id`)
    userId = Number(rows[0]?.id)
    await client.query(`insert into printers (user_id, name) select $1, 'P' || n from generate_series(1, 3) n`, [
      userId,
    ])
    await client.query(
      `insert into filaments (user_id, display_name, material_type) select $1, 'S' || n, 'PLA' from generate_series(1, $2::int) n`,
      [userId, SPOOLS],
    )
    await client.query(
      `insert into prints (user_id, title, status, view_status, source, printer_id, start_date)
      select $1, 'P' || n, 'Success', 'Private', 'Web', (select min(id) from printers where user_id = $1),
        timestamptz '2026-01-01Z' - n * interval '25 minutes' from generate_series(1, $2::int) n`,
      [userId, PRINTS],
    )
    await client.query(
      `insert into filament_usages (user_id, print_id, position, filament_id, status, start_date)
      select user_id, id, 0, (select id from filaments f where f.user_id = $1 order by id offset p.id % $2 limit 1), status, start_date
      from prints p where user_id = $1`,
      [userId, SPOOLS],
    )
  }
  await client.query('vacuum analyze')
})

test('the statement of the facts is the one that was reviewed', (context) => {
  const { sql } = statsStatement({ userId: 1, calendar, before: null }).compile(db)
  context.assert.fileSnapshot(sql, 'test/queries/achievement-facts.sql', { serializers: [(text) => `${text};\n`] })
})

test('the facts of everything read the prints of a user once, from an index alone', async () => {
  assert.deepEqual(await longScans(null), ['Index Only Scan prints_for_analytics'])
})

test('the facts before a moment read them twice at most: where prints came from is in no index with their dates', async () => {
  assert.deepEqual(await longScans('2025-06-01T00:00:00Z'), [
    'Index Only Scan prints_for_analytics',
    'Index Scan prints_user_id_source_external_id_key',
  ])
})

/** The scans of the statement that look at more than a few rows. */
async function longScans(moment: string | null): Promise<string[]> {
  const { sql: text, parameters } = statsStatement({ userId, calendar, before: moment }).compile(db)
  const nodes = await explain(client, { text, values: parameters })
  const scans = nodes.filter((node) => node['Relation Name'] !== undefined)
  for (const table of ['prints', 'filament_usages', 'printers', 'filaments']) {
    assert(
      scans.some((scan) => scan['Relation Name'] === table),
      `${table} is not read`,
    )
  }
  return scans
    .filter((scan) => rowsRead(scan) > MOST_ROWS)
    .map((scan) => `${scan['Node Type']} ${scan['Index Name'] ?? scan['Relation Name']}`)
    .sort()
}
