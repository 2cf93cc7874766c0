/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access --
   answers are read as untyped programs read them */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lockTable } from '../faults/locks.ts'
import { connectProgram } from '../spoolman/connection.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()

test('F56: however many changes of one user wait for each other, others and the rest of that user are served', async (context) => {
  const { user: one, call } = await connectProgram(server)
  const other = await newUser(server)
  const filament = await call('POST', '/filament', { name: 'Black', density: 1.24, diameter: 1.75, weight: 1000 })
  const spool = await call('POST', '/spool', { filament_id: filament.body.id })
  const path = `/spool/${spool.body.id}`
  const lock = await lockTable(server.config.databaseUrl ?? '', 'filament_ledger')
  context.after(() => lock.release())
  const uses = Array.from({ length: 60 }, (_, index) => call('PUT', `${path}/use`, { use_weight: 1 + index / 100 }))
  await lock.waiting(1)
  for (const user of [one, other]) {
    const answers = Array.from({ length: 12 }, () => server.client.call('Users_GetMe', { as: user }))
    for (const { status } of await Promise.all(answers)) assert.equal(status, 200)
  }
  await lock.release()
  for (const { status } of await Promise.all(uses)) assert.equal(status, 200)
  assert.equal((await call('GET', path)).body.used_weight, 77.7)
})
