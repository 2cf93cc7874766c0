import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { load, newFilament, newPrinter, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

function put(as: User, id: number, slot: number, filamentId: string) {
  return client.call('Printers_PutFilament', { as, path: { id }, body: { slot, filamentId } })
}

/** By printer: slot and spool of what is loaded. */
async function loaded(as: User, id: number): Promise<[number, string][]> {
  const { body } = await client.call('Printers_GetFilament', { as, path: { id } })
  assert.equal(body.printerId, id)
  return body.loadedFilaments.map(({ slot, filamentId }) => [slot, filamentId])
}

test('what is loaded is read with what tells the spools apart', async () => {
  const user = await newUser(server)
  const printer = await newPrinter(server, user)
  const weighed = await newFilament(server, user, {
    display_name: 'Black',
    brand: 'Fillamentum',
    color_name: 'Traffic black',
    color_hex: '#1A1A1A',
    initial_nominal_weight_mg: 1_000_000,
  })
  const unknown = await newFilament(server, user, { balance_mg: -5 })
  await load(server, printer, unknown, 1)
  await load(server, printer, weighed, 0)
  const answer = await client.call('Printers_GetFilament', { as: user, path: { id: printer.id } })
  assert.deepEqual(answer.body.loadedFilaments, [
    {
      slot: 0,
      filamentId: weighed.id,
      displayName: 'Black',
      brand: 'Fillamentum',
      materialType: 'PLA',
      colorName: 'Traffic black',
      colorHex: '#1A1A1A',
      colors: [],
      remainingMg: 1_000_000,
      isLow: false,
    },
    {
      slot: 1,
      filamentId: unknown.id,
      displayName: 'A spool',
      brand: null,
      materialType: 'PLA',
      colorName: null,
      colorHex: null,
      colors: [],
      remainingMg: null,
      isLow: false,
    },
  ])
  const headers = { 'If-None-Match': answer.headers.get('ETag') ?? '' }
  const again = await client.call('Printers_GetFilament', { as: user, path: { id: printer.id }, headers })
  assert.equal(again.status, 304)
})

test('a spool that is loaded elsewhere is moved, and what was in the slot is unloaded', async () => {
  const user = await newUser(server)
  const [left, right] = [await newPrinter(server, user), await newPrinter(server, user)]
  const [a, b] = [(await newFilament(server, user)).id, (await newFilament(server, user)).id]
  assert.equal((await put(user, left.id, 0, a)).status, 200)
  assert.equal((await put(user, left.id, 1, b)).status, 200)
  const moved = await put(user, right.id, 7, a.toUpperCase())
  assert.deepEqual(
    moved.body.loadedFilaments.map(({ slot, filamentId }) => [slot, filamentId]),
    [[7, a]],
  )
  assert.deepEqual(await loaded(user, left.id), [[1, b]])
  // Into the slot of another, within the same printer, and once more.
  await put(user, right.id, 7, b)
  assert.deepEqual([await loaded(user, left.id), await loaded(user, right.id)], [[], [[7, b]]])
  await put(user, right.id, 0, b)
  assert.equal((await put(user, right.id, 0, b)).status, 200)
  assert.deepEqual(await loaded(user, right.id), [[0, b]])
  const printer = (await client.call('Printers_GetPrinter', { as: user, path: { id: left.id } })).body
  assert(printer.updatedDate > printer.createdDate, 'a printer whose spool is taken away has changed')
})

test('a slot or a spool is unloaded; where nothing of that is loaded, nothing changes', async () => {
  const user = await newUser(server)
  const printer = await newPrinter(server, user)
  const elsewhere = await newPrinter(server, user)
  const spools = await Promise.all([1, 2, 3].map(() => newFilament(server, user)))
  const [a, b, c] = spools.map(({ id }) => id) as [string, string, string]
  for (const [slot, spool] of [a, b].entries()) await load(server, printer, { id: spool }, slot)
  await load(server, elsewhere, { id: c })
  const unload = (body: object) => client.call('Printers_UnloadFilament', { as: user, path: { id: printer.id }, body })
  const before = (await client.call('Printers_GetPrinter', { as: user, path: { id: printer.id } })).body
  for (const body of [{ slot: 9 }, { filamentId: c }, { filamentId: randomUUID() }]) {
    assert.equal((await unload(body)).body.loadedFilaments.length, 2)
  }
  assert.deepEqual((await client.call('Printers_GetPrinter', { as: user, path: { id: printer.id } })).body, before)
  assert.deepEqual(await loaded(user, elsewhere.id), [[0, c]])
  assert.equal((await unload({ slot: 0 })).body.loadedFilaments.length, 1)
  assert.deepEqual(await loaded(user, printer.id), [[1, b]])
  assert.deepEqual((await unload({ filamentId: b.toUpperCase() })).body.loadedFilaments, [])
  for (const body of [
    {},
    { slot: 0, filamentId: a },
    { slot: null },
    { slot: -1 },
    { slot: '0' },
    { filamentId: 'x' },
  ]) {
    assert.equal((await unload(body)).status, 400, JSON.stringify(body))
  }
})

test('only an own spool is loaded, in an own printer that has room for it', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const printer = await newPrinter(server, user)
  const foreign = await newFilament(server, other)
  const spool = await newFilament(server, user)
  for (const id of [foreign.id, randomUUID()]) {
    assert.deepEqual(Object.keys((await put(user, printer.id, 0, id)).problem.errors ?? {}), ['filamentId'])
  }
  for (const slot of [-1, 256, 1.5]) assert.equal((await put(user, printer.id, slot, spool.id)).status, 400)
  const theirs = await newPrinter(server, other)
  await load(server, theirs, foreign)
  const path = { id: theirs.id }
  assert.equal((await put(user, theirs.id, 0, spool.id)).status, 404)
  assert.equal((await client.call('Printers_GetFilament', { as: user, path })).status, 404)
  assert.equal((await client.call('Printers_UnloadFilament', { as: user, path, body: { slot: 0 } })).status, 404)
  assert.deepEqual(await loaded(other, theirs.id), [[0, foreign.id]])

  const many = await Promise.all(Array.from({ length: 32 }, () => newFilament(server, user)))
  for (const [slot, one] of many.entries()) await load(server, printer, one, slot)
  assert.deepEqual(Object.keys((await put(user, printer.id, 200, spool.id)).problem.errors ?? {}), ['slot'])
  assert.equal((await loaded(user, printer.id)).length, 32)
  assert.equal((await put(user, printer.id, 31, spool.id)).status, 200)
  assert.equal((await put(user, printer.id, 200, spool.id)).status, 200)
})

test('If-Match lets a spool be changed only where nobody changed it before', async () => {
  const user = await newUser(server)
  const printer = await newPrinter(server, user)
  const spool = await newFilament(server, user)
  const path = { id: printer.id }
  const tag = (await client.call('Printers_GetFilament', { as: user, path })).headers.get('ETag') ?? ''
  const headers = { 'If-Match': tag }
  const write = (body: object) => client.call('Printers_PutFilament', { as: user, path, body, headers })
  assert.equal((await write({ slot: 0, filamentId: spool.id })).status, 200)
  assert.equal((await write({ slot: 1, filamentId: spool.id })).status, 412)
  const unload = await client.call('Printers_UnloadFilament', { as: user, path, body: { slot: 0 }, headers })
  assert.equal(unload.status, 412)
})

test('moves of the same spools at once leave each in one place', async () => {
  const user = await newUser(server)
  const printers = await Promise.all([1, 2, 3].map(() => newPrinter(server, user)))
  const spools = await Promise.all([1, 2, 3].map(() => newFilament(server, user)))
  const moves = Array.from(
    { length: 18 },
    (_, index) => [printers[index % 3], spools[Math.floor(index / 3) % 3]] as const,
  )
  const answers = await Promise.all(moves.map(([printer, spool]) => put(user, printer?.id ?? 0, 0, spool?.id ?? '')))
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
  const places = (await Promise.all(printers.map(({ id }) => loaded(user, id)))).flat()
  assert.equal(new Set(places.map(([, spool]) => spool)).size, places.length)
  assert(places.length > 0)
})

test('without a body every slot is unloaded, of this printer only', async () => {
  const user = await newUser(server)
  const [printer, other] = [await newPrinter(server, user), await newPrinter(server, user)]
  for (const slot of [0, 1]) await load(server, printer, await newFilament(server, user), slot)
  await load(server, other, await newFilament(server, user))
  const unload = () => client.call('Printers_UnloadFilament', { as: user, path: { id: printer.id } })
  assert.deepEqual((await unload()).body.loadedFilaments, [])
  assert.deepEqual((await unload()).body.loadedFilaments, [])
  const kept = await client.call('Printers_GetFilament', { as: user, path: { id: other.id } })
  assert.equal(kept.body.loadedFilaments.length, 1)
})
