import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { signUp, startInstance, type Instance } from '../support/instance.ts'
import { startIssuer } from '../support/issuer.ts'
import { collectStops } from '../support/stops.ts'

const MIGRATION = new URL('../../db/migrations/0021_pricing.sql', import.meta.url)

const stops = collectStops()
let database: TestDatabase
let instance: Instance
let issuer: Awaited<ReturnType<typeof startIssuer>>
before(async () => {
  database = await createDatabase()
  stops.push(() => database.drop())
  issuer = await startIssuer()
  stops.push(() => issuer.stop())
  instance = await startInstance({ databaseUrl: database.url, issuer })
  stops.push(() => instance.stop())
})

test('prints of earlier versions keep the costs they have, also when they are edited', async () => {
  const as = await signUp(instance, issuer)
  const { client } = instance
  const settings = { currency: 'EUR', electricityRatePerKwh: 0.3, defaultSpoolPrice: 20 }
  await client.call('Users_PatchMe', { as, body: settings })
  const printer = (await client.call('Printers_PostPrinter', { as, body: { name: 'A', wattageW: 130 } })).body
  const usage = { materialType: 'PLA', amountMg: 123_456 }
  const bodies = [
    { printTimeInSeconds: 12_345, filamentUsage: [usage, { ...usage, amountMg: 777 }] },
    { printTimeInSeconds: 0, filamentUsage: [usage] },
    { filamentUsage: [] },
    { printTimeInSeconds: 500, printerId: null, filamentUsage: [{ materialType: 'PLA' }] },
    { printTimeInSeconds: 500, status: 'Printing', filamentUsage: [usage] },
  ]
  const ids: number[] = []
  for (const body of bodies) {
    const print = { title: 'a', status: 'Success', printerId: printer.id, ...body }
    ids.push((await client.call('Prints_PostPrint', { as, body: print })).body.id)
  }
  const costs = async () =>
    Promise.all(ids.map(async (id) => (await client.call('Prints_GetPrint', { as, path: { id } })).body.cost))
  const shown = await costs()
  // As an earlier version has stored them.
  await sql`update prints set is_priced = false, default_spool_price_micros = null, wattage_w = null,
    wattage_printer_id = null`.execute(database.db)
  const later = { currency: 'USD', electricityRatePerKwh: 0.9, defaultSpoolPrice: 70 }
  await client.call('Users_PatchMe', { as, body: later })
  await client.call('Printers_PatchPrinter', { as, path: { id: printer.id }, body: { wattageW: 333 } })
  const [, backfill = ''] = /(\nwith\n[\s\S]*)$/.exec(readFileSync(MIGRATION, 'utf8')) ?? []
  const connection = new pg.Client({ connectionString: database.url })
  await connection.connect()
  stops.push(() => connection.end())
  await connection.query(backfill)
  for (const id of ids) await client.call('Prints_PatchPrint', { as, path: { id }, body: { notes: 'edited' } })
  assert.deepEqual(await costs(), shown)
  assert.deepEqual(shown[0], {
    filament: 2.48,
    electricity: 0.13,
    total: 2.62,
    currency: 'EUR',
    isFilamentPartial: false,
  })
})
