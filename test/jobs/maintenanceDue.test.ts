import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reportDueMaintenance } from '../../src/jobs/maintenanceDue.ts'
import { newPrint, newPrinter, newUser, type User } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const { client, db } = server
const DAY = 86_400_000

async function post(as: User, body: object): Promise<number> {
  return (await client.call('PrinterMaintenance_PostEntry', { as, body: { category: 'Bed', done: false, ...body } }))
    .body.id
}

function patch(as: User, id: number, body: object) {
  return client.call('PrinterMaintenance_PatchEntry', { as, path: { id }, body })
}

function events(user: User) {
  return db.selectFrom('outbox').select(['type', 'payload']).where('user_id', '=', user.id).execute()
}

test('work that falls due is notified once, even by two instances', async () => {
  const user = await newUser(server)
  const printer = await newPrinter(server, user, { name: 'Garage' })
  const due = Date.now() + 10 * DAY
  const id = await post(user, { printerId: printer.id, category: 'Belts', dueDate: new Date(due).toISOString() })
  await post(user, { printerId: printer.id, done: true, dueDate: '2020-01-01T00:00Z' })
  await post(user, { printerId: printer.id })
  assert.equal(await reportDueMaintenance(db, new Date(due - 1000)), 0)
  const told = await Promise.all([1, 2].map(() => reportDueMaintenance(db, new Date(due + 1000))))
  assert.deepEqual(told.sort(), [0, 1])
  assert.equal(await reportDueMaintenance(db, new Date(due + DAY)), 0)
  assert.deepEqual(await events(user), [
    {
      type: 'MaintenanceDue',
      payload: { maintenanceId: id, printerId: printer.id, printerName: 'Garage', category: 'Belts' },
    },
  ])
})

test('all due entries are notified, even more than fit into one transaction', async () => {
  const user = await newUser(server)
  const printer = await newPrinter(server, user)
  const row = { user_id: user.id, printer_id: printer.id, date: '2026-01-01T00:00Z', done: false, category: 'Bed' }
  const rows = Array.from({ length: 450 }, (_, index) => ({
    ...row,
    due_date: index % 2 === 0 ? '2026-01-02T00:00Z' : '2199-01-02T00:00Z',
  }))
  await db.insertInto('maintenance_entries').values(rows).execute()
  assert.equal(await reportDueMaintenance(db, new Date()), 225)
  assert.equal((await events(user)).length, 225)
})

test('work that is postponed, or done and planned again by its category, is notified again; work that a change leaves due is not', async () => {
  const user = await newUser(server)
  const printer = await newPrinter(server, user)
  const print = (start: number) =>
    newPrint(server, user, { printer_id: printer.id, start_date: new Date(start).toISOString() })
  const start = Date.now() - 10 * DAY
  const id = await post(user, { printerId: printer.id, date: new Date(start).toISOString(), dueAfterPrints: 1 })
  await print(start + DAY)
  const tell = () => reportDueMaintenance(db, new Date())
  assert.equal(await tell(), 1)
  await patch(user, id, { description: 'Still to do' })
  await patch(user, id, { done: true })
  await patch(user, id, { done: false })
  assert.equal(await tell(), 0)

  // Put off.
  await patch(user, id, { dueAfterPrints: 2 })
  assert.equal(await tell(), 0)
  await print(start + 2 * DAY)
  assert.equal(await tell(), 1)

  // Done, noted in an entry of its own.
  await post(user, { printerId: printer.id, done: true, date: new Date(start + 3 * DAY).toISOString() })
  assert.equal(await tell(), 0)
  await print(start + 4 * DAY)
  await print(start + 5 * DAY)
  assert.equal(await tell(), 1)
  assert.equal(await tell(), 0)
})
