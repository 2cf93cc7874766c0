import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MaintenanceEntryDto } from '../../../generated/api.d.ts'
import { reportDueMaintenance } from '../../../src/jobs/maintenanceDue.ts'
import { newPrint, newPrinter, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server
const DAY = 86_400_000
const DONE = '2026-03-01T12:00:00.000Z'

const PARTS = [
  { name: 'Grease in g', amount: 2.5, cost: 1.255 },
  { name: 'Wiper', amount: 1, cost: null },
]

/** Somebody with a printer and planned work on it that recurs. */
async function plan(body: object = {}) {
  const user = await newUser(server, { currency: 'EUR' })
  const printerId = (await newPrinter(server, user)).id
  const work = { printerId, category: 'Lubrication', date: '2026-01-01T00:00Z', recurs: true, ...body }
  const answer = await client.call('PrinterMaintenance_PostEntry', { as: user, body: work })
  assert.equal(answer.status, 201, answer.text)
  return { user, printerId, entry: answer.body }
}

async function patch(as: User, id: number, body: object): Promise<MaintenanceEntryDto> {
  const answer = await client.call('PrinterMaintenance_PatchEntry', { as, path: { id }, body })
  assert.equal(answer.status, 200, answer.text)
  return answer.body
}

async function list(as: User): Promise<MaintenanceEntryDto[]> {
  return (await client.call('PrinterMaintenance_GetEntries', { as })).body.items
}

async function read(as: User, id: number | null): Promise<MaintenanceEntryDto> {
  assert(id !== null)
  return (await client.call('PrinterMaintenance_GetEntry', { as, path: { id } })).body
}

test('completing work that recurs plans the next: the same task, parts and intervals, counted from then', async () => {
  const intervals = { dueAfterHours: 200, dueAfterPrints: 50, dueAfterDays: 90 }
  const texts = { description: 'Grease the rails.', notes: 'Wipe first.' }
  const { user, printerId, entry } = await plan({
    ...intervals,
    ...texts,
    parts: PARTS,
    cost: 10,
    dueDate: '2026-02-01',
  })
  assert.equal(entry.nextEntryId, null)
  const done = await patch(user, entry.id, { done: true, date: DONE })
  const { id, createdDate, updatedDate, ...next } = await read(user, done.nextEntryId)
  assert.deepEqual(next, {
    printerId,
    date: DONE,
    done: false,
    category: 'Lubrication',
    description: texts.description,
    notes: null,
    cost: null,
    parts: PARTS.map((part) => ({ ...part, cost: null })),
    currency: null,
    ...intervals,
    dueDate: null,
    recurs: true,
    totalCost: null,
    nextEntryId: null,
    // The ninety days are over.
    isDue: true,
  })
  assert.notEqual(id, entry.id)
  assert.equal(createdDate, updatedDate)
  assert.equal((await list(user)).length, 2)
})

test('the next entry is due by what is printed after it', async () => {
  const { user, printerId, entry } = await plan({ dueAfterPrints: 2 })
  const print = (start_date: string) => newPrint(server, user, { printer_id: printerId, start_date, status: 'Success' })
  await print('2026-02-01T00:00:00Z')
  await print('2026-02-02T00:00:00Z')
  assert.equal((await read(user, entry.id)).isDue, true)
  const { nextEntryId } = await patch(user, entry.id, { done: true, date: DONE })
  await print('2026-03-02T00:00:00Z')
  assert.equal((await read(user, nextEntryId)).isDue, false)
  await print('2026-03-03T00:00:00Z')
  assert.equal((await read(user, nextEntryId)).isDue, true)
  const again = await patch(user, nextEntryId ?? 0, { done: true, date: '2026-03-04T00:00Z' })
  assert.equal((await read(user, again.nextEntryId)).isDue, false)
})

test('without a date, work that recurs was done now; other work keeps its date', async () => {
  const before = Date.now()
  const { user, entry } = await plan({ dueAfterDays: 10 })
  const done = await patch(user, entry.id, { done: true })
  assert(Date.parse(done.date) >= before)
  assert.equal((await read(user, done.nextEntryId)).date, done.date)
  const other = await plan({ recurs: false, dueAfterDays: 10 })
  const once = await patch(other.user, other.entry.id, { done: true })
  assert.deepEqual([once.date, once.nextEntryId], ['2026-01-01T00:00:00.000Z', null])
  assert.equal((await list(other.user)).length, 1)
})

test('an entry plans one next entry, however often it is changed, reopened and completed', async () => {
  const { user, entry } = await plan({ dueAfterHours: 5 })
  const { nextEntryId } = await patch(user, entry.id, { done: true })
  await patch(user, entry.id, { notes: 'a' })
  assert.equal((await patch(user, entry.id, { done: false })).nextEntryId, nextEntryId)
  assert.equal((await patch(user, entry.id, { done: true })).nextEntryId, nextEntryId)
  assert.equal((await list(user)).length, 2)
  await client.call('PrinterMaintenance_DeleteEntry', { as: user, path: { id: nextEntryId ?? 0 } })
  assert.equal((await patch(user, entry.id, { notes: 'b' })).nextEntryId, null)
  assert.equal((await list(user)).length, 1)
})

test('correcting the date of completed work moves the next entry with it', async () => {
  const { user, entry } = await plan({ dueAfterDays: 30 })
  const { nextEntryId } = await patch(user, entry.id, { done: true, date: '2099-11-20T00:00Z' })
  const planned = await read(user, nextEntryId)
  await patch(user, entry.id, { date: DONE })
  const moved = await read(user, nextEntryId)
  assert.deepEqual([planned.isDue, moved.isDue, moved.date], [false, true, DONE])
  await patch(user, entry.id, { notes: 'The date stays.' })
  assert.deepEqual(await read(user, nextEntryId), moved)
  await reportDueMaintenance(db, new Date())
  const date = '2099-11-21T00:00:00.000Z'
  await patch(user, entry.id, { date })
  const { isDue, date: last } = await read(user, nextEntryId)
  assert.deepEqual([isDue, last], [false, date])
  const { due_event_date } = await db
    .selectFrom('maintenance_entries')
    .select('due_event_date')
    .where('user_id', '=', user.id)
    .where('id', '=', nextEntryId)
    .executeTakeFirstOrThrow()
  assert.equal(due_event_date, null)
})

test('work that is reopened and completed on another day moves the next entry as well', async () => {
  const { user, entry } = await plan({ dueAfterDays: 30 })
  const { nextEntryId } = await patch(user, entry.id, { done: true, date: '2026-03-02T00:00Z' })
  await patch(user, entry.id, { done: false })
  await patch(user, entry.id, { done: true, date: DONE })
  assert.equal((await read(user, nextEntryId)).date, DONE)
})

test('the next entry follows a date that its work gets while it is reopened', async () => {
  const { user, entry } = await plan({ done: true, dueAfterDays: 10, date: '2026-11-24T00:00Z' })
  await patch(user, entry.id, { done: false, date: '2026-02-27T00:00Z' })
  await patch(user, entry.id, { done: true, date: DONE })
  assert.deepEqual(
    (await list(user)).map(({ done, date }) => [done, date]),
    [
      [false, DONE],
      [true, DONE],
    ],
  )
})

test('correcting the date of completed work leaves a next entry that was postponed or done', async () => {
  const postponed = '2026-04-01T12:00:00.000Z'
  for (const [change, date] of [
    [{ date: postponed }, postponed],
    [{ done: true, date: '2026-03-02T00:00:00.000Z' }, '2026-03-02T00:00:00.000Z'],
  ] as const) {
    const { user, entry } = await plan({ dueAfterDays: 30 })
    const { nextEntryId } = await patch(user, entry.id, { done: true, date: '2026-03-02T00:00Z' })
    await patch(user, nextEntryId ?? 0, change)
    await patch(user, entry.id, { date: DONE })
    assert.equal((await read(user, nextEntryId)).date, date)
  }
})

test('of two completions at once, one plans the next entry', async () => {
  const { user, entry } = await plan({ dueAfterHours: 5 })
  const done = await Promise.all([1, 2].map(() => patch(user, entry.id, { done: true })))
  assert.equal(done[0]?.nextEntryId, done[1]?.nextEntryId)
  assert.equal((await list(user)).length, 2)
})

test('work that is recorded as done, replaced as done, or made to recur afterwards is planned again as well', async () => {
  const { user, printerId, entry } = await plan({ done: true, date: DONE, dueAfterDays: 30 })
  assert.equal((await read(user, entry.nextEntryId)).date, DONE)
  const put = async (body: object) =>
    client.call('PrinterMaintenance_PutEntry', {
      as: user,
      path: { id: entry.nextEntryId ?? 0 },
      body: { printerId, category: 'Belts', done: true, date: DONE, ...body },
    })
  assert.equal((await put({ dueAfterDays: 30 })).body.nextEntryId, null)
  const { nextEntryId } = (await put({ dueAfterDays: 30, recurs: true })).body
  assert.equal((await read(user, nextEntryId)).category, 'Belts')
})

test('work that recurs needs an interval', async () => {
  const { user, entry } = await plan({ dueAfterDays: 30 })
  for (const body of [{ dueAfterDays: null }, { dueAfterDays: null, dueDate: '2099-01-01' }]) {
    const path = { id: entry.id }
    const { problem } = await client.call('PrinterMaintenance_PatchEntry', { as: user, path, body })
    assert.deepEqual([problem.status, Object.keys(problem.errors ?? {})], [400, ['recurs']])
  }
})

test('work is due after a number of days, from its date or from the last time it was done, and is notified once', async () => {
  const now = Date.now()
  const at = (days: number) => new Date(now - days * DAY).toISOString()
  const { user, printerId, entry } = await plan({ recurs: false, date: at(9), dueAfterDays: 10 })
  assert.equal((await read(user, entry.id)).isDue, false)
  await patch(user, entry.id, { date: at(10) })
  assert.equal((await read(user, entry.id)).isDue, true)
  await reportDueMaintenance(db, new Date())
  await reportDueMaintenance(db, new Date())
  const events = await db.selectFrom('outbox').select('type').where('user_id', '=', user.id).execute()
  assert.deepEqual(events, [{ type: 'MaintenanceDue' }])
  const work = { printerId, category: 'Lubrication', done: true, date: at(3) }
  await client.call('PrinterMaintenance_PostEntry', { as: user, body: work })
  assert.equal((await read(user, entry.id)).isDue, false)
})

test('the costs of parts are added to that of the work, in one currency', async () => {
  const { user, printerId, entry } = await plan({ recurs: false, parts: PARTS, cost: 10 })
  assert.deepEqual([entry.parts, entry.cost, entry.totalCost, entry.currency], [PARTS, 10, 11.255, 'EUR'])
  const own = await patch(user, entry.id, { cost: null, done: true, date: DONE })
  assert.deepEqual([own.totalCost, own.currency], [1.255, 'EUR'])
  const { current } = (await client.call('Analytics_GetCosts', { as: user })).body
  assert.equal(current.maintenance.amount, 1.26)
  const { printers } = (await client.call('Analytics_GetPrinters', { as: user })).body.current
  assert.deepEqual(
    printers.flatMap((printer) => printer.maintenance.map(({ cost }) => cost)),
    [1.255],
  )
  const none = await patch(user, entry.id, { parts: [{ name: 'Wiper' }] })
  assert.deepEqual(
    [none.parts, none.totalCost, none.currency],
    [[{ name: 'Wiper', amount: 1, cost: null }], null, null],
  )
  assert.deepEqual((await patch(user, entry.id, { parts: [] })).parts, [])
  const put = await client.call('PrinterMaintenance_PutEntry', {
    as: user,
    path: { id: entry.id },
    body: { printerId, category: 'Bed', parts: PARTS, currency: 'USD' },
  })
  assert.deepEqual([put.body.totalCost, put.body.currency], [1.255, 'USD'])
})

test('parts that cannot be are refused, naming the field', async () => {
  const { user, entry } = await plan({ dueAfterDays: 30 })
  const cases: [string, object][] = [
    ['parts[0].name', { parts: [{ name: ' ' }] }],
    ['parts[0].name', { parts: [{ amount: 1 }] }],
    ['parts[0].amount', { parts: [{ name: 'a', amount: 0 }] }],
    ['parts[1].cost', { parts: [{ name: 'a' }, { name: 'b', cost: -1 }] }],
    ['parts[0].price', { parts: [{ name: 'a', price: 1 }] }],
    ['parts', { parts: Array(51).fill({ name: 'a' }) }],
    ['parts', { parts: [{ name: 'a', cost: 1_000_000_000 }], cost: 0.01 }],
    ['dueAfterDays', { dueAfterDays: 0 }],
    ['dueAfterDays', { dueAfterDays: 36_501 }],
    ['recurs', { recurs: null }],
  ]
  for (const [field, body] of cases) {
    const path = { id: entry.id }
    const { problem } = await client.call('PrinterMaintenance_PatchEntry', { as: user, path, body })
    assert.deepEqual([problem.status, Object.keys(problem.errors ?? {})], [400, [field]], JSON.stringify(body))
  }
  assert.deepEqual(await read(user, entry.id), entry)
})
