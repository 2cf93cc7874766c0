import assert from 'node:assert/strict'
import { test } from 'node:test'
import type pg from 'pg'
import { newWorkshop, webhook } from '../integrations/devices.ts'
import { connectProgram } from '../spoolman/connection.ts'
import { startServer } from '../support/server.ts'

const server = await startServer({}, { isOwn: true })
const { client } = server
const { pool } = server.services
const { user, printer, filamentId } = await newWorkshop(server)
const program = await connectProgram(server)
const type = await add('/filament', { name: 'Black', density: 1.24, diameter: 1.75 })
const spool = await add('/spool', { filament_id: type, initial_weight: 1000 })

/** PostgreSQL plans the first five executions of a prepared statement, and compares what a plan for any values would cost. */
const TIMES = 20

/** With fewer, plans of all kinds cost as little. */
const PRINTS = 3000

/** A statement that a connection has prepared, with the executions by plans for their values and by the plan for any. */
interface Prepared {
  readonly statement: string
  readonly custom: number
  readonly generic: number
}

async function add(path: string, record: object): Promise<number> {
  const answer = await program.call('POST', path, record)
  return (answer.body as { id: number }).id
}

async function record(number: number): Promise<void> {
  const filamentUsage = [{ filamentId, amountMg: 10 + number, source: 'Weight' }]
  const body = { title: 'Bracket', status: 'Success', printTimeInSeconds: 3600, filamentUsage }
  assert.equal((await client.call('Prints_PostPrint', { body, as: user })).status, 201)
}

async function tellOctoprint(number: number): Promise<void> {
  for (const [position, topic] of ['Print Started', 'Print Done'].entries()) {
    const changes = { extra: { name: `part-${number}.gcode`, time: 60 }, meta: { hash: `${number}` } }
    const body = webhook(printer.id, topic, {
      ...changes,
      currentTime: Date.now() / 1000 - 3600 + 2 * number + position,
    })
    assert.equal((await client.call('Octoprint_PostEvent', { body, as: user })).status, 200)
  }
}

async function use(number: number): Promise<void> {
  const answer = await program.call('PUT', `/spool/${spool}/use`, { use_weight: 1 + number / 1000 })
  assert.equal(answer.status, 200)
}

/** The statements that all connections have prepared; the same one of two connections is two. */
async function readPrepared(): Promise<Prepared[]> {
  const connections: pg.PoolClient[] = []
  while (connections.length < pool.totalCount) connections.push(await pool.connect())
  const all = connections.map((connection) =>
    connection.query<Prepared>(
      'select statement, custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements',
    ),
  )
  const rows = (await Promise.all(all)).flatMap((result) => result.rows)
  for (const connection of connections) connection.release()
  return rows
}

/** Adds prints of earlier days. */
async function addPrints(): Promise<void> {
  await pool.query(
    `insert into prints (user_id, title, status, view_status, source, start_date, is_priced, finished_date)
    select printer.user_id, 'Print ' || n, 'Success', 'Private', 'Web', now() - n * interval '1 hour', true, now()
    from printers as printer, generate_series(1, $2::integer) as n where printer.id = $1`,
    [printer.id, PRINTS],
  )
  await pool.query('vacuum analyze')
}

test('no statement of a write is planned each time', async () => {
  await addPrints()
  for (let number = 1; number <= TIMES; number += 1) {
    for (const write of [record, tellOctoprint, use]) await write(number)
  }
  const prepared = await readPrepared()
  const frequent = prepared.filter(({ custom, generic }) => custom + generic > TIMES / 2)
  assert.ok(frequent.length > 20, `${frequent.length} statements`)
  assert.deepEqual(
    frequent.filter(({ generic }) => generic === 0),
    [],
  )
})
