import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load, newFilament, newPrint, newPrinter, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

test('the short list says what is loaded, how much was printed and what is due', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const printer = await newPrinter(server, user, { name: 'b', last_event_date: '2026-03-14T11:26:40Z' })
  const idle = await newPrinter(server, user, { name: 'a', category: 'Resin', is_active: false })
  await newPrinter(server, other)
  const spool = await newFilament(server, user, { initial_nominal_weight_mg: 5, low_stock_threshold_mg: 5 })
  await load(server, printer, spool, 4)
  await newPrint(server, user, { printer_id: printer.id, print_time_in_seconds: 90 })
  await newPrint(server, user, { printer_id: printer.id, status: 'Pending' })
  const entries = [
    { done: false, dueDate: '2020-01-01T00:00Z' },
    { done: false, dueAfterPrints: 1, date: '2020-01-01T00:00Z' },
    { done: false, dueAfterPrints: 2, date: '2020-01-01T00:00Z' },
    { done: true, category: 'Belts', dueDate: '2020-01-01T00:00Z' },
  ]
  for (const entry of entries) {
    const body = { printerId: printer.id, category: 'Bed', ...entry }
    assert.equal((await client.call('PrinterMaintenance_PostEntry', { as: user, body })).status, 201)
  }
  const { body, headers } = await client.call('Printers_GetSummary', { as: user })
  assert.deepEqual(body.items, [
    {
      id: printer.id,
      name: 'b',
      category: 'Fff',
      isActive: true,
      loadedFilaments: [
        {
          slot: 4,
          filamentId: spool.id,
          displayName: 'A spool',
          brand: null,
          materialType: 'PLA',
          colorName: null,
          colorHex: null,
          colors: [],
          remainingMg: 5,
          isLow: true,
        },
      ],
      printCount: 2,
      printTimeInSeconds: 90,
      lastEventDate: '2026-03-14T11:26:40.000Z',
      imageId: null,
      maintenanceDueCount: 2,
    },
    {
      id: idle.id,
      name: 'a',
      category: 'Resin',
      isActive: false,
      loadedFilaments: [],
      printCount: 0,
      printTimeInSeconds: 0,
      lastEventDate: null,
      imageId: null,
      maintenanceDueCount: 0,
    },
  ])
  assert.match(headers.get('Link') ?? '', /\/api\/Printers\/summary\?pageNumber=1&pageSize=25>; rel="first"/)
})

test('pages follow each other; past the last there is nothing', async () => {
  const user = await newUser(server)
  for (const name of ['d', 'B', 'a', 'C', 'e']) await newPrinter(server, user, { name })
  const page = async (pageNumber: number) =>
    (await client.call('Printers_GetSummary', { as: user, query: { pageNumber, pageSize: 2 } })).body
  const names = []
  for (const number of [1, 2, 3, 4]) names.push((await page(number)).items.map(({ name }) => name).join(''))
  assert.deepEqual(names, ['aB', 'Cd', 'e', ''])
  assert.equal((await page(4)).paging.totalCount, 5)
  for (const query of [{ pageNumber: 0 }, { pageSize: 201 }, { pageSize: '1e1' }]) {
    assert.equal((await client.call('Printers_GetSummary', { as: user, query })).status, 400)
  }
})
