import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load, newFilament, newPrint, newPrinter, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

test('a printer is added with its loaded spools, and read with its totals', async () => {
  const user = await newUser(server)
  const spools = [await newFilament(server, user), await newFilament(server, user)]
  const loadedFilaments = spools.map(({ id }, index) => ({ slot: 1 - index, filamentId: id }))
  const body = {
    name: 'Voron',
    category: 'Fff',
    wattageW: 120.5,
    nozzleDiameterMm: 0.4,
    loadedFilaments,
    printCount: 7,
  }
  const created = await client.call('Printers_PostPrinter', { as: user, body })
  assert.equal(created.headers.get('Location'), `/api/Printers/${created.body.id}`)
  assert.deepEqual(created.body.loadedFilaments, loadedFilaments.toReversed())
  assert.deepEqual([created.body.printCount, created.body.isActive, created.body.make], [0, true, null])
  await newPrint(server, user, { printer_id: created.body.id, print_time_in_seconds: 2_000_000_000 })
  await newPrint(server, user, { printer_id: created.body.id, print_time_in_seconds: 2_000_000_000 })
  await newPrint(server, user, { printer_id: created.body.id, estimated_print_time_in_seconds: 60 })
  await newPrint(server, user, { printer_id: created.body.id })
  const read = await client.call('Printers_GetPrinter', { as: user, path: { id: created.body.id } })
  assert.deepEqual([read.body.printCount, read.body.printTimeInSeconds], [4, 4_000_000_060])
  const tag = read.headers.get('ETag') ?? ''
  assert.equal(
    (
      await client.call('Printers_GetPrinter', {
        as: user,
        path: { id: created.body.id },
        headers: { 'If-None-Match': tag },
      })
    ).status,
    304,
  )
})

test('a spool is loaded once, in a slot of its own, by its owner', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const [spool, foreign, taken] = [
    await newFilament(server, user),
    await newFilament(server, other),
    await newFilament(server, user),
  ]
  await load(server, await newPrinter(server, user), taken)
  const post = (loadedFilaments: object[]) =>
    client.call('Printers_PostPrinter', { as: user, body: { name: 'x', loadedFilaments } })
  const entry = { slot: 0, filamentId: spool.id }
  const cases: [string, object[]][] = [
    ['loadedFilaments[0].filamentId', [{ slot: 0, filamentId: foreign.id }]],
    ['loadedFilaments[1].filamentId', [entry, { slot: 1, filamentId: spool.id.toUpperCase() }]],
    ['loadedFilaments[1].slot', [entry, { slot: 0, filamentId: taken.id }]],
  ]
  for (const [field, loaded] of cases) assert.deepEqual(Object.keys((await post(loaded)).problem.errors ?? {}), [field])
  assert.equal((await post([entry, { slot: 1, filamentId: taken.id }])).status, 409)
  assert.equal((await client.call('Printers_GetPrinters', { as: user })).body.paging.totalCount, 1)
})

test('the active ones come first, then by name; others see none of them', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  await newPrinter(server, user, { name: 'a', is_active: false })
  const printer = await newPrinter(server, user, { name: 'C' })
  await newPrinter(server, user, { name: 'b' })
  const names = async (pageNumber: number) =>
    (await client.call('Printers_GetPrinters', { as: user, query: { pageNumber, pageSize: 2 } })).body.items.map(
      ({ name }) => name,
    )
  assert.deepEqual([await names(1), await names(2), await names(3)], [['b', 'C'], ['a'], []])
  assert.equal((await client.call('Printers_GetPrinters', { as: other })).body.paging.totalCount, 0)
  assert.equal((await client.call('Printers_GetPrinter', { as: other, path: { id: printer.id } })).status, 404)
})
