import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CompleteMaintenanceEntryDto } from '../../../generated/api.d.ts'
import { newMaintenanceEntry } from '../../support/belongings.ts'
import { newPrint, newPrinter, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

type Overrides = Parameters<typeof newMaintenanceEntry>[2]

/** A planned entry, with its owner. */
async function plan(overrides: Overrides) {
  const user = await newUser(server, { currency: 'EUR' })
  const printer = await newPrinter(server, user)
  const { id } = await newMaintenanceEntry(server, printer, overrides)
  return { user, printer, id }
}

const complete = (as: User, id: number, body: Partial<CompleteMaintenanceEntryDto>, headers = {}) =>
  client.call('PrinterMaintenance_CompleteEntry', { as, path: { id }, body, headers })
const read = (as: User, id: number) => client.call('PrinterMaintenance_GetEntry', { as, path: { id } })
const count = async (user: User) =>
  (await db.selectFrom('maintenance_entries').select('id').where('user_id', '=', user.id).execute()).length

test('planned work is done once: it keeps what is not sent, and the date is now', async () => {
  const { user, id } = await plan({ notes: 'Grease', cost_micros: 4_000_000, cost_currency: 'USD', due_after_hours: 5 })
  // By the clock of the database, as the service knows it: to a few milliseconds.
  const before = Date.now() - 1000
  const { status, body } = await complete(user, id, { cost: 4.5 })
  assert.deepEqual(
    [status, body.id, body.done, body.notes, body.cost, body.currency, body.dueAfterHours],
    [200, id, true, 'Grease', 4.5, 'USD', 5],
  )
  assert(Date.parse(body.date) > before)
  assert.deepEqual((await read(user, id)).body, body)
  const again = await complete(user, id, {})
  assert.deepEqual([again.status, again.problem.detail], [409, 'This maintenance is already done.'])
  assert.equal(await count(user), 1)
})

test('work that recurs is planned again, counting from its date; nobody records it twice', async () => {
  const { user, printer, id } = await plan({ date: '2026-03-01T00:00Z', due_after_prints: 1, category: 'Belts' })
  await newPrint(server, user, { printer_id: printer.id, start_date: '2026-03-02T00:00Z', status: 'Success' })
  const due = await read(user, id)
  assert.equal(due.body.isDue, true)
  const headers = { 'If-Match': due.headers.get('ETag') ?? '' }
  const parts = [{ name: 'Belt', amount: 1, cost: 3 }]
  const body = { date: '2026-03-03T00:00:00Z', recurs: true, cost: 2, parts, notes: 'Tightened' }
  const { body: work } = await complete(user, id, body, headers)
  assert.deepEqual(
    [work.id, work.printerId, work.category, work.done, work.totalCost, work.currency, work.notes],
    [id, printer.id, 'Belts', true, 5, 'EUR', 'Tightened'],
  )
  const { body: planned } = await read(user, work.nextEntryId ?? 0)
  assert.deepEqual([planned.done, planned.isDue, planned.dueAfterPrints, planned.notes], [false, false, 1, null])
  assert.equal(planned.date, work.date)
  assert.equal((await complete(user, id, body, headers)).status, 412)
  assert.equal(await count(user), 2)
})

test('work without an interval cannot recur', async () => {
  const { user, id } = await plan({})
  const { status, problem } = await complete(user, id, { recurs: true })
  assert.deepEqual([status, Object.keys(problem.errors ?? {})], [400, ['recurs']])
  assert.equal(await count(user), 1)
})

test('an Idempotency-Key completes once, If-Match only the version that it names', async () => {
  const { user, id } = await plan({ due_after_hours: 5 })
  const headers = { 'Idempotency-Key': 'once' }
  const [first, second] = [
    await complete(user, id, { recurs: true }, headers),
    await complete(user, id, { recurs: true }, headers),
  ]
  assert.deepEqual(second.body, first.body)
  assert.equal((await complete(user, id, {}, { 'If-Match': '"stale"' })).status, 412)
  assert.equal(await count(user), 2)
  const refused = await complete(user, id, { cost: -1 })
  assert.deepEqual([refused.status, Object.keys(refused.problem.errors ?? {})], [400, ['cost']])
})
