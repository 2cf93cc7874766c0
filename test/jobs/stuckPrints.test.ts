import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reportStuckPrints } from '../../src/jobs/stuckPrints.ts'
import { newPrint, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const { db } = server
const HOUR = 3_600_000
const start = '2026-03-01T12:00:00.000Z'

test('a print of long ago that is set to printing without a start is stuck two days later, not at once', async () => {
  const user = await newUser(server)
  const { id } = await newPrint(server, user, { status: 'Pending', start_date: null, created_date: start })
  await server.client.call('Prints_PatchPrint', { path: { id }, as: user, body: { status: 'Printing' } })
  const now = Date.now()
  assert.equal(await reportStuckPrints(db, new Date(now + 47 * HOUR)), 0)
  assert.equal(await reportStuckPrints(db, new Date(now + 49 * HOUR)), 1)
})

for (const { estimate, hours } of [
  { estimate: null, hours: 48 },
  { estimate: 7200, hours: 26 },
  { estimate: 0, hours: 24 },
]) {
  test(`a print with the estimate ${estimate} s is stuck after ${hours} h, and reported once`, async () => {
    const user = await newUser(server)
    const print = { start_date: start, estimated_print_time_in_seconds: estimate }
    const { id } = await newPrint(server, user, { ...print, status: 'Printing' })
    for (const status of ['Pending', 'Success', 'Cancelled'] as const)
      await newPrint(server, user, { ...print, status })
    const limit = Date.parse(start) + hours * HOUR
    assert.equal(await reportStuckPrints(db, new Date(limit - 1000)), 0)
    const reported = await Promise.all([1, 2].map(() => reportStuckPrints(db, new Date(limit + 1000))))
    assert.deepEqual(reported.sort(), [0, 1])
    assert.equal(await reportStuckPrints(db, new Date(limit + 99 * HOUR)), 0)
    const events = await db.selectFrom('outbox').select(['type', 'payload']).where('user_id', '=', user.id).execute()
    assert.deepEqual(events, [{ type: 'PrintStuck', payload: { printId: id, title: 'A print' } }])
  })
}
