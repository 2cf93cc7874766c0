import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { CompiledQuery } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import pg from 'pg'
import type { DB } from '../../generated/database.d.ts'
import { buildPage } from '../../src/prints/summary.ts'
import { createDatabase } from '../support/database.ts'

const database = await createDatabase()
after(() => database.drop())
const { db, url } = database
/** The type of what operations get; the object is the same. */
const reader = db as unknown as ReadonlyKysely<DB>

const SETTINGS = {
  minLayerHeightMm: 0.15,
  maxLayerHeightMm: 0.2,
  nozzleDiametersMm: [0.4],
  minInfillPercent: 10,
  maxInfillPercent: 20,
  hasSupports: true,
}
const ORDER = { sortColumn: 'date', sortDirection: 'desc' } as const

test('the statement of the default list is the one that was reviewed', (context) => {
  const { sql: text } = buildPage(reader, ORDER, { userId: 1, baseUrl: 'http://localhost' }).compile()
  context.assert.fileSnapshot(text, 'test/queries/prints-summary.sql', { serializers: [breakLines] })
})

test('the statement of a filter by slicer settings is the one that was reviewed', (context) => {
  const page = { userId: 1, baseUrl: 'http://localhost', ...SETTINGS }
  const { sql: text } = buildPage(reader, ORDER, page).compile()
  context.assert.fileSnapshot(text, 'test/queries/prints-by-settings.sql', { serializers: [breakLines] })
})

test('the statement of a filter by start and material is the one that was reviewed', (context) => {
  const start = { startWeekdays: ['Saturday' as const], startHours: [14], zone: 'Europe/Berlin' }
  const page = { userId: 1, baseUrl: 'http://localhost', materialTypes: ['PLA'], ...start }
  const { sql: text } = buildPage(reader, ORDER, page).compile()
  context.assert.fileSnapshot(text, 'test/queries/prints-by-start.sql', { serializers: [breakLines] })
})

test('the statement of a search is the one that was reviewed', (context) => {
  const page = { userId: 1, baseUrl: 'http://localhost', patterns: ['%red%', '%bracket%'] }
  const { sql: text } = buildPage(reader, { ...ORDER, words: 2 }, page).compile()
  context.assert.fileSnapshot(text, 'test/queries/prints-search.sql', { serializers: [breakLines] })
})

test('of 50,000 prints, the default list reads its index backwards and sorts nothing, a search reads the texts of an index once, and a filter by slicer settings their index', async () => {
  const { id: userId } = await db
    .insertInto('users')
    .values({ display_name: 'Busy' })
    .returning('id')
    .executeTakeFirstOrThrow()
  // Outside the pool, whose statement timeout is too short for it.
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `insert into prints (user_id, title, status, view_status, source, start_date)
       select $1, 'Print ' || n, 'Success', 'Private', 'Web', timestamptz '2020-01-01Z' + n * interval '1 hour'
       from generate_series(1, 50000) as n`,
      [userId],
    )
    await client.query(
      `insert into filament_usages (user_id, print_id, position, material_type, status)
       select user_id, id, 0, 'PLA', status from prints where user_id = $1`,
      [userId],
    )
    await client.query(
      `insert into print_settings (user_id, print_id, slicer_settings_id, layer_height_um, nozzle_diameter_um, infill_permille, has_supports)
       select user_id, id, gen_random_uuid(), 50 * (1 + id % 6), 400, 10 * (id % 100), id % 2 = 0 from prints where user_id = $1`,
      [userId],
    )
    await client.query('vacuum analyze')
    const page = { userId, baseUrl: 'http://localhost' }
    const search = { ...page, patterns: ['%print%', '%7%'] }
    for (const mode of ['force_custom_plan', 'force_generic_plan']) {
      await client.query(`set plan_cache_mode = ${mode}`)
      const plan = await planOf(client, `${mode} list`, buildPage(reader, ORDER, page).compile())
      assert.match(plan, /Index Scan Backward using prints_by_logged_date on prints/, plan)
      assert.doesNotMatch(plan, /Seq Scan on (prints|filament_usages)/, plan)
      // Usages and images of one print are put in order; prints are not.
      assert.doesNotMatch(plan, /Sort Key: .*logged_date/, plan)
      const statement = buildPage(reader, { ...ORDER, words: 2 }, search).compile()
      const searching = await planOf(client, `${mode} search`, statement)
      assert.match(searching, /Index Only Scan using prints_for_search on prints/, searching)
      assert.equal([...searching.matchAll(/ using prints_for_search /g)].length, 1, searching)
      assert.doesNotMatch(searching, /Seq Scan on prints/, searching)
      const filter = buildPage(reader, ORDER, { ...page, ...SETTINGS }).compile()
      const filtering = await planOf(client, `${mode} filter`, filter)
      assert.match(filtering, /Index Only Scan using print_settings_for_filters on print_settings/, filtering)
      assert.doesNotMatch(filtering, /Seq Scan on print(s|_settings)/, filtering)
      assert.doesNotMatch(filtering, /Sort Key: .*logged_date/, filtering)
    }
  } finally {
    await client.end()
  }
})

async function planOf(client: pg.Client, name: string, { sql: text, parameters }: CompiledQuery): Promise<string> {
  const statement = { name, text: `explain ${text}`, values: [...parameters] }
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(statement)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

function breakLines(text: string): string {
  return `${text.replaceAll(/ (?=from |where |order by |left join )/g, '\n')};\n`
}
