/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access --
   answers are read as untyped programs read them */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { eventually } from '../identity/support.ts'
import { startServer } from '../support/server.ts'
import { connectProgram } from './connection.ts'

const server = await startServer({}, { isOwn: true })
const { db } = server

/** Number of statements that wait for a lock. */
async function waitingStatements(): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}

test('a field that is deleted while a program writes a value of it leaves no value behind', async () => {
  const { call, user } = await connectProgram(server)
  await call('POST', '/field/spool/rack', { name: 'Rack', field_type: 'integer' })
  const { body: filament } = await call('POST', '/filament', { density: 1.24, diameter: 1.75 })
  const { body: spool } = await call('POST', '/spool', { filament_id: filament.id })
  const both = await db.transaction().execute(async (trx) => {
    await sql`select from filaments where user_id = ${user.id} for update`.execute(trx)
    const writing = call('PATCH', `/spool/${spool.id}`, { extra: { rack: '5' } })
    await eventually(async () => (await waitingStatements()) === 1)
    let isDeleted = false
    const deleting = call('DELETE', '/field/spool/rack').finally(() => (isDeleted = true))
    await eventually(async () => isDeleted || (await waitingStatements()) === 2)
    return { answers: Promise.all([writing, deleting]) }
  })
  assert.deepEqual(
    (await both.answers).map(({ status }) => status),
    [200, 200],
  )
  assert.deepEqual((await call('GET', `/spool/${spool.id}`)).body.extra, {})
  await call('POST', '/field/spool/rack', { name: 'Rack', field_type: 'integer_range' })
  assert.equal((await call('GET', '/spool?extra.rack=1:9')).status, 200)
})
