import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MaintenanceEntryDto } from '../../../generated/api.d.ts'
import { newPrinter, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

async function post(as: User, body: object): Promise<MaintenanceEntryDto> {
  return (await client.call('PrinterMaintenance_PostEntry', { as, body: { category: 'Bed', done: false, ...body } }))
    .body
}

function patch(as: User, id: number, body: object) {
  return client.call('PrinterMaintenance_PatchEntry', { as, path: { id }, body })
}

async function count(user: User): Promise<number> {
  const rows = await db.selectFrom('maintenance_entries').select('id').where('user_id', '=', user.id).execute()
  return rows.length
}

test('an entry keeps what was recorded, and can be written back as it was read', async () => {
  const user = await newUser(server, { time_zone: 'Europe/Berlin', currency: 'EUR' })
  const printer = await newPrinter(server, user)
  const answer = await client.call('PrinterMaintenance_PostEntry', {
    as: user,
    body: {
      printerId: printer.id,
      date: '2026-07-01T12:00',
      done: false,
      category: 'Hot end',
      description: 'Change the nozzle.',
      notes: '# Notes\n支架',
      cost: 18.905,
      dueAfterHours: 200,
      dueAfterPrints: 50,
      dueDate: '2099-01-01T00:00:00.5+02:00',
      isDue: true,
    },
  })
  assert.equal(answer.status, 201)
  const entry = answer.body
  assert.equal(answer.headers.get('Location'), `/api/PrinterMaintenance/${entry.id}`)
  assert.deepEqual(
    [entry.date, entry.dueDate, entry.cost, entry.currency, entry.isDue],
    ['2026-07-01T10:00:00.000Z', '2098-12-31T22:00:00.500Z', 18.905, 'EUR', false],
  )
  const path = { id: entry.id }
  const read = await client.call('PrinterMaintenance_GetEntry', { as: user, path })
  assert.deepEqual(read.body, entry)
  assert.equal(read.headers.get('ETag'), answer.headers.get('ETag'))
  const headers = { 'If-None-Match': read.headers.get('ETag') ?? '' }
  assert.equal((await client.call('PrinterMaintenance_GetEntry', { as: user, path, headers })).status, 304)
  const put = await client.call('PrinterMaintenance_PutEntry', { as: user, path, body: entry })
  assert.deepEqual(put.body, entry)
})

test('PUT falls back to defaults, PATCH changes what it names', async () => {
  const user = await newUser(server)
  const [printer, another] = [await newPrinter(server, user), await newPrinter(server, user)]
  const entry = await post(user, {
    printerId: printer.id,
    date: '2020-01-01T00:00Z',
    notes: 'a',
    cost: 3,
    currency: 'JPY',
    dueAfterHours: 5,
  })
  const patched = (await patch(user, entry.id, { notes: null, done: true, printerId: another.id, id: 1 })).body
  assert.deepEqual(
    [
      patched.notes,
      patched.done,
      patched.printerId,
      patched.cost,
      patched.currency,
      patched.dueAfterHours,
      patched.date,
    ],
    [null, true, another.id, 3, 'JPY', 5, '2020-01-01T00:00:00.000Z'],
  )
  const started = Date.now() - 1000
  const body = { printerId: printer.id, category: 'Belts', done: false }
  const put = (await client.call('PrinterMaintenance_PutEntry', { as: user, path: { id: entry.id }, body })).body
  assert.deepEqual([put.cost, put.currency, put.dueAfterHours, put.category], [null, null, null, 'Belts'])
  assert(Date.parse(put.date) >= started && Date.parse(put.date) <= Date.now() + 1000)
})

test('a cost is in the currency that is named, else in the owner’s; without a cost there is none', async () => {
  const user = await newUser(server, { currency: 'CHF' })
  const printerId = (await newPrinter(server, user)).id
  const { id } = await post(user, { printerId, currency: 'EUR' })
  const money = async (body: object) => {
    const entry = (await patch(user, id, body)).body
    return [entry.cost, entry.currency]
  }
  assert.deepEqual(await money({}), [null, null])
  assert.deepEqual(await money({ cost: 0 }), [0, 'CHF'])
  assert.deepEqual(await money({ cost: 1_000_000_000, currency: 'EUR' }), [1_000_000_000, 'EUR'])
  assert.deepEqual(await money({ cost: 0.000001 }), [0.000001, 'EUR'])
  assert.deepEqual(await money({ currency: null }), [0.000001, 'CHF'])
  assert.deepEqual(await money({ cost: null }), [null, null])
})

test('what cannot be stored is refused, naming the field, and nothing is written', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const printerId = (await newPrinter(server, user)).id
  const foreign = (await newPrinter(server, other)).id
  const entry = await post(user, { printerId })
  const cases: [string, object][] = [
    ['printerId', { printerId: foreign }],
    ['printerId', { printerId: 9_007_199_254_740_991 }],
    ['printerId', { printerId: '7' }],
    ['date', { date: '2026-02-30T00:00Z' }],
    ['date', { date: '1969-12-31T23:59Z' }],
    ['date', { date: '2026-02-30' }],
    ['date', { date: null }],
    ['dueDate', { dueDate: '2201-01-01T00:00Z' }],
    ['done', { done: null }],
    ['done', { done: 'true' }],
    ['category', { category: ' ' }],
    ['category', { category: 'x'.repeat(51) }],
    ['description', { description: '' }],
    ['description', { description: 'x'.repeat(1001) }],
    ['notes', { notes: 'a\u0000' }],
    ['cost', { cost: -0.01 }],
    ['cost', { cost: 1_000_000_000.5 }],
    ['cost', { cost: '5' }],
    ['currency', { cost: 1, currency: 'ZZZ' }],
    ['currency', { currency: 'ZZZ' }],
    ['currency', { cost: 1, currency: 'eur' }],
    ['dueAfterHours', { dueAfterHours: 0 }],
    ['dueAfterPrints', { dueAfterPrints: 1_000_001 }],
    ['dueAfterPrints', { dueAfterPrints: 1.5 }],
    ['due', { due: 1 }],
  ]
  for (const [field, body] of cases) {
    const whole = { printerId, category: 'Bed', done: false, ...body }
    const answers = [
      await client.call('PrinterMaintenance_PostEntry', { as: user, body: whole }),
      await client.call('PrinterMaintenance_PutEntry', { as: user, path: { id: entry.id }, body: whole }),
      await patch(user, entry.id, body),
    ]
    for (const answer of answers) {
      assert.equal(answer.status, 400, JSON.stringify(body))
      assert.deepEqual(Object.keys(answer.problem.errors ?? {}), [field])
    }
  }
  assert.equal(await count(user), 1)
  assert.deepEqual((await client.call('PrinterMaintenance_GetEntry', { as: user, path: { id: entry.id } })).body, entry)
})

test('nobody reads, changes or deletes an entry of somebody else', async () => {
  const [owner, other] = [await newUser(server), await newUser(server)]
  const printerId = (await newPrinter(server, owner)).id
  const theirs = (await newPrinter(server, other)).id
  const { id } = await post(owner, { printerId })
  const input = { as: other, path: { id } }
  const body = { printerId: theirs, category: 'x', done: true }
  assert.equal((await client.call('PrinterMaintenance_GetEntry', input)).status, 404)
  assert.equal((await client.call('PrinterMaintenance_PutEntry', { ...input, body })).status, 404)
  assert.equal((await client.call('PrinterMaintenance_PatchEntry', { ...input, body: { done: true } })).status, 404)
  assert.equal((await client.call('PrinterMaintenance_DeleteEntry', input)).status, 404)
  const query = { printerIds: [printerId] }
  assert.deepEqual((await client.call('PrinterMaintenance_GetEntries', { as: other, query })).body.items, [])
  assert.equal((await client.call('PrinterMaintenance_GetEntry', { ...input, as: owner })).body.done, false)
})

test('If-Match lets a write through only on the state that it names; a deleted entry is gone', async () => {
  const user = await newUser(server)
  const { id } = await post(user, { printerId: (await newPrinter(server, user)).id })
  const path = { id }
  const entry = await client.call('PrinterMaintenance_GetEntry', { as: user, path })
  const headers = { 'If-Match': entry.headers.get('ETag') ?? '' }
  const body = { description: 'a' }
  assert.equal((await client.call('PrinterMaintenance_PatchEntry', { as: user, path, body, headers })).status, 200)
  assert.equal((await client.call('PrinterMaintenance_PatchEntry', { as: user, path, body, headers })).status, 412)
  const whole = { as: user, path, body: entry.body, headers }
  assert.equal((await client.call('PrinterMaintenance_PutEntry', whole)).status, 412)
  assert.equal((await client.call('PrinterMaintenance_DeleteEntry', { as: user, path, headers })).status, 412)
  assert.equal((await client.call('PrinterMaintenance_DeleteEntry', { as: user, path })).status, 204)
  assert.equal((await client.call('PrinterMaintenance_DeleteEntry', { as: user, path })).status, 404)
  assert.equal((await client.call('PrinterMaintenance_GetEntry', { as: user, path })).status, 404)
})

test('an Idempotency-Key makes an entry once', async () => {
  const user = await newUser(server)
  const body = { printerId: (await newPrinter(server, user)).id, category: 'Bed', done: true }
  const input = { as: user, body, headers: { 'Idempotency-Key': 'once' } }
  const [first, second] = [
    await client.call('PrinterMaintenance_PostEntry', input),
    await client.call('PrinterMaintenance_PostEntry', input),
  ]
  assert.deepEqual(second.body, first.body)
  const other = { ...input, body: { ...body, done: false } }
  assert.equal((await client.call('PrinterMaintenance_PostEntry', other)).status, 422)
  assert.equal(await count(user), 1)
})

test('the latest come first; the filters are combined', async () => {
  const user = await newUser(server)
  const [left, right] = [(await newPrinter(server, user)).id, (await newPrinter(server, user)).id]
  const past = '2020-01-01T00:00Z'
  const first = await post(user, { printerId: left, date: '2026-01-01T00:00Z', dueDate: past })
  const second = await post(user, { printerId: right, date: '2026-03-01T00:00Z', dueDate: past })
  const third = await post(user, { printerId: left, date: '2026-02-01T00:00Z', done: true, dueDate: past })
  const fourth = await post(user, { printerId: left, date: '2026-02-01T00:00Z' })
  const list = async (query: Record<string, string | number | boolean | number[]>) =>
    (await client.call('PrinterMaintenance_GetEntries', { as: user, query })).body
  const ids = async (query: Parameters<typeof list>[0]) => (await list(query)).items.map(({ id }) => id)
  assert.deepEqual(await ids({}), [second.id, fourth.id, third.id, first.id])
  assert.deepEqual(await ids({ printerIds: [left] }), [fourth.id, third.id, first.id])
  assert.deepEqual(await ids({ printerIds: [left, right], done: false }), [second.id, fourth.id, first.id])
  assert.deepEqual(await ids({ isDue: true }), [second.id, first.id])
  assert.deepEqual(await ids({ isDue: false }), [fourth.id, third.id])
  assert.deepEqual(await ids({ isDue: true, PrinterIds: left }), [first.id])
  assert.deepEqual(await ids({ isDue: true, done: true }), [])
  const answer = await client.call('PrinterMaintenance_GetEntries', {
    as: user,
    query: { pageNumber: 2, pageSize: 1, printerIds: [left], done: false },
  })
  assert.deepEqual(
    answer.body.items.map(({ id }) => id),
    [first.id],
  )
  assert.deepEqual([answer.body.paging.totalCount, answer.body.paging.hasPrevious], [2, true])
  for (const query of [{ isDue: 'yes' }, { printerIds: ['x'] }, { pageSize: 0 }]) {
    assert.equal((await client.call('PrinterMaintenance_GetEntries', { as: user, query })).status, 400)
  }
})

test('the categories are those in use and common ones', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const printerId = (await newPrinter(server, user)).id
  const read = async (as: User) => (await client.call('PrinterMaintenance_GetCategories', { as })).body
  const categories = ['nozzle', 'Z axis', 'belts', 'Belts', ' Belts', 'Belts', 'zÖ', 'zö ', 'zö ']
  for (const category of categories) await post(user, { printerId, category })
  const { inUse, suggestions } = await read(user)
  assert.deepEqual(inUse, ['Belts', 'nozzle', 'Z axis', 'zö'])
  assert(suggestions.includes('Lubrication'))
  assert(!suggestions.includes('Nozzle') && !suggestions.includes('Belts'))
  assert.deepEqual(suggestions, suggestions.toSorted())
  const theirs = await read(other)
  assert.deepEqual(theirs.inUse, [])
  assert.deepEqual(theirs.suggestions, [...suggestions, 'Belts', 'Nozzle'].sort())
})

test('an entry is planned unless it says that it is done, and a day begins in the zone of its owner', async () => {
  const user = await newUser(server, { time_zone: 'America/New_York' })
  const printer = await newPrinter(server, user)
  const body = { printerId: printer.id, category: 'Nozzle', date: '2026-05-03', dueDate: '2026-07-01' }
  const { body: entry } = await client.call('PrinterMaintenance_PostEntry', { as: user, body })
  assert.deepEqual(
    [entry.done, entry.date, entry.dueDate],
    [false, '2026-05-03T04:00:00.000Z', '2026-07-01T04:00:00.000Z'],
  )
})
