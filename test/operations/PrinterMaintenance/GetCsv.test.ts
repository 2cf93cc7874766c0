import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCsv } from '../../csv/read.ts'
import { newMaintenanceEntry } from '../../support/belongings.ts'
import { newPrinter, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

test('maintenance entries that match the filters are in the file, the latest first', async () => {
  const user = await newUser(server)
  const printer = await newPrinter(server, user, { name: 'Workshop' })
  await newMaintenanceEntry(server, await newPrinter(server, user), { done: true })
  const parts = JSON.stringify([{ name: 'Nozzle; 0.4', amount: 2, costMicros: 5_000_000 }])
  const done = { done: true, cost_micros: 7_500_000, parts_cost_micros: 5_000_000, cost_currency: 'EUR', parts }
  const early = await newMaintenanceEntry(server, printer, { ...done, date: '2026-01-01T00:00:00Z' })
  const late = await newMaintenanceEntry(server, printer, { done: true, date: '2026-02-01T00:00:00Z' })
  await newMaintenanceEntry(server, printer, { done: false })
  const query = { printerIds: [printer.id], done: true }
  const rows = readCsv((await client.call('PrinterMaintenance_GetCsv', { as: user, query })).text)
  assert.deepEqual(
    rows.map(({ id, printer: name, cost, parts_cost, parts: used }) => [id, name, cost, parts_cost, used]),
    [
      [String(late.id), 'Workshop', '', '', ''],
      [String(early.id), 'Workshop', '7.5', '5', '2 × Nozzle\\; 0.4'],
    ],
  )
  const due = await client.call('PrinterMaintenance_GetCsv', { as: user, query: { isDue: true } })
  assert.deepEqual(readCsv(due.text), [])
})
