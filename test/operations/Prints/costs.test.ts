import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newFilament, newPrinter, newProject, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

/** Filament at 20 a kilogram and electricity at 0.30 a kilowatt-hour: 200 mg and 48 W for a second cost less than half a cent. */
const RATES = { currency: 'EUR', electricity_rate_micros: 300_000, default_spool_price_micros: 20_000_000 } as const
const CRUMB = { materialType: 'PLA', amountMg: 200 } as const

async function post(as: User, body: object) {
  const answer = await client.call('Prints_PostPrint', { as, body: { title: 'a', status: 'Success', ...body } })
  assert.equal(answer.status, 201, answer.text)
  return answer.body
}

test('costs are rounded once, after the usages of a print are summed', async () => {
  const user = await newUser(server, RATES)
  const { id, cost } = await post(user, { filamentUsage: [CRUMB, CRUMB, CRUMB] })
  // 3 × 0.004 is 0.012.
  const expected = { filament: 0.01, electricity: null, total: 0.01, currency: 'EUR', isFilamentPartial: false }
  assert.deepEqual(cost, expected)
  assert.deepEqual((await client.call('Prints_GetPrint', { as: user, path: { id } })).body.cost, expected)
  assert.deepEqual((await client.call('Prints_GetSummary', { as: user })).body.items[0]?.cost, expected)
})

test('costs are rounded once, after filament and electricity are summed', async () => {
  const user = await newUser(server, RATES)
  const printer = await newPrinter(server, user, { wattage_w: 48 })
  // 48 W × 1000 s × 0.30 is 0.004.
  const { id, cost } = await post(user, { printerId: printer.id, printTimeInSeconds: 1000, filamentUsage: [CRUMB] })
  const expected = { filament: 0, electricity: 0, total: 0.01, currency: 'EUR', isFilamentPartial: false }
  assert.deepEqual(cost, expected)
  assert.deepEqual((await client.call('Prints_GetPrint', { as: user, path: { id } })).body.cost, expected)
  assert.deepEqual((await client.call('Prints_GetSummary', { as: user })).body.items[0]?.cost, expected)
})

test('costs are rounded once, after the prints of a project and of an analysis are summed', async () => {
  const user = await newUser(server, RATES)
  const project = await newProject(server, user)
  for (let count = 0; count < 3; count += 1) await post(user, { projectId: project.id, filamentUsage: [CRUMB] })
  const { body } = await client.call('Projects_GetProject', { as: user, path: { id: project.id } })
  assert.deepEqual([body.totals.cost, body.totals.currency], [0.01, 'EUR'])
  const costs = (await client.call('Analytics_GetCosts', { as: user })).body.current
  assert.equal(costs.total.amount, 0.01)
  assert.deepEqual(
    costs.byType.rows.map(({ filamentCost }) => filamentCost),
    [0.01],
  )
})

test('a spool costs by its own price and weight, and a usage of it keeps all digits', async () => {
  const user = await newUser(server, RATES)
  const spool = await newFilament(server, user, {
    initial_nominal_weight_mg: 750_000,
    purchase_price_micros: 25_000_000,
    purchase_currency: 'EUR',
  })
  const usage = { filamentId: spool.id, amountMg: 1 }
  const print = await post(user, { filamentUsage: [usage, usage, usage] })
  assert.equal(print.cost?.filament, 0)
  const rows = await db
    .selectFrom('filament_usages')
    .select('cost_micros')
    .where('user_id', '=', user.id)
    .where('print_id', '=', print.id)
    .execute()
  assert.deepEqual(
    rows.map((row) => row.cost_micros),
    [33, 33, 33],
  )
})

test('a print that is not over costs nothing yet', async () => {
  const user = await newUser(server, RATES)
  const printer = await newPrinter(server, user, { wattage_w: 1000 })
  const print = { printerId: printer.id, printTimeInSeconds: 36_000, filamentUsage: [{ ...CRUMB, amountMg: 100_000 }] }
  for (const status of ['Pending', 'Printing']) assert.equal((await post(user, { ...print, status })).cost, null)
  const { id, cost } = await post(user, { ...print, status: 'Failed' })
  assert.deepEqual(cost, { filament: 2, electricity: 3, total: 5, currency: 'EUR', isFilamentPartial: false })
  const patch = async (status: 'Printing' | 'Success') =>
    (await client.call('Prints_PatchPrint', { as: user, path: { id }, body: { status } })).body.cost
  assert.equal(await patch('Printing'), null, 'it goes on after all')
  assert.deepEqual(await patch('Success'), cost)
})

test('after the first finish a cost follows its amount, duration, spool and printer, by the prices of then', async () => {
  const user = await newUser(server, RATES)
  const [weak, strong] = [
    await newPrinter(server, user, { wattage_w: 100 }),
    await newPrinter(server, user, { wattage_w: 500 }),
  ]
  const print = { printerId: weak.id, printTimeInSeconds: 36_000, filamentUsage: [{ ...CRUMB, amountMg: 100_000 }] }
  const { id } = await post(user, print)
  await client.call('Users_PatchMe', {
    as: user,
    body: { currency: 'USD', electricityRatePerKwh: 9, defaultSpoolPrice: 99 },
  })
  await client.call('Printers_PatchPrinter', { as: user, path: { id: weak.id }, body: { wattageW: 900 } })
  const patch = async (body: object) =>
    (await client.call('Prints_PatchPrint', { as: user, path: { id }, body })).body.cost
  const part = (filament: number, electricity: number) => ({
    filament,
    electricity,
    total: Math.round((filament + electricity) * 100) / 100,
    currency: 'EUR',
    isFilamentPartial: false,
  })
  assert.deepEqual(await patch({ printTimeInSeconds: 72_000 }), part(2, 0.6))
  assert.deepEqual(await patch({ filamentUsage: [{ ...CRUMB, amountMg: 200_000 }] }), part(4, 0.6))
  assert.deepEqual(await patch({ printerId: strong.id }), part(4, 3))
  const spool = await newFilament(server, user, {
    initial_nominal_weight_mg: 1_000_000,
    purchase_price_micros: 50_000_000,
    purchase_currency: 'EUR',
  })
  assert.deepEqual(await patch({ filamentUsage: [{ filamentId: spool.id, amountMg: 200_000 }] }), part(10, 3))
  await client.call('Filaments_PatchFilament', { as: user, path: { id: spool.id }, body: { purchasePrice: 25 } })
  assert.deepEqual((await client.call('Prints_GetPrint', { as: user, path: { id } })).body.cost, part(5, 3))
})

test('a filament cost that lacks a material says so, and so do the sums that contain it', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  const project = await newProject(server, user)
  const priced = await newFilament(server, user, {
    initial_nominal_weight_mg: 1_000_000,
    purchase_price_micros: 20_000_000,
    purchase_currency: 'EUR',
  })
  const dollars = await newFilament(server, user, {
    initial_nominal_weight_mg: 1_000_000,
    purchase_price_micros: 20_000_000,
    purchase_currency: 'USD',
  })
  const known = { filamentId: priced.id, amountMg: 100_000 }
  const cases = [
    { others: [{ materialType: 'PVA', amountMg: 5 }], isPartial: true },
    { others: [{ materialType: 'PVA' }], isPartial: true },
    { others: [{ filamentId: dollars.id, amountMg: 5 }], isPartial: true },
    { others: [{ materialType: 'PVA', amountMg: 0 }], isPartial: false },
    { others: [known], isPartial: false },
  ]
  for (const { others, isPartial } of cases) {
    const print = await post(user, {
      projectId: project.id,
      startDate: '2026-03-01T10:00:00Z',
      filamentUsage: [known, ...others],
    })
    assert.equal(print.cost?.isFilamentPartial, isPartial, JSON.stringify(others))
  }
  // The cost of none of its materials is known, so it is unknown as a whole.
  const unknown = await post(user, { projectId: project.id, filamentUsage: [{ materialType: 'PVA', amountMg: 5 }] })
  assert.equal(unknown.cost, null)

  const { items } = (await client.call('Prints_GetSummary', { as: user, query: { sort: 'date-asc' } })).body
  const marks = items.flatMap(({ cost }) => cost?.isFilamentPartial ?? [])
  assert.deepEqual(marks.toSorted(), [false, false, true, true, true])
  assert.equal((await client.call('Prints_GetTotals', { as: user })).body.partialCostCount, 3)
  const { totals } = (await client.call('Projects_GetProject', { as: user, path: { id: project.id } })).body
  assert.deepEqual([totals.cost, totals.partialCostCount], [12, 3])
  const { filament, partialFilamentCount } = (await client.call('Analytics_GetCosts', { as: user })).body.current
  assert.deepEqual([filament.amount, filament.coverage.counted, partialFilamentCount], [12, 5, 3])
  const rows = (await client.call('Prints_GetCsv', { as: user })).text.trim().split('\r\n')
  assert.equal(rows.filter((row) => row.includes(',EUR,true,')).length, 3)
})

test('a filament cost is complete as soon as the missing price is known', async () => {
  const user = await newUser(server, { currency: 'EUR', default_spool_price_micros: null })
  const price = { initial_nominal_weight_mg: 1_000_000, purchase_price_micros: 20_000_000, purchase_currency: 'EUR' }
  const [priced, unpriced] = [await newFilament(server, user, price), await newFilament(server, user)]
  const usages = [priced, unpriced].map(({ id }) => ({ filamentId: id, amountMg: 100_000 }))
  const { id, cost } = await post(user, { filamentUsage: usages })
  assert.deepEqual([cost?.filament, cost?.isFilamentPartial], [2, true])
  const body = { initialNominalWeightMg: 1_000_000, purchasePrice: 10, purchaseCurrency: 'EUR' }
  const corrected = await client.call('Filaments_PatchFilament', { as: user, path: { id: unpriced.id }, body })
  assert.equal(corrected.status, 200, corrected.text)
  const after = (await client.call('Prints_GetPrint', { as: user, path: { id } })).body.cost
  assert.deepEqual([after?.filament, after?.isFilamentPartial], [3, false])
})
