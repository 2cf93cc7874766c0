import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { explain, explainGenerically, rowsRead, type PlanNode } from '../queries/plan.ts'
import { StatementRecorder } from '../queries/statements.ts'
import { newFilament, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const PRINTS = 100_000
const PLANNED = 50

const server = await startServer({}, { isOwn: true })
const recorder = new StatementRecorder(server.services.pool)
const user = await newUser(server)
const spool = await newFilament(server, user, { initial_nominal_weight_mg: 1_000_000 })

test('of 100,000 prints, of which 50 are planned, only the usages of these are read', async () => {
  const client = new pg.Client({ connectionString: server.config.databaseUrl ?? '' })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into prints (user_id, title, status, view_status, source, start_date)
      select $1, 'Print ' || n, (case when n % $3::int = 0 then 'Pending' else 'Success' end)::print_status, 'Private', 'Web',
        timestamptz '2026-01-01Z' - n * interval '1 hour'
      from generate_series(1, $2::int) n`,
      [user.id, PRINTS, PRINTS / PLANNED],
    )
    await client.query(
      `insert into filament_usages (user_id, print_id, position, filament_id, estimated_amount_mg, status)
      select user_id, id, n, $2, 1000, status from prints, generate_series(0, 1) n where user_id = $1`,
      [user.id, spool.id],
    )
    await client.query('vacuum analyze')
    const statements = await recorder.during(async () => {
      const { body } = await server.client.call('Stock_GetStock', { as: user })
      assert.equal(body.totals.printCount, PLANNED)
      assert.equal(body.totals.reservedMg, 2 * PLANNED * 1000)
      const plan = (await server.client.call('Stock_GetPlan', { as: user })).body
      assert.equal(plan.printCount, PLANNED)
      assert.equal(plan.prints.flatMap(({ materials }) => materials).length, 2 * PLANNED)
    })
    const own = statements.filter(({ text }) => text.includes('filament_usages'))
    // Two of the stock, and three of the plan: prints, their usages, and what was reported meanwhile.
    assert.equal(own.length, 5)
    for (const statement of own) {
      const nodes = await explain(client, statement)
      const of = (table: string) => nodes.filter((node) => node['Relation Name'] === table)
      const read = (table: string) => of(table).reduce((sum, node) => sum + rowsRead(node), 0)
      // Once for the usages, and once for what was reported meanwhile.
      assert.ok(read('filament_usages') <= 2 * 2 * PLANNED, `${read('filament_usages')} usages`)
      assert.ok(read('prints') <= 3 * PLANNED, `${read('prints')} prints`)
      const generic: PlanNode[] = await explainGenerically(client, statement)
      const indexes = generic.filter((node) => node['Relation Name'] === 'filament_usages')
      assert.deepEqual([...new Set(indexes.map((node) => node['Index Name']))], ['filament_usages_open'])
    }
  } finally {
    await client.end()
  }
})
