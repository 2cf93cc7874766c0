import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newFilament, newPrinter, newUser } from '../../support/factories.ts'
import { startServerAt } from './support.ts'

const server = await startServerAt('2026-03-20T09:00:00Z')
const { client } = server

const TWO_DAYS = { FromDate: '2026-03-01T00:00:00Z', ToDate: '2026-03-03T00:00:00Z' }
const BUCKETS = [
  { bucketStart: '2026-03-01T00:00:00.000Z', bucketDate: '2026-03-01' },
  { bucketStart: '2026-03-02T00:00:00.000Z', bucketDate: '2026-03-02' },
]
const coverage = { counted: 0, total: 0, exclusions: [] }
const noCounts = { pending: 0, printing: 0, success: 0, partialSuccess: 0, failed: 0, cancelled: 0 }
const noMoney = { amount: 0, currency: 'EUR', coverage }
const noMedian = { medianRatio: null, sampleCount: 0, coverage }

/** An empty logbook over two days, and over all time, where there are no buckets. */
for (const [when, query, buckets] of [
  ['two days', TWO_DAYS, BUCKETS],
  ['all time', {}, []],
] as const) {
  test(`an empty logbook has nothing to take a share, a median or the highest of: overview of ${when}`, async () => {
    const as = await newUser(server, { currency: 'EUR' })
    const { current } = (await client.call('Analytics_GetOverview', { as, query })).body
    const highlight = { print: null, coverage }
    assert.deepEqual(current, {
      tiles: {
        printCount: { count: 0, coverage },
        finishedCount: { count: 0, coverage },
        successRate: { percent: null, coverage },
        filament: { amountMg: 0, coverage },
        printTime: { durationInSeconds: 0, coverage },
        cost: noMoney,
        partialCostCount: 0,
        rating: { averageRating: null, coverage },
        energy: { energyWh: 0, coverage },
      },
      statusBreakdown: { counts: noCounts, coverage },
      statusSeries: { points: buckets.map((bucket) => ({ ...bucket, counts: noCounts })), coverage },
      highlights: {
        longestPrint: highlight,
        heaviestPrint: highlight,
        mostExpensivePrint: highlight,
        mostUsedPrinter: { printerId: null, name: null, printTimeInSeconds: null, coverage },
      },
    })
  })

  test(`an empty logbook has no print days: activity of ${when}`, async () => {
    const as = await newUser(server, { currency: 'EUR' })
    const { current } = (await client.call('Analytics_GetActivity', { as, query })).body
    const nothing = { printCount: 0, printTimeInSeconds: 0, filamentAmountMg: 0, cost: 0 }
    assert.deepEqual(current.series, {
      points: buckets.map((bucket) => ({ ...bucket, ...nothing })),
      partialCostCount: 0,
      currency: 'EUR',
      coverage: { printCount: coverage, printTime: coverage, filament: coverage, cost: coverage },
    })
    assert.deepEqual(current.calendar, { days: [], coverage })
    assert.deepEqual(current.streaks, { current: null, longest: null, busiestDay: null, coverage })
    assert.equal(current.startTimes.weekdays.length, 7)
    assert(current.startTimes.weekdays.every(({ printCounts }) => printCounts.every((count) => count === 0)))
    assert(current.durations.bins.every(({ printCount }) => printCount === 0))
  })

  test(`an idle printer has a row of zeros and no rate: printers of ${when}`, async () => {
    const as = await newUser(server, { currency: 'EUR' })
    const { id, name } = await newPrinter(server, as, { is_active: false })
    const { current } = (await client.call('Analytics_GetPrinters', { as, query })).body
    // All time has not begun before the first print.
    const utilisation = { percent: when === 'all time' ? null : 0, coverage }
    const nothing = { printCount: 0, printTimeInSeconds: 0, utilisationPercent: 0 }
    assert.deepEqual(current, {
      printers: [
        {
          ...{ printerId: id, name, isActive: false, lastPrintDate: null, statusCounts: noCounts },
          printCount: { count: 0, coverage },
          successRate: { percent: null, coverage },
          printTime: { durationInSeconds: 0, coverage },
          filament: { amountMg: 0, coverage },
          cost: noMoney,
          partialCostCount: 0,
          rating: { averageRating: null, coverage },
          energy: { energyWh: 0, coverage },
          utilisation,
          usage: { points: buckets.map((bucket) => ({ ...bucket, ...nothing })), coverage },
          maintenance: [],
        },
      ],
      coverage,
    })
  })

  test(`an unused spool has no runway: materials of ${when}`, async () => {
    const as = await newUser(server, { currency: 'EUR' })
    const spool = await newFilament(server, as, { initial_nominal_weight_mg: 750_000 })
    const { current, runway } = (await client.call('Analytics_GetMaterials', { as, query })).body
    const none = { rows: [], coverage }
    assert.deepEqual(current, {
      total: { amountMg: 0, coverage },
      byType: none,
      byBrand: none,
      byColor: none,
      byFilamentType: none,
      series: { types: [], coverage },
      topSpools: none,
      waste: {
        printCount: { count: 0, coverage },
        filament: { amountMg: 0, coverage },
        share: { percent: null, coverage },
      },
    })
    assert.deepEqual(runway, {
      asOf: '2026-03-20T09:00:00.000Z',
      rows: [
        {
          ...{ filamentId: spool.id, displayName: spool.display_name, materialType: 'PLA' },
          ...{ remainingMg: 750_000, meanDailyUseMg: null, runwayDays: null },
        },
      ],
      coverage: { counted: 0, total: 1, exclusions: [{ reason: 'Unused', count: 1 }] },
    })
  })

  test(`an empty logbook costs nothing, and has no mean: costs of ${when}`, async () => {
    const as = await newUser(server, { currency: 'EUR' })
    const { current } = (await client.call('Analytics_GetCosts', { as, query })).body
    const nothing = { filament: 0, electricity: 0, maintenance: 0, total: 0 }
    assert.deepEqual(current, {
      total: noMoney,
      filament: noMoney,
      partialFilamentCount: 0,
      electricity: noMoney,
      measuredElectricityShare: { percent: null, coverage },
      maintenance: noMoney,
      series: {
        points: buckets.map((bucket) => ({ ...bucket, ...nothing })),
        currency: 'EUR',
        coverage: { filament: coverage, electricity: coverage, maintenance: coverage },
      },
      byType: { rows: [], currency: 'EUR', coverage },
      byBrand: { rows: [], currency: 'EUR', coverage },
      meanPerPrint: { ...noMoney, amount: null },
      failure: {
        printCount: { count: 0, coverage },
        cost: noMoney,
        partialCostCount: 0,
        share: { percent: null, coverage },
      },
      ranking: { dearest: [], cheapest: [], currency: 'EUR', coverage },
    })
  })

  test(`an empty logbook has no failures, and no rate: failures of ${when}`, async () => {
    const as = await newUser(server, { currency: 'EUR' })
    await newPrinter(server, as)
    const { current } = (await client.call('Analytics_GetFailures', { as, query })).body
    assert.deepEqual(current, {
      finishedCount: { count: 0, coverage },
      failedCount: { count: 0, coverage },
      cancelledCount: { count: 0, coverage },
      failureRate: { percent: null, coverage },
      printTime: { durationInSeconds: 0, coverage },
      filament: { amountMg: 0, coverage },
      cost: noMoney,
      partialCostCount: 0,
      byCategory: { rows: [], currency: 'EUR', coverage },
      byReason: { rows: [], currency: 'EUR', coverage },
      byPrinter: { rows: [], coverage },
      byMaterial: { rows: [], coverage },
    })
  })

  test(`an empty logbook has no medians: accuracy of ${when}`, async () => {
    const as = await newUser(server)
    await newPrinter(server, as)
    const { current } = (await client.call('Analytics_GetAccuracy', { as, query })).body
    const nothing = {
      ...{ timeMedianRatio: null, timeSampleCount: 0 },
      ...{ materialMedianRatio: null, materialSampleCount: 0 },
    }
    assert.deepEqual(current, {
      time: noMedian,
      material: noMedian,
      byPrinter: { rows: [], coverage },
      byMaterial: { rows: [], coverage },
      trend: {
        points: buckets.map((bucket) => ({ ...bucket, ...nothing })),
        timeCoverage: coverage,
        materialCoverage: coverage,
      },
    })
  })
}
