import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Insertable } from 'kysely'
import type { CostsResponse } from '../../../generated/api.d.ts'
import type { Prints } from '../../../generated/database.d.ts'
import { newMaintenanceEntry } from '../../support/belongings.ts'
import { newFilament, newPrint, newPrinter, newUsage, newUser, type User } from '../../support/factories.ts'
import { startServerAt, type Query } from './support.ts'

const server = await startServerAt('2026-03-31T12:00:00Z')
const { client } = server

const TWO_DAYS = { FromDate: '2026-03-01T00:00:00Z', ToDate: '2026-03-03T00:00:00Z' }
const Undated = { reason: 'Undated', count: 1 }

async function costs(user: User, query: Query = TWO_DAYS): Promise<CostsResponse['current']> {
  return (await client.call('Analytics_GetCosts', { as: user, query })).body.current
}

/** Makes a print of 1 March with its costs in cents; undefined is not known. */
function print(user: User, filament?: number, electricity?: number, overrides: Partial<Insertable<Prints>> = {}) {
  return newPrint(server, user, {
    start_date: '2026-03-01T10:00:00Z',
    filament_cost_micros: filament === undefined ? null : filament * 10_000,
    electricity_cost_micros: electricity === undefined ? null : electricity * 10_000,
    cost_currency: 'EUR',
    ...overrides,
  })
}

test('spending is split into filament, electricity and maintenance, each as far as it is known', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  const printer = await newPrinter(server, user, { wattage_w: 100 })
  const known = { printer_id: printer.id, print_time_in_seconds: 3600, filament_amount_mg: 1000 }
  await print(user, 100, 20, known)
  await print(user, undefined, 30, { ...known, start_date: '2026-03-02T10:00:00Z' })
  await print(user, undefined, undefined, { ...known, start_date: '2026-03-02T11:00:00Z' })
  await print(user, 999, 999, { ...known, cost_currency: 'USD' })
  await print(user, 777, 777, { ...known, start_date: null })
  const done = { done: true, cost_currency: 'EUR' }
  await newMaintenanceEntry(server, printer, { ...done, date: '2026-03-01T08:00:00Z', cost_micros: 5_000_000 })
  await newMaintenanceEntry(server, printer, { ...done, date: '2026-03-01T09:00:00Z', cost_currency: null })
  await newMaintenanceEntry(server, printer, { ...done, date: '2026-03-03T00:00:00Z', cost_micros: 6_000_000 })
  const planned = { done: false, date: '2026-03-02T00:00:00Z', cost_micros: 7_000_000, cost_currency: 'EUR' }
  await newMaintenanceEntry(server, printer, planned)

  const { total, filament, electricity, maintenance, series } = await costs(user)
  const one = (reason: string) => ({ reason, count: 1 })
  assert.deepEqual(filament, {
    ...{ amount: 1, currency: 'EUR' },
    coverage: {
      counted: 1,
      total: 5,
      exclusions: [Undated, { reason: 'PriceMissing', count: 2 }, one('CurrencyMismatch')],
    },
  })
  assert.deepEqual(electricity, {
    ...{ amount: 0.5, currency: 'EUR' },
    // The power draw is known, but no rate was when the print finished.
    coverage: { counted: 2, total: 5, exclusions: [Undated, one('CurrencyMismatch'), one('RateMissing')] },
  })
  assert.deepEqual(maintenance, {
    ...{ amount: 5, currency: 'EUR' },
    coverage: { counted: 1, total: 2, exclusions: [one('PriceMissing')] },
  })
  assert.deepEqual(total, {
    ...{ amount: 6.5, currency: 'EUR' },
    coverage: {
      counted: 3,
      total: 7,
      exclusions: [Undated, { reason: 'PriceMissing', count: 2 }, one('CurrencyMismatch')],
    },
  })
  assert.deepEqual(
    series.points.map((point) => [point.filament, point.electricity, point.maintenance, point.total]),
    [
      [1, 0.2, 5, 6.2],
      // There are prints, and the filament of none has a known cost; of maintenance there is nothing.
      [null, 0.3, 0, 0.3],
    ],
  )
})

test('a total is null where there are prints and nothing of their cost is known, even without maintenance', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  await print(user)
  const { total, series } = await costs(user)
  assert.equal(total.amount, null)
  assert.deepEqual(
    series.points.map((point) => [point.filament, point.maintenance, point.total]),
    [
      [null, 0, null],
      [0, 0, 0],
    ],
  )
})

test('the share of measured energy counts finished prints in the currency of the user', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  const measured = { measured_energy_wh: 100 }
  await print(user, undefined, 30, measured)
  await print(user, undefined, 10)
  await print(user, 50, undefined, measured)
  await print(user, undefined, 500, { ...measured, cost_currency: 'USD' })
  await print(user, undefined, 500, { ...measured, start_date: null })
  await print(user, undefined, 500, { ...measured, status: 'Printing' })
  const { electricity, measuredElectricityShare } = await costs(user)
  assert.deepEqual(measuredElectricityShare, { percent: 75, coverage: electricity.coverage })
})

test('why electricity costs are left out', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  const [plain, strong] = [await newPrinter(server, user), await newPrinter(server, user, { wattage_w: 100 })]
  const time = { print_time_in_seconds: 60 }
  await print(user, 1, undefined, { printer_id: strong.id })
  await print(user, 1, undefined, time)
  await print(user, 1, undefined, { ...time, printer_id: plain.id, electricity_rate_micros: 1 })
  // Neither is known; the rate is looked at first, whatever the printer draws today.
  await print(user, 1, undefined, { ...time, printer_id: plain.id })
  await print(user, 1, undefined, { ...time, printer_id: strong.id })
  // Both are known now, so that it was the power draw that was not known then.
  await print(user, 1, undefined, { ...time, printer_id: strong.id, electricity_rate_micros: 1 })
  await print(user, undefined, undefined, { ...time, printer_id: strong.id, status: 'Printing', cost_currency: null })
  const { electricity } = await costs(user)
  assert.deepEqual(electricity.coverage, {
    counted: 0,
    total: 7,
    exclusions: [
      { reason: 'NotFinished', count: 1 },
      { reason: 'DurationMissing', count: 1 },
      { reason: 'PrinterMissing', count: 1 },
      { reason: 'RateMissing', count: 2 },
      { reason: 'WattageMissing', count: 2 },
    ],
  })
})

test('why filament costs are left out', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  const weight = { filament_amount_mg: 9 }
  await print(user, undefined, undefined)
  await print(user, undefined, undefined, weight)
  const estimate = { estimated_filament_amount_mg: 9 }
  await print(user, undefined, undefined, estimate)
  // Part of the estimate is deducted, or all of what was recorded. Without either, a price would not help.
  await print(user, undefined, undefined, { ...estimate, status: 'Failed', progress_percent: 0 })
  await print(user, undefined, undefined, { ...estimate, ...weight, status: 'Cancelled' })
  await print(user, undefined, undefined, { ...estimate, status: 'Failed' })
  await print(user, undefined, undefined, { ...estimate, status: 'Cancelled' })
  // Its spool has a price in another currency.
  const other = await print(user, undefined, undefined, { ...weight, has_other_currency: true })
  await newUsage(server, other, { material_type: 'PLA', amount_mg: 9, cost_micros: 5, cost_currency: 'USD' })
  await print(user, 5, undefined, { ...weight, cost_currency: 'USD' })
  await print(user, undefined, undefined, { ...weight, status: 'Pending', cost_currency: null })
  const { filament, meanPerPrint } = await costs(user)
  assert.deepEqual(filament, {
    ...{ amount: null, currency: 'EUR' },
    coverage: {
      counted: 0,
      total: 10,
      exclusions: [
        { reason: 'NotFinished', count: 1 },
        { reason: 'WeightMissing', count: 1 },
        { reason: 'PriceMissing', count: 4 },
        { reason: 'CurrencyMismatch', count: 2 },
        { reason: 'ActualMissing', count: 2 },
      ],
    },
  })
  assert.deepEqual(meanPerPrint.coverage.exclusions, [
    { reason: 'NotFinished', count: 1 },
    { reason: 'PriceMissing', count: 7 },
    { reason: 'CurrencyMismatch', count: 2 },
  ])
})

test('no price gives a usage a cost of which nothing is deducted', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  const spool = { filament_id: (await newFilament(server, user, { brand: 'Prusament' })).id }
  const estimate = { ...spool, estimated_amount_mg: 9 }
  for (const progress of [null, 50]) {
    const failed = await print(user, undefined, undefined, { status: 'Failed', progress_percent: progress })
    await newUsage(server, failed, { ...estimate, position: 0 })
    await newUsage(server, failed, { ...estimate, position: 1, amount_mg: 5 })
    await newUsage(server, failed, { ...spool, position: 2 })
  }
  const { byType, byBrand } = await costs(user)
  const coverage = {
    counted: 0,
    total: 6,
    exclusions: [
      { reason: 'WeightMissing', count: 2 },
      { reason: 'PriceMissing', count: 3 },
      { reason: 'ActualMissing', count: 1 },
    ],
  }
  assert.deepEqual([byType.coverage, byBrand.coverage], [coverage, coverage])
})

test('failed and cancelled prints: what they cost, and their share', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  await print(user, 100, 50, { status: 'Failed' })
  await print(user, undefined, 30, { status: 'Cancelled' })
  await print(user, undefined, undefined, { status: 'Failed' })
  await print(user, 500, 20, { status: 'Success' })
  await print(user, 200, 0, { status: 'PartialSuccess' })
  await print(user, 900, 0, { status: 'Failed', start_date: null })
  const { failure } = await costs(user)
  const PriceMissing = { reason: 'PriceMissing', count: 1 }
  assert.deepEqual(failure, {
    printCount: { count: 3, coverage: { counted: 3, total: 4, exclusions: [Undated] } },
    cost: {
      ...{ amount: 1.8, currency: 'EUR' },
      coverage: { counted: 2, total: 4, exclusions: [Undated, PriceMissing] },
    },
    partialCostCount: 0,
    // 1.80 of 9.00.
    share: { percent: 20, coverage: { counted: 4, total: 6, exclusions: [Undated, PriceMissing] } },
  })
})

test('the mean is taken before it is rounded, over the prints whose cost is known', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  for (const micros of [4_000, 4_000, 12_000, 0]) {
    await print(user, undefined, undefined, { filament_cost_micros: micros })
  }
  await print(user)
  // 0.02 by four: half a cent.
  assert.deepEqual((await costs(user)).meanPerPrint, {
    ...{ amount: 0.01, currency: 'EUR' },
    coverage: { counted: 4, total: 5, exclusions: [{ reason: 'PriceMissing', count: 1 }] },
  })
})

test('the five dearest and the five cheapest; of equals the latest first', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  const titles = ['a 3', 'b 1', 'c 5', 'd 5', 'e 2', 'f 4', 'g ?', 'h 1']
  for (const [day, title] of titles.entries()) {
    const cents = Number(title.slice(2))
    await print(user, Number.isNaN(cents) ? undefined : cents, undefined, {
      title,
      start_date: `2026-03-01T1${day}:00:00Z`,
    })
  }
  const { ranking } = await costs(user)
  assert.deepEqual(
    ranking.dearest.map(({ title }) => title),
    ['d 5', 'c 5', 'f 4', 'a 3', 'e 2'],
  )
  assert.deepEqual(
    ranking.cheapest.map(({ title, cost }) => [title, cost]),
    [
      ['h 1', 0.01],
      ['b 1', 0.01],
      ['e 2', 0.02],
      ['a 3', 0.03],
      ['f 4', 0.04],
    ],
  )
  assert.deepEqual(ranking.coverage.exclusions, [{ reason: 'PriceMissing', count: 1 }])
})

test('filament cost by type and brand', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  const [pla, petg] = [
    await newFilament(server, user, { brand: 'Prusament' }),
    await newFilament(server, user, { material_type: 'PETG' }),
  ]
  const row = await print(user)
  const cost = { amount_mg: 5, cost_currency: 'EUR' }
  await newUsage(server, row, { position: 0, filament_id: pla.id, ...cost, cost_micros: 3_004_000 })
  await newUsage(server, row, { position: 1, filament_id: pla.id, ...cost, cost_micros: 1_004_000 })
  await newUsage(server, row, { position: 2, filament_id: petg.id, ...cost, cost_micros: 1_000_000 })
  await newUsage(server, row, { position: 3, filament_id: petg.id, ...cost, cost_micros: 9, cost_currency: 'USD' })
  await newUsage(server, row, { position: 4, filament_id: pla.id, ...cost, cost_micros: null })
  await newUsage(server, row, { position: 5, filament_id: pla.id, cost_currency: 'EUR' })
  const planned = await print(user, undefined, undefined, { status: 'Pending', cost_currency: null })
  await newUsage(server, planned, { filament_id: pla.id, estimated_amount_mg: 5 })

  const { byType, byBrand } = await costs(user)
  const leftOut = [
    { reason: 'NotFinished', count: 1 },
    { reason: 'WeightMissing', count: 1 },
  ]
  assert.deepEqual(byType, {
    rows: [
      { materialType: 'PLA', filamentCost: 4.01, sharePercent: 80, useCount: 2 },
      { materialType: 'PETG', filamentCost: 1, sharePercent: 20, useCount: 1 },
    ],
    currency: 'EUR',
    coverage: {
      counted: 3,
      total: 7,
      exclusions: [...leftOut, { reason: 'PriceMissing', count: 1 }, { reason: 'CurrencyMismatch', count: 1 }],
    },
  })
  assert.deepEqual(byBrand, {
    rows: [{ brand: 'Prusament', filamentCost: 4.01, sharePercent: 100, useCount: 2 }],
    currency: 'EUR',
    coverage: {
      counted: 2,
      total: 7,
      exclusions: [...leftOut, { reason: 'MaterialMissing', count: 2 }, { reason: 'PriceMissing', count: 1 }],
    },
  })
})

test('names that differ by case or white space around them are one, in the spelling of most uses', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  const spools = [
    await newFilament(server, user, { brand: 'prusament', material_type: 'pla ' }),
    await newFilament(server, user, { brand: 'Prusament' }),
    await newFilament(server, user, { brand: 'Prusament ' }),
  ]
  const row = await print(user)
  const cost = { amount_mg: 5, cost_currency: 'EUR', cost_micros: 1_000_000 }
  for (const [position, { id }] of spools.entries()) await newUsage(server, row, { position, filament_id: id, ...cost })
  await newUsage(server, row, { position: 3, material_type: 'Pla', ...cost })
  const { byType, byBrand } = await costs(user)
  assert.deepEqual(
    byType.rows.map(({ materialType, useCount }) => [materialType, useCount]),
    [['PLA', 4]],
  )
  assert.deepEqual(
    byBrand.rows.map(({ brand, useCount }) => [brand, useCount]),
    [['Prusament', 3]],
  )
  const query = { materialTypes: 'PLA' }
  assert.equal((await client.call('Prints_GetSummary', { as: user, query })).body.paging.totalCount, 1)
})

test('all time reaches back to the first spending, be it on maintenance', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  const printer = await newPrinter(server, user)
  const cost = { done: true, cost_micros: 4_000_000, cost_currency: 'EUR' }
  await newMaintenanceEntry(server, printer, { ...cost, date: '2026-03-20T00:00:00Z' })
  await print(user, 100, undefined, { start_date: '2026-03-22T00:00:00Z' })
  const { series, total } = await costs(user, {})
  assert.deepEqual([series.points[0]?.bucketDate, series.points.length, total.amount], ['2026-03-20', 12, 5])
})

test('maintenance has a printer, but no spool, project or status to be found by', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  const [printer, other] = [await newPrinter(server, user), await newPrinter(server, user)]
  const cost = { done: true, date: '2026-03-01T00:00:00Z', cost_micros: 4_000_000, cost_currency: 'EUR' }
  await newMaintenanceEntry(server, printer, cost)
  const amount = async (query: Query) => (await costs(user, { ...TWO_DAYS, ...query })).maintenance.amount
  assert.deepEqual(await Promise.all([amount({ PrinterIds: printer.id }), amount({ PrinterIds: other.id })]), [4, 0])
  const { id } = await newFilament(server, user)
  assert.deepEqual(await Promise.all([amount({ FilamentIds: id }), amount({ Statuses: 'Success' })]), [0, 0])
})
