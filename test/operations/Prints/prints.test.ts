import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { PrintDetailDto } from '../../../generated/api.d.ts'
import { newFilament, newPrint, newPrinter, newProject, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

/** Difference between the service's estimate of the database's time and the time of this process, in milliseconds. */
const CLOCK_TOLERANCE_MS = 5000
const server = await startServer()
const { client, db } = server

async function post(as: User, body: object): Promise<PrintDetailDto> {
  return (await client.call('Prints_PostPrint', { as, body })).body
}

async function balance(user: User, id: string): Promise<number> {
  const row = await db
    .selectFrom('filaments')
    .select('balance_mg')
    .where('user_id', '=', user.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.balance_mg
}

async function events(user: User): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('type')
    .where('user_id', '=', user.id)
    .orderBy('created_date')
    .execute()
  return rows.map((row) => row.type)
}

test('a print keeps what was recorded, and can be written back as it was read', async () => {
  const user = await newUser(server, { time_zone: 'Europe/Berlin' })
  const printer = await newPrinter(server, user)
  const project = await newProject(server, user)
  const spool = await newFilament(server, user)
  const answer = await client.call('Prints_PostPrint', {
    as: user,
    body: {
      title: 'Bracket 支架',
      status: 'Success',
      printerId: printer.id,
      projectId: project.id,
      startDate: '2026-03-29T03:30',
      endDate: '2026-03-29T05:00:00.5+02:00',
      printTimeInSeconds: 5400,
      filamentUsage: [
        { filamentId: spool.id, lengthInM: 10 },
        { materialType: 'PETG', estimatedAmountMg: 1000, slot: 1 },
      ],
      tags: ['workshop', 'a "quoted", one'],
      externalId: 'job-1',
    },
  })
  assert.equal(answer.status, 201)
  assert.equal(answer.headers.get('Location'), `/api/Prints/${answer.body.id}`)
  const print = answer.body
  assert.equal(print.startDate, '2026-03-29T01:30:00.000Z')
  assert.equal(print.source, 'ApiKey')
  assert.deepEqual(print.tags, ['workshop', 'a "quoted", one'])
  // π/4 × 1.75² mm² × 10 m × 1.24 g/cm³
  assert.equal(print.filamentUsage[0]?.amountMg, 29825)
  assert.equal(print.filamentUsage[0]?.source, 'Length')
  assert.equal(print.filamentUsage[1]?.estimatedSource, 'Weight')

  const read = await client.call('Prints_GetPrint', { as: user, path: { id: print.id } })
  assert.deepEqual(read.body, print)
  const put = await client.call('Prints_PutPrint', { as: user, path: { id: print.id }, body: print })
  assert.deepEqual({ ...put.body, updatedDate: print.updatedDate }, print)
})

test('what is read-only in a print and its usages may hold anything when it is sent, and is ignored', async () => {
  const user = await newUser(server)
  for (const junk of [false, 7, null, {}, ['x'], 'no uuid']) {
    const usage = { materialType: 'PLA', amountMg: 1000, id: junk, displayName: junk, colorHex: junk }
    const { filamentUsage } = await post(user, { title: 'x', id: junk, createdDate: junk, filamentUsage: [usage] })
    assert.match(filamentUsage[0]?.id ?? '', /^[0-9a-f-]{36}$/)
  }
})

test('a print recorded with an access token comes from the web', async () => {
  const user = await newUser(server)
  const { body } = await client.call('Prints_PostPrint', { as: user.token(), body: { title: 'x' } })
  assert.equal(body.source, 'Web')
})

test('PUT falls back to defaults, PATCH changes what it names', async () => {
  const user = await newUser(server)
  const print = await post(user, {
    title: 'a',
    notes: 'b',
    copies: 3,
    tags: ['t'],
    status: 'Success',
    viewStatus: 'Public',
  })
  const path = { id: print.id }
  const patched = await client.call('Prints_PatchPrint', { as: user, path, body: { notes: null, title: 'c' } })
  assert.deepEqual(
    [patched.body.title, patched.body.notes, patched.body.copies, patched.body.tags],
    ['c', null, 3, ['t']],
  )
  const put = await client.call('Prints_PutPrint', { as: user, path, body: { title: 'd' } })
  assert.deepEqual(
    [put.body.copies, put.body.tags, put.body.status, put.body.viewStatus],
    [1, [], 'Pending', 'Private'],
  )
})

test('what cannot be stored is refused, naming the field, and nothing is written', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const foreign = await newFilament(server, other)
  const printer = await newPrinter(server, other)
  const project = await newProject(server, other)
  const cases: [string, object][] = [
    ['filamentUsage[1].filamentId', { filamentUsage: [{ materialType: 'PLA' }, { filamentId: foreign.id }] }],
    ['filamentUsage[0].filamentId', { filamentUsage: [{ amountMg: 1 }] }],
    ['filamentUsage[0].lengthInM', { filamentUsage: [{ materialType: 'PLA', lengthInM: 1e9 }] }],
    ['printerId', { printerId: printer.id }],
    ['projectId', { projectId: project.id }],
    ['endDate', { startDate: '2026-01-02T00:00Z', endDate: '2026-01-01T00:00Z' }],
    ['startDate', { startDate: '2026-02-30T00:00Z' }],
    ['startDate', { startDate: '1969-12-31T00:00Z' }],
  ]
  for (const [field, body] of cases) {
    const answer = await client.call('Prints_PostPrint', { as: user, body: { title: 'x', ...body } })
    assert.equal(answer.status, 400, field)
    assert.deepEqual(Object.keys(answer.problem.errors ?? {}), [field])
  }
  const { count } = await db
    .selectFrom('prints')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  assert.equal(count, 0)
})

test('an external id is taken once per source', async () => {
  const user = await newUser(server)
  const first = await post(user, { title: 'a', externalId: 'x' })
  assert.equal((await client.call('Prints_PostPrint', { as: user, body: { title: 'b', externalId: 'x' } })).status, 409)
  const second = await post(user, { title: 'b' })
  const patch = { as: user, path: { id: second.id }, body: { externalId: 'x' } }
  assert.equal((await client.call('Prints_PatchPrint', patch)).status, 409)
  assert.equal(
    (await client.call('Prints_PutPrint', { as: user, path: { id: second.id }, body: { title: 'b', externalId: 'x' } }))
      .status,
    409,
  )
  assert.equal((await client.call('Prints_PatchPrint', { ...patch, path: { id: first.id } })).status, 200)
})

test('others see what its visibility allows, without what is private', async () => {
  const [owner, other] = [await newUser(server), await newUser(server)]
  const spool = await newFilament(server, owner, {
    display_name: 'Secret spool',
    initial_nominal_weight_mg: 1_000_000,
    purchase_price_micros: 20_000_000,
  })
  const printer = await newPrinter(server, owner)
  const print = await post(owner, {
    title: 'a',
    status: 'Success',
    viewStatus: 'Unlisted',
    printerId: printer.id,
    externalId: 'secret',
    filamentUsage: [{ filamentId: spool.id, amountMg: 50_000 }],
  })
  assert.deepEqual(print.cost, { filament: 1, electricity: null, total: 1, currency: 'USD', isFilamentPartial: false })
  const { shareKey } = print
  assert.match(shareKey ?? '', /^[\w-]{22,}$/)
  const path = { id: print.id }
  const read = (query: object, as?: User) => client.call('Prints_GetPrint', { path, query: { ...query }, as })
  assert.equal((await read({})).status, 404)
  assert.equal((await read({}, other)).status, 404)
  assert.equal((await read({ shareKey: `${shareKey}x` })).status, 404)
  for (const as of [undefined, other]) {
    const { body, text } = await read({ shareKey }, as)
    assert(!text.includes('Secret spool'))
    assert.deepEqual([body.cost, body.shareKey, body.printerId, body.externalId], [null, null, null, null])
    assert.deepEqual([body.filamentUsage[0]?.filamentId, body.filamentUsage[0]?.amountMg], [null, 50_000])
  }

  const edit = async (viewStatus: string) =>
    (await client.call('Prints_PatchPrint', { as: owner, path, body: { viewStatus } })).body
  assert.equal((await edit('Public')).shareKey, null)
  assert.equal((await read({})).status, 200)
  assert.equal((await edit('Private')).viewStatus, 'Private')
  assert.equal((await read({ shareKey })).status, 404)
  assert.notEqual((await edit('Unlisted')).shareKey, shareKey)
})

test('nobody changes, finishes or deletes a print of somebody else', async () => {
  const [owner, other] = [await newUser(server), await newUser(server)]
  const print = await post(owner, { title: 'a', viewStatus: 'Public' })
  const input = { as: other, path: { id: print.id } }
  assert.equal((await client.call('Prints_PutPrint', { ...input, body: { title: 'b' } })).status, 404)
  assert.equal((await client.call('Prints_PatchPrint', { ...input, body: { title: 'b' } })).status, 404)
  assert.equal((await client.call('Prints_CompletePrint', { ...input, body: { status: 'Success' } })).status, 404)
  assert.equal((await client.call('Prints_DeletePrint', input)).status, 404)
  assert.equal((await client.call('Prints_GetPrint', { ...input, as: owner })).body.title, 'a')
})

test('If-Match lets a write through only on the state that it names', async () => {
  const user = await newUser(server)
  const created = await client.call('Prints_PostPrint', { as: user, body: { title: 'a' } })
  const path = { id: created.body.id }
  const tag = (await client.call('Prints_GetPrint', { as: user, path })).headers.get('ETag') ?? ''
  assert.equal(created.headers.get('ETag'), tag)
  assert.equal(
    (await client.call('Prints_GetPrint', { as: user, path, headers: { 'If-None-Match': tag } })).status,
    304,
  )
  const write = (
    id: 'Prints_PatchPrint' | 'Prints_PutPrint' | 'Prints_CompletePrint' | 'Prints_DeletePrint',
    body?: object,
  ) => client.call(id, { as: user, path, body, headers: { 'If-Match': tag } })
  assert.equal((await write('Prints_PatchPrint', { title: 'b' })).status, 200)
  assert.equal((await write('Prints_PatchPrint', { title: 'c' })).status, 412)
  assert.equal((await write('Prints_PutPrint', { title: 'c' })).status, 412)
  assert.equal((await write('Prints_CompletePrint', { status: 'Success' })).status, 412)
  assert.equal((await write('Prints_DeletePrint')).status, 412)
})

test('usages keep the ids that are sent back, and only their own', async () => {
  const user = await newUser(server)
  const foreign = (await post(user, { title: 'a', filamentUsage: [{ materialType: 'PLA', amountMg: 1 }] }))
    .filamentUsage[0]?.id
  const print = await post(user, { title: 'b', filamentUsage: [{ materialType: 'PLA', amountMg: 1 }] })
  const kept = print.filamentUsage[0]?.id
  const usage = { materialType: 'PLA', amountMg: 2 }
  const body = {
    filamentUsage: [
      usage,
      { ...usage, id: kept },
      { ...usage, id: kept },
      { ...usage, id: foreign },
      { ...usage, id: randomUUID() },
    ],
  }
  const { filamentUsage } = (await client.call('Prints_PatchPrint', { as: user, path: { id: print.id }, body })).body
  assert.equal(filamentUsage[1]?.id, kept)
  assert.equal(new Set(filamentUsage.map(({ id }) => id)).size, 5)
  assert(!filamentUsage.some(({ id }) => id === foreign))
})

test('finishing a print takes its material from the spool, sets end, duration and costs, and tells of it once', async () => {
  const user = await newUser(server, {
    currency: 'EUR',
    electricity_rate_micros: 300_000,
    default_spool_price_micros: 20_000_000,
  })
  const printer = await newPrinter(server, user, { wattage_w: 100 })
  const spool = await newFilament(server, user, {
    initial_nominal_weight_mg: 500_000,
    purchase_price_micros: 10_000_000,
    purchase_currency: 'USD',
  })
  const print = await post(user, {
    title: 'a',
    status: 'Printing',
    printerId: printer.id,
    startDate: '2026-01-01T10:00Z',
    filamentUsage: [
      { filamentId: spool.id, estimatedAmountMg: 100_000 },
      { materialType: 'PLA', amountMg: 50_000 },
    ],
  })
  assert.equal(print.cost, null)
  assert.equal(await balance(user, spool.id), 500_000)
  const complete = (body: object) => client.call('Prints_CompletePrint', { as: user, path: { id: print.id }, body })
  const done = (await complete({ status: 'Success', endDate: '2026-01-01T12:00Z' })).body
  assert.equal(done.printTimeInSeconds, 7200)
  // The spool's price is in another currency, so that only the other material and 2 h × 100 W × 0.30 are summed.
  assert.deepEqual(done.cost, {
    filament: 1,
    electricity: 0.06,
    total: 1.06,
    currency: 'EUR',
    isFilamentPartial: true,
  })
  assert.equal(await balance(user, spool.id), 400_000)
  assert.deepEqual(await events(user), ['PrintCompleted'])

  await db
    .updateTable('users')
    .set({ electricity_rate_micros: 900_000, currency: 'GBP' })
    .where('id', '=', user.id)
    .execute()
  const corrected = (await complete({ status: 'Failed' })).body
  assert.deepEqual(
    [corrected.endDate, corrected.cost?.electricity, corrected.cost?.currency],
    ['2026-01-01T12:00:00.000Z', 0.06, 'EUR'],
  )
  // A failed print without an amount and without reported progress takes nothing.
  assert.equal(await balance(user, spool.id), 500_000)
  await client.call('Prints_PatchPrint', { as: user, path: { id: print.id }, body: { status: 'Pending' } })
  await complete({ status: 'Success', filamentUsage: [{ filamentId: spool.id, amountMg: 90_000 }] })
  assert.equal(await balance(user, spool.id), 410_000)
  assert.deepEqual(await events(user), ['PrintCompleted'])

  assert.equal((await client.call('Prints_DeletePrint', { as: user, path: { id: print.id } })).status, 204)
  assert.equal(await balance(user, spool.id), 500_000)
  assert.equal((await client.call('Prints_GetPrint', { as: user, path: { id: print.id } })).status, 404)
})

test('without an end the print ends now; one that would end before it starts is refused', async () => {
  const user = await newUser(server)
  const before = Date.now()
  const print = await post(user, { title: 'a' })
  const { body } = await client.call('Prints_CompletePrint', {
    as: user,
    path: { id: print.id },
    body: { status: 'Cancelled' },
  })
  // The service goes by the database's clock, which it knows to within half the time of a question.
  const end = Date.parse(body.endDate ?? '')
  assert(end >= before - CLOCK_TOLERANCE_MS && end <= Date.now() + CLOCK_TOLERANCE_MS)
  assert.deepEqual(await events(user), [], 'a cancelled print is no news to whoever cancelled it')
  const late = await post(user, { title: 'a', startDate: '2100-01-01T00:00Z' })
  const answer = await client.call('Prints_CompletePrint', {
    as: user,
    path: { id: late.id },
    body: { status: 'Success' },
  })
  assert.deepEqual(Object.keys(answer.problem.errors ?? {}), ['startDate'])
})

test('what an owner changes on a print of an integration is remembered', async () => {
  const user = await newUser(server)
  const print = await newPrint(server, user, { source: 'Moonraker', status: 'Printing' })
  const edit = (body: object) => client.call('Prints_PatchPrint', { as: user, path: { id: print.id }, body })
  await edit({ title: 'A print', notes: 'mine' })
  await edit({ tags: ['x'], filamentUsage: [{ materialType: 'PLA', amountMg: 5 }] })
  const row = await db
    .selectFrom('prints')
    .select('edited_fields')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(row.edited_fields, ['filamentUsage', 'notes', 'tags'])
})

test('many prints finish on one spool at once, and its ledger adds up', async () => {
  const user = await newUser(server)
  const spool = await newFilament(server, user, { initial_nominal_weight_mg: 1_000_000 })
  const bodies = Array.from({ length: 12 }, () => ({
    title: 'x',
    status: 'Success',
    filamentUsage: [{ filamentId: spool.id, amountMg: 1000 }],
  }))
  const answers = await Promise.all(bodies.map((body) => client.call('Prints_PostPrint', { as: user, body })))
  assert(answers.every(({ status }) => status === 201))
  assert.equal(await balance(user, spool.id), 988_000)
  const entries = await db
    .selectFrom('filament_ledger')
    .select('balance_mg')
    .where('user_id', '=', user.id)
    .orderBy('position')
    .execute()
  assert.deepEqual(
    entries.map((entry) => entry.balance_mg),
    Array.from({ length: 13 }, (_, index) => 1_000_000 - index * 1000),
  )
})

test('an Idempotency-Key makes a print once', async () => {
  const user = await newUser(server)
  const input = { as: user, body: { title: 'x' }, headers: { 'Idempotency-Key': 'once' } }
  const [first, second] = [await client.call('Prints_PostPrint', input), await client.call('Prints_PostPrint', input)]
  assert.equal(second.body.id, first.body.id)
  assert.equal((await client.call('Prints_PostPrint', { ...input, body: { title: 'y' } })).status, 422)
})

test('a day stands for its start in the zone of the user, also where clocks skip midnight', async () => {
  const user = await newUser(server, { time_zone: 'America/Santiago' })
  const print = await post(user, { title: 'a', startDate: '2026-05-03', endDate: '2026-09-06' })
  assert.deepEqual([print.startDate, print.endDate], ['2026-05-03T04:00:00.000Z', '2026-09-06T04:00:00.000Z'])
  const list = async (query: object) =>
    (await client.call('Prints_GetSummary', { as: user, query: { ...query } })).body.items.length
  assert.equal(await list({ fromDate: '2026-05-03', toDate: '2026-05-04' }), 1)
  assert.equal(await list({ fromDate: '2026-05-04', toDate: '2026-05-05' }), 0)
})

test('lengths and volumes have six digits at most, those of earlier versions too', async () => {
  const user = await newUser(server)
  const usage = { materialType: 'PLA', lengthInM: 0.8127000000000001, estimatedVolumeMl: 0.30000000000000004 }
  const { id, filamentUsage } = await post(user, { title: 'a', filamentUsage: [usage] })
  assert.deepEqual([filamentUsage[0]?.lengthInM, filamentUsage[0]?.estimatedVolumeMl], [0.8127, 0.3])
  await db
    .updateTable('filament_usages')
    .set({ length_in_m: 4.199999999999999, volume_ml: 1.1000000000000003 })
    .where('user_id', '=', user.id)
    .execute()
  const [read] = (await client.call('Prints_GetPrint', { as: user, path: { id } })).body.filamentUsage
  assert.deepEqual([read?.lengthInM, read?.volumeMl], [4.2, 1.1])
})
