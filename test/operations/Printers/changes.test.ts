import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load, newFilament, newPrint, newPrinter, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

test('a printer can be written back as it was read; PUT falls back to defaults, PATCH changes what it names', async () => {
  const user = await newUser(server)
  const spool = await newFilament(server, user)
  const loadedFilaments = [{ slot: 3, filamentId: spool.id }]
  const body = {
    name: 'Voron ',
    make: 'Self-made',
    model: '2.4',
    description: '',
    category: 'Other',
    nozzleDiameterMm: 0.6,
    filamentDiameterMm: 1.75,
    bedWidthMm: 350,
    bedDepthMm: 350.5,
    bedHeightMm: 340,
    wattageW: 0,
    isActive: false,
    loadedFilaments,
  }
  const created = (await client.call('Printers_PostPrinter', { as: user, body })).body
  await newPrint(server, user, { printer_id: created.id, print_time_in_seconds: 60 })
  const path = { id: created.id }
  const read = (await client.call('Printers_GetPrinter', { as: user, path })).body
  assert.deepEqual({ ...read, ...body }, read)
  const put = async (changes: object) =>
    (await client.call('Printers_PutPrinter', { as: user, path, body: changes })).body
  assert.deepEqual(await put({ ...read, id: 1, printCount: 99, printTimeInSeconds: 0 }), read)

  const patch = async (changes: object) =>
    (await client.call('Printers_PatchPrinter', { as: user, path, body: changes })).body
  const patched = await patch({ name: 'b', make: null, wattageW: 80 })
  assert(patched.updatedDate > read.updatedDate)
  assert.deepEqual(
    [patched.name, patched.make, patched.model, patched.wattageW, patched.loadedFilaments],
    ['b', null, '2.4', 80, loadedFilaments],
  )
  assert.deepEqual((await patch({ loadedFilaments: [] })).loadedFilaments, [])
  await patch({ loadedFilaments })
  const reset = await put({ name: 'c' })
  assert.deepEqual(
    [reset.model, reset.category, reset.wattageW, reset.isActive, reset.loadedFilaments, reset.printCount],
    [null, 'Fff', null, true, [], 1],
  )
})

test('another wattage changes no cost that was fixed', async () => {
  const user = await newUser(server, { electricity_rate_micros: 1_000_000 })
  const { id } = await newPrinter(server, user, { wattage_w: 1000 })
  const print = { title: 'x', status: 'Success', printerId: id, printTimeInSeconds: 3600 }
  const made = (await client.call('Prints_PostPrint', { as: user, body: print })).body
  assert.equal(made.cost?.electricity, 1)
  await client.call('Printers_PatchPrinter', { as: user, path: { id }, body: { wattageW: 5 } })
  const read = await client.call('Prints_GetPrint', { as: user, path: { id: made.id } })
  assert.deepEqual(read.body.cost, made.cost)
})

test('a change that cannot be is refused whole', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const [own, taken, foreign] = [
    await newFilament(server, user),
    await newFilament(server, user),
    await newFilament(server, other),
  ]
  const printer = await newPrinter(server, user, { name: 'a' })
  await load(server, printer, own)
  await load(server, await newPrinter(server, user), taken)
  const path = { id: printer.id }
  const before = (await client.call('Printers_GetPrinter', { as: user, path })).body
  const loaded = (...ids: string[]) => ({
    name: 'b',
    loadedFilaments: ids.map((filamentId, slot) => ({ slot, filamentId })),
  })
  const cases: [number, object][] = [
    [409, loaded(taken.id)],
    [400, loaded(own.id, foreign.id)],
    [400, loaded(own.id, own.id)],
    [400, { name: '' }],
    [400, { name: ' ' }],
    [400, { name: 'x'.repeat(101) }],
    [400, { name: 'a\u0000' }],
    [400, { name: 5 }],
    [400, { name: 'b', category: 'fff' }],
    [400, { name: 'b', wattageW: -1 }],
    [400, { name: 'b', wattageW: 1e400 }],
    [400, { name: 'b', nozzleDiameterMm: 0 }],
    [400, { name: 'b', bedWidthMm: 100_001 }],
    [400, { name: 'b', loadedFilaments: [{ slot: 256, filamentId: own.id }] }],
    [400, { name: 'b', loadedFilaments: Array.from({ length: 33 }, (_, slot) => ({ slot, filamentId: own.id })) }],
    [400, { name: 'b', isActive: null }],
    [400, { name: 'b', colour: 'red' }],
  ]
  for (const [status, body] of cases) {
    // JSON has no infinity, but a number may be too great for a double.
    const text = JSON.stringify(body).replace('"wattageW":null', '"wattageW":1e400')
    for (const id of ['Printers_PutPrinter', 'Printers_PatchPrinter'] as const) {
      assert.equal((await client.call(id, { as: user, path, body: text })).status, status, `${id} ${text}`)
    }
  }
  assert.equal((await client.call('Printers_PutPrinter', { as: user, path, body: {} })).status, 400)
  assert.deepEqual((await client.call('Printers_GetPrinter', { as: user, path })).body, before)
})

test('a printer is deleted with its maintenance, unless it has prints', async () => {
  const user = await newUser(server)
  const spool = await newFilament(server, user)
  const [idle, used] = [await newPrinter(server, user), await newPrinter(server, user)]
  await load(server, idle, spool)
  await newPrint(server, user, { printer_id: used.id, status: 'Pending' })
  const entry = { printerId: idle.id, category: 'Bed', done: true }
  const { id } = (await client.call('PrinterMaintenance_PostEntry', { as: user, body: entry })).body
  const remove = (printer: number) => client.call('Printers_DeletePrinter', { as: user, path: { id: printer } })
  const refused = await remove(used.id)
  assert.equal(refused.status, 409)
  assert.match(refused.problem.detail, /has prints/)
  assert.equal((await remove(idle.id)).status, 204)
  assert.equal((await remove(idle.id)).status, 404)
  assert.equal((await client.call('PrinterMaintenance_GetEntry', { as: user, path: { id } })).status, 404)
  const loads = await db.selectFrom('loaded_filaments').select('slot').where('user_id', '=', user.id).execute()
  assert.deepEqual(loads, [])
  assert.equal((await client.call('Filaments_GetFilament', { as: user, path: { id: spool.id } })).status, 200)
})

test('a print that is recorded while its printer is deleted either stops that or is refused', async () => {
  const user = await newUser(server)
  for (let round = 0; round < 5; round += 1) {
    const { id } = await newPrinter(server, user)
    const [print, removal] = await Promise.all([
      client.call('Prints_PostPrint', { as: user, body: { title: 'x', printerId: id } }),
      client.call('Printers_DeletePrinter', { as: user, path: { id } }),
    ])
    const statuses = [print.status, removal.status].join()
    assert(['201,409', '400,204', '409,204'].includes(statuses), statuses)
  }
})

test('If-Match lets a write through only on the state that it names', async () => {
  const user = await newUser(server)
  const { id } = await newPrinter(server, user)
  const path = { id }
  const tag = (await client.call('Printers_GetPrinter', { as: user, path })).headers.get('ETag') ?? ''
  const write = (
    operation: 'Printers_PutPrinter' | 'Printers_PatchPrinter' | 'Printers_DeletePrinter',
    body?: object,
  ) => client.call(operation, { as: user, path, body, headers: { 'If-Match': tag } })
  const changed = await write('Printers_PatchPrinter', { name: 'b' })
  assert.equal(changed.status, 200)
  const next = (await client.call('Printers_GetPrinter', { as: user, path })).headers.get('ETag')
  assert.equal(changed.headers.get('ETag'), next)
  assert.equal((await write('Printers_PatchPrinter', { name: 'c' })).status, 412)
  assert.equal((await write('Printers_PutPrinter', { name: 'c' })).status, 412)
  assert.equal((await write('Printers_DeletePrinter')).status, 412)
})

test('nobody changes or deletes a printer of somebody else', async () => {
  const [owner, other] = [await newUser(server), await newUser(server)]
  const { id } = await newPrinter(server, owner, { name: 'a' })
  const input = { as: other, path: { id } }
  assert.equal((await client.call('Printers_PutPrinter', { ...input, body: { name: 'b' } })).status, 404)
  assert.equal((await client.call('Printers_PatchPrinter', { ...input, body: { name: 'b' } })).status, 404)
  assert.equal((await client.call('Printers_DeletePrinter', input)).status, 404)
  assert.equal((await client.call('Printers_GetPrinter', { ...input, as: owner })).body.name, 'a')
})

test('an Idempotency-Key makes a printer once', async () => {
  const user = await newUser(server)
  const input = { as: user, body: { name: 'x' }, headers: { 'Idempotency-Key': 'once' } }
  const [first, second] = await Promise.all([1, 2].map(() => client.call('Printers_PostPrinter', input)))
  assert.equal(second?.body.id, first?.body.id)
  assert.equal((await client.call('Printers_PostPrinter', { ...input, body: { name: 'y' } })).status, 422)
  assert.equal((await client.call('Printers_GetPrinters', { as: user })).body.paging.totalCount, 1)
})
