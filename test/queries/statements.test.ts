import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import { newUser, type User } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const ROWS = 210

/** A user with as many rows of every kind as a page can show, and more. */
async function busyUser(): Promise<User> {
  const user = await newUser(server, { view_status: 'Public' })
  const { db } = server
  const { id } = user
  await sql`insert into printers (user_id, name) select ${id}, 'Printer ' || n from generate_series(1, ${ROWS}::int) n`.execute(
    db,
  )
  await sql`insert into filaments (user_id, display_name, material_type, initial_nominal_weight_mg)
    select ${id}, 'Spool ' || n, 'PLA', 1000000 from generate_series(1, ${ROWS}::int) n`.execute(db)
  await sql`insert into projects (user_id, name) select ${id}, 'Project ' || n from generate_series(1, ${ROWS}::int) n`.execute(
    db,
  )
  await sql`insert into maintenance_entries (user_id, printer_id, date, done, category)
    select ${id}, id, now(), false, 'Nozzle' from printers where user_id = ${id}`.execute(db)
  await sql`insert into prints (user_id, title, status, view_status, source, start_date, tags)
    select ${id}, 'Print ' || n, 'Success', 'Public', 'Web', now() - n * interval '1 hour', '{a,b}' from generate_series(1, ${ROWS}::int) n`.execute(
    db,
  )
  await sql`insert into filament_usages (user_id, print_id, position, material_type, status)
    select user_id, id, n, 'PLA', status from prints, generate_series(0, 1) n where user_id = ${id}`.execute(db)
  await sql`insert into notifications (user_id, event_id, type, title, message)
    select ${id}, gen_random_uuid(), 'PrintCompleted', 'Finished', 'It is finished.' from generate_series(1, ${ROWS}::int)`.execute(
    db,
  )
  return user
}

/** The statements that a request sends to the database, counted where they leave the service. */
async function statementsOf(user: User, target: string): Promise<{ count: number; items: number }> {
  const { pool } = server.services
  let count = 0
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>
  const counting = async () => {
    const client = await connect()
    const query = client.query.bind(client) as (...values: unknown[]) => unknown
    const release = client.release.bind(client)
    const counted = (...values: unknown[]) => {
      count += 1
      return query(...values)
    }
    client.query = counted as typeof client.query
    client.release = (error) => {
      client.query = query as typeof client.query
      client.release = release
      release(error)
    }
    return client
  }
  pool.connect = counting as typeof pool.connect
  try {
    const answer = await server.client.raw('GET', target, { as: user.key })
    assert.equal(answer.status, 200, answer.text)
    return { count, items: (answer.body as { items: unknown[] }).items.length }
  } finally {
    pool.connect = connect as typeof pool.connect
  }
}

const LISTS = [
  '/api/Prints/summary',
  '/api/Printers',
  '/api/Printers/summary',
  '/api/PrinterMaintenance',
  '/api/Filaments',
  '/api/Projects',
  '/api/Notifications',
  '/api/Feed',
]

test('a page costs at most three statements, whatever its size', async () => {
  await server.services.jobs.stop() // their statements are not the request's
  const user = await busyUser()
  for (const list of LISTS) {
    await statementsOf(user, `${list}?pageSize=1`) // the credential is remembered from here on
    for (const size of [1, 25, 200]) {
      const { count, items } = await statementsOf(user, `${list}?pageSize=${size}`)
      assert.equal(items, size, list)
      assert(count >= 1 && count <= 3, `${list} with ${size} rows took ${count} statements`)
    }
  }
})
