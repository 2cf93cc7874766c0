import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newFilament, newPrinter, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

const KILOGRAM = 1_000_000

async function newPrint(user: User, filamentUsage: readonly object[], changes: object = {}) {
  const body = { title: 'x', status: 'Success', filamentUsage, ...changes }
  return (await client.call('Prints_PostPrint', { as: user, body })).body
}

async function readPrint(user: User, id: number) {
  return (await client.call('Prints_GetPrint', { as: user, path: { id } })).body
}

function patch(user: User, id: string, body: object) {
  return client.call('Filaments_PatchFilament', { as: user, path: { id }, body })
}

test('a corrected price, currency or nominal weight changes the filament costs of the prints, and only these', async () => {
  const user = await newUser(server, {
    currency: 'EUR',
    default_spool_price_micros: 10_000_000,
    electricity_rate_micros: 300_000,
  })
  const printer = await newPrinter(server, user, { wattage_w: 1000 })
  const spool = await newFilament(server, user, {
    initial_nominal_weight_mg: KILOGRAM,
    purchase_price_micros: 20_000_000,
    purchase_currency: 'EUR',
  })
  const usages = [
    { filamentId: spool.id, amountMg: 100_000 },
    { materialType: 'ABS', amountMg: 100_000 },
  ]
  const { id, cost } = await newPrint(user, usages, { printerId: printer.id, printTimeInSeconds: 3600 })
  assert.deepEqual(cost, { filament: 3, electricity: 0.3, total: 3.3, currency: 'EUR', isFilamentPartial: false })
  const pending = await newPrint(user, usages, { status: 'Pending' })
  // What these say now is not what the print was made under.
  await db.updateTable('printers').set({ wattage_w: 5 }).where('user_id', '=', user.id).execute()
  await db.updateTable('users').set({ default_spool_price_micros: 1 }).where('id', '=', user.id).execute()
  const filament = async (body: object) => {
    assert.equal((await patch(user, spool.id, body)).status, 200)
    const print = await readPrint(user, id)
    assert.equal(print.cost?.electricity, 0.3)
    return print.cost?.filament
  }
  assert.equal(await filament({ purchasePrice: 30 }), 4)
  assert.equal(await filament({ initialNominalWeightMg: 500_000 }), 7)
  assert.equal(await filament({ purchaseCurrency: 'USD' }), 1)
  assert.equal(await filament({ purchasePrice: null }), 2)
  assert.equal(await filament({ purchasePrice: 0 }), 1)
  assert.equal((await readPrint(user, pending.id)).cost, null)
})

test('a corrected density or diameter changes what was derived, not what was entered', async () => {
  const user = await newUser(server, { default_spool_price_micros: 10_000_000 })
  // 2/√π mm: a cross-section of 1 mm², so that a metre is a millilitre.
  const spool = await newFilament(server, user, {
    initial_nominal_weight_mg: KILOGRAM,
    material_density_gram_per_cubic_cm: 1,
    diameter_mm: 2 / Math.sqrt(Math.PI),
  })
  const print = await newPrint(user, [
    { filamentId: spool.id, lengthInM: 100, estimatedVolumeMl: 90 },
    { filamentId: spool.id, amountMg: 50_000 },
  ])
  const corrected = await patch(user, spool.id, { materialDensityGramPerCubicCm: 1.25 })
  assert.deepEqual([corrected.body.remainingMg, corrected.body.totalUsedMg], [825_000, 175_000])
  const after = await readPrint(user, print.id)
  assert.deepEqual(
    after.filamentUsage.map(({ amountMg, lengthInM, volumeMl, estimatedAmountMg, source }) => ({
      amountMg,
      lengthInM,
      volumeMl,
      estimatedAmountMg,
      source,
    })),
    [
      { amountMg: 125_000, lengthInM: 100, volumeMl: 100, estimatedAmountMg: 112_500, source: 'Length' },
      { amountMg: 50_000, lengthInM: 40, volumeMl: 40, estimatedAmountMg: null, source: 'Weight' },
    ],
  )
  assert.equal(after.cost?.filament, 1.75)
  const { items } = (await client.call('Filaments_GetLedger', { as: user, path: { id: spool.id } })).body
  assert.deepEqual(
    items.map(({ kind, amountMg }) => [kind, amountMg]),
    [
      ['Usage', -25_000],
      ['Usage', -150_000],
      ['Initial', KILOGRAM],
    ],
  )
  const written = await client.call('Prints_PutPrint', { as: user, path: { id: print.id }, body: after })
  assert.deepEqual(written.body.filamentUsage, after.filamentUsage)
  const summary = await client.call('Prints_GetSummary', { as: user })
  assert.equal(summary.body.items[0]?.filamentAmountMg, 175_000)
})

test('a density that would make a recorded weight too great is refused, and nothing is written', async () => {
  const user = await newUser(server)
  const spool = await newFilament(server, user, {
    initial_nominal_weight_mg: KILOGRAM,
    material_density_gram_per_cubic_cm: 1,
  })
  const print = await newPrint(user, [{ filamentId: spool.id, volumeMl: 900_000 }])
  const { problem } = await patch(user, spool.id, { materialDensityGramPerCubicCm: 2, initialNominalWeightMg: 5 })
  assert.deepEqual([problem.status, Object.keys(problem.errors ?? {})], [400, ['materialDensityGramPerCubicCm']])
  assert.deepEqual(await readPrint(user, print.id), print)
  const { body } = await client.call('Filaments_GetFilament', { as: user, path: { id: spool.id } })
  assert.deepEqual([body.materialDensityGramPerCubicCm, body.remainingMg], [1, KILOGRAM - 900_000_000])
})
