import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { explain, rowsRead, type PlanNode } from '../queries/plan.ts'
import { StatementRecorder } from '../queries/statements.ts'
import { connectProgram } from './connection.ts'

/** 100,000 spools, of users with a connection each. */
const USERS = 50
const SPOOLS = 2000
/** Filament types of a user. */
const TYPES = 200

const server = await startServer({}, { isOwn: true })
const recorder = new StatementRecorder(server.services.pool)
const programs = []
for (let count = 0; count < USERS; count += 1) {
  programs.push(await connectProgram(server, { owner: await newUser(server) }))
}
const ids = programs.map(({ user }) => user.id)
await sql`insert into brands (user_id, name)
  select id, 'Brand ' || number from unnest(${ids}::bigint[]) id, generate_series(1, 20) number`.execute(server.db)
await sql`insert into filament_types (user_id, brand_id, name, material_type)
  select brand.user_id, brand.id, 'Type ' || number, 'PLA'
  from brands brand, generate_series(1, ${TYPES / 20}::integer) number`.execute(server.db)
await sql`insert into filaments (user_id, type_id, number, display_name, material_type, initial_nominal_weight_mg, balance_mg)
  select user_id, id, row_number() over (partition by user_id order by id, copy), name, 'PLA', 1000000, 1000000
  from filament_types, generate_series(1, ${SPOOLS / TYPES}::integer) copy`.execute(server.db)
await sql`vacuum analyze brands, filament_types, filaments`.execute(server.db)
const [program] = programs

const TABLES = ['filaments', 'filament_types', 'brands']

test('a list with a limit reads the records of its user from an index, and no more than those', async () => {
  assert(program)
  const client = new pg.Client({ connectionString: server.config.databaseUrl ?? '' })
  await client.connect()
  try {
    for (const [path, most] of [
      ['/spool?limit=10', SPOOLS],
      ['/spool?limit=10&sort=remaining_weight:asc', SPOOLS],
      ['/spool?limit=10&filament.name=Type', SPOOLS],
      ['/filament?limit=10', TYPES],
      ['/vendor?limit=10', 20],
      ['/spool/7', 1],
    ] as const) {
      const statements = await recorder.during(async () => {
        assert.equal((await program.call('GET', path)).status, 200)
      })
      const nodes: PlanNode[] = []
      for (const statement of statements) nodes.push(...(await explain(client, statement)))
      const scans = nodes.filter((node) => TABLES.includes(node['Relation Name'] ?? ''))
      assert(scans.length > 0, path)
      for (const node of scans) {
        assert.notEqual(node['Node Type'], 'Seq Scan', `${path}: ${node['Relation Name']}`)
        assert(rowsRead(node) <= most, `${path}: ${rowsRead(node)} rows of ${node['Relation Name']}`)
      }
    }
  } finally {
    await client.end()
  }
})
