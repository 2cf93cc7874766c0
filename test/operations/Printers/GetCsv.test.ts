import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCsv } from '../../csv/read.ts'
import { newPrint, newPrinter, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

test('printers have their totals, in the order of the list', async () => {
  const user = await newUser(server)
  await newPrinter(server, await newUser(server))
  const old = await newPrinter(server, user, { name: 'A printer', is_active: false })
  const busy = await newPrinter(server, user, { name: 'Z printer', wattage_w: 120.5 })
  await newPrint(server, user, { printer_id: busy.id, print_time_in_seconds: 7200 })
  const rows = readCsv((await client.call('Printers_GetCsv', { as: user })).text)
  assert.deepEqual(
    rows.map(({ id, name, power_w, print_count, print_time_s, is_active }) => [
      id,
      name,
      power_w,
      print_count,
      print_time_s,
      is_active,
    ]),
    [
      [String(busy.id), 'Z printer', '120.5', '1', '7200', 'true'],
      [String(old.id), 'A printer', '', '0', '0', 'false'],
    ],
  )
})
