import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newPrint, newPrinter, newUser } from '../../support/factories.ts'
import { startServerAt } from './support.ts'

const server = await startServerAt('2026-01-31T12:00:00Z')
const { client } = server

const WEEK = { FromDate: '2026-01-05T00:00', ToDate: '2026-01-12T00:00' }
const UNDATED = { reason: 'Undated', count: 1 }

/** Five prints: one of which all is known, one failed, one under way, one paid in dollars, one without a date. */
async function newLogbook() {
  const user = await newUser(server, { currency: 'EUR' })
  const [busy, other] = [await newPrinter(server, user, { name: 'Busy' }), await newPrinter(server, user)]
  const known = await newPrint(server, user, {
    ...{ title: 'known', status: 'Success', printer_id: busy.id, start_date: '2026-01-05T10:00:00Z' },
    ...{ print_time_in_seconds: 3600, estimated_print_time_in_seconds: 9999, filament_amount_mg: 10_000 },
    ...{ filament_cost_micros: 1_000_000, electricity_cost_micros: 104_000, cost_currency: 'EUR' },
    ...{ rating: 5, measured_energy_wh: 310.5 },
  })
  const failed = await newPrint(server, user, {
    ...{ title: 'failed', status: 'Failed', printer_id: busy.id, start_date: '2026-01-06T10:00:00Z' },
    ...{ estimated_print_time_in_seconds: 1800, estimated_filament_amount_mg: 5000 },
    ...{ filament_cost_micros: 502_000, cost_currency: 'EUR', rating: 2 },
  })
  await newPrint(server, user, { title: 'under way', status: 'Printing', start_date: '2026-01-07T10:00:00Z' })
  const inDollars = await newPrint(server, user, {
    ...{ title: 'in dollars', status: 'PartialSuccess', printer_id: other.id, start_date: '2026-01-08T10:00:00Z' },
    ...{ print_time_in_seconds: 5000, filament_amount_mg: 20_000 },
    ...{ filament_cost_micros: 9_000_000, cost_currency: 'USD' },
  })
  const undated = await newPrint(server, user, {
    ...{ title: 'undated', status: 'Success', printer_id: other.id, print_time_in_seconds: 60 },
    ...{ filament_cost_micros: 2_000_000, cost_currency: 'EUR', rating: 1, measured_energy_wh: 0.125 },
  })
  return { user, busy, other, known, failed, inDollars, undated }
}

test('the figures of a week: recorded values, else estimates; exclusions have a reason', async () => {
  const { user } = await newLogbook()
  const { tiles } = (await client.call('Analytics_GetOverview', { as: user, query: WEEK })).body.current
  const dated = { counted: 4, total: 5, exclusions: [UNDATED] }
  assert.deepEqual(tiles, {
    printCount: { count: 4, coverage: dated },
    finishedCount: { count: 3, coverage: dated },
    // One success of three finished ones.
    successRate: {
      percent: 33.3,
      coverage: { counted: 3, total: 5, exclusions: [UNDATED, { reason: 'NotFinished', count: 1 }] },
    },
    // 10,000 + 5,000 (estimate) + 20,000.
    filament: {
      amountMg: 35_000,
      coverage: { counted: 3, total: 5, exclusions: [UNDATED, { reason: 'WeightMissing', count: 1 }] },
    },
    // 3600 + 1800 (estimate) + 5000.
    printTime: {
      durationInSeconds: 10_400,
      coverage: { counted: 3, total: 5, exclusions: [UNDATED, { reason: 'DurationMissing', count: 1 }] },
    },
    // 1.104 + 0.502, rounded once; dollars are never converted.
    cost: {
      amount: 1.61,
      currency: 'EUR',
      coverage: {
        counted: 2,
        total: 5,
        exclusions: [UNDATED, { reason: 'NotFinished', count: 1 }, { reason: 'CurrencyMismatch', count: 1 }],
      },
    },
    partialCostCount: 0,
    // (5 + 2) / 2.
    rating: {
      averageRating: 3.5,
      coverage: { counted: 2, total: 5, exclusions: [UNDATED, { reason: 'RatingMissing', count: 2 }] },
    },
    energy: {
      energyWh: 310.5,
      coverage: { counted: 1, total: 5, exclusions: [UNDATED, { reason: 'EnergyMissing', count: 3 }] },
    },
  })
})

test('a print without a date is in the totals of all time, but in no bucket', async () => {
  const { user } = await newLogbook()
  const { current, range } = (await client.call('Analytics_GetOverview', { as: user })).body
  assert.deepEqual(range, { fromDate: null, toDate: null, timeZone: 'UTC', granularity: 'Day' })
  assert.equal(current.tiles.printCount.count, 5)
  assert.equal(current.tiles.printTime.durationInSeconds, 10_460)
  assert.equal(current.tiles.cost.amount, 3.61)
  // (5 + 2 + 1) / 3.
  assert.deepEqual([current.tiles.rating.averageRating, current.tiles.energy.energyWh], [2.67, 310.625])
  assert.deepEqual(current.tiles.successRate.percent, 50)
  const counts = { pending: 0, printing: 1, success: 2, partialSuccess: 1, failed: 1, cancelled: 0 }
  const all = { counted: 5, total: 5, exclusions: [] }
  assert.deepEqual(current.statusBreakdown, { counts, coverage: all })

  const { points, coverage } = current.statusSeries
  assert.deepEqual(coverage, { counted: 4, total: 5, exclusions: [UNDATED] })
  // From the first print's day to today's.
  assert.deepEqual([points[0]?.bucketDate, points.at(-1)?.bucketDate, points.length], ['2026-01-05', '2026-01-31', 27])
  assert.equal(
    points.reduce((sum, { counts }) => sum + counts.success, 0),
    1,
  )
})

test('prints by status over time: a bucket without prints has zeros', async () => {
  const { user } = await newLogbook()
  const { statusSeries } = (await client.call('Analytics_GetOverview', { as: user, query: WEEK })).body.current
  const none = { pending: 0, printing: 0, success: 0, partialSuccess: 0, failed: 0, cancelled: 0 }
  assert.deepEqual(
    statusSeries.points.map(({ bucketDate, counts }) => [bucketDate, counts]),
    [
      ['2026-01-05', { ...none, success: 1 }],
      ['2026-01-06', { ...none, failed: 1 }],
      ['2026-01-07', { ...none, printing: 1 }],
      ['2026-01-08', { ...none, partialSuccess: 1 }],
      ['2026-01-09', none],
      ['2026-01-10', none],
      ['2026-01-11', none],
    ],
  )
})

test('what stands out', async () => {
  const { user, busy, known, inDollars } = await newLogbook()
  const { highlights } = (await client.call('Analytics_GetOverview', { as: user, query: WEEK })).body.current
  assert.deepEqual(highlights.longestPrint.print, {
    ...{ printId: inDollars.id, title: 'in dollars', status: 'PartialSuccess', startDate: '2026-01-08T10:00:00.000Z' },
    ...{ printTimeInSeconds: 5000, filamentAmountMg: 20_000, cost: null, isFilamentPartial: false },
  })
  assert.equal(highlights.heaviestPrint.print?.printId, inDollars.id)
  assert.deepEqual(highlights.mostExpensivePrint.print, {
    ...{ printId: known.id, title: 'known', status: 'Success', startDate: '2026-01-05T10:00:00.000Z' },
    ...{ printTimeInSeconds: 3600, filamentAmountMg: 10_000, cost: 1.1, isFilamentPartial: false },
  })
  assert.deepEqual(highlights.mostUsedPrinter, {
    ...{ printerId: busy.id, name: 'Busy', printTimeInSeconds: 5400 },
    coverage: { counted: 3, total: 5, exclusions: [UNDATED, { reason: 'DurationMissing', count: 1 }] },
  })
})

test('of prints that are equal the latest stands out, and one without a date last', async () => {
  const user = await newUser(server)
  const starts = ['2026-01-06T10:00:00Z', '2026-01-08T10:00:00Z', '2026-01-08T10:00:00Z', '2026-01-07T10:00:00Z', null]
  const ids: number[] = []
  for (const start_date of starts) {
    ids.push((await newPrint(server, user, { start_date, print_time_in_seconds: 600 })).id)
  }
  const { highlights } = (await client.call('Analytics_GetOverview', { as: user })).body.current
  assert.equal(highlights.longestPrint.print?.printId, ids[2])
})

test('a sum is null when there are prints and none has the value', async () => {
  const user = await newUser(server)
  await newPrint(server, user, { start_date: '2026-01-06T10:00:00Z' })
  const { tiles } = (await client.call('Analytics_GetOverview', { as: user, query: WEEK })).body.current
  assert.deepEqual([tiles.filament.amountMg, tiles.printTime.durationInSeconds, tiles.cost.amount], [null, null, null])
})

test('zero is a value', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  const zeros = { print_time_in_seconds: 0, filament_amount_mg: 0, filament_cost_micros: 0, cost_currency: 'EUR' }
  await newPrint(server, user, { start_date: '2026-01-06T10:00:00Z', ...zeros, estimated_filament_amount_mg: 900 })
  const { tiles, highlights } = (await client.call('Analytics_GetOverview', { as: user, query: WEEK })).body.current
  assert.deepEqual([tiles.filament.amountMg, tiles.printTime.durationInSeconds, tiles.cost.amount], [0, 0, 0])
  assert.equal(highlights.heaviestPrint.print?.filamentAmountMg, 0)
})

test('money is rounded to what the currency can pay', async () => {
  for (const [currency, amount] of [
    ['JPY', 12],
    ['USD', 12.35],
    ['KWD', 12.346],
  ] as const) {
    const user = await newUser(server, { currency })
    const cost = { filament_cost_micros: 12_345_600, cost_currency: currency }
    await newPrint(server, user, { start_date: '2026-01-06T10:00:00Z', ...cost })
    const { tiles } = (await client.call('Analytics_GetOverview', { as: user, query: WEEK })).body.current
    assert.deepEqual([tiles.cost.amount, tiles.cost.currency], [amount, currency])
  }
})
