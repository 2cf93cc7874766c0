import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Insertable } from 'kysely'
import type { FailureCategory, FailuresResponse } from '../../../generated/api.d.ts'
import type { Prints } from '../../../generated/database.d.ts'
import { newFilament, newPrint, newPrinter, newUsage, newUser, type User } from '../../support/factories.ts'
import { startServerAt, type Query } from './support.ts'

const server = await startServerAt('2026-03-31T12:00:00Z')
const { client } = server

const WEEK = { FromDate: '2026-03-02T00:00:00Z', ToDate: '2026-03-09T00:00:00Z' }
const START = { start_date: '2026-03-02T10:00:00Z' }

async function failures(user: User, query: Query = WEEK): Promise<FailuresResponse['current']> {
  return (await client.call('Analytics_GetFailures', { as: user, query })).body.current
}

/** Makes a print of 2 March that failed. */
function newFailure(user: User, failure_reason: string | null, overrides: Partial<Insertable<Prints>> = {}) {
  return newPrint(server, user, { status: 'Failed', ...START, failure_reason, ...overrides })
}

/** Makes finished prints of 2 March, the first of which failed. */
async function newPrints(user: User, count: number, failed: number, overrides: Partial<Insertable<Prints>> = {}) {
  for (let number = 0; number < count; number += 1) {
    await newPrint(server, user, { status: number < failed ? 'Failed' : 'Success', ...START, ...overrides })
  }
}

function reasonsOf({ byReason }: FailuresResponse['current']) {
  return byReason.rows.map(({ reason, failedCount, cancelledCount }) => [reason, failedCount, cancelledCount])
}

test('the failure rate has the prints of the success rate: a cancelled one is finished, but has not failed', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  const spent = { print_time_in_seconds: 600, filament_amount_mg: 4000, filament_cost_micros: 100_000 }
  const open = ['Pending', 'Printing'] as const
  for (const status of [...open, 'Success', 'PartialSuccess', 'Failed', 'Failed', 'Cancelled'] as const) {
    await newPrint(server, user, { status, ...START, ...spent, cost_currency: 'EUR' })
  }
  await newFailure(user, null, { print_time_in_seconds: 60, start_date: null })
  const { finishedCount, failedCount, cancelledCount, failureRate, printTime, filament, cost } = await failures(user)
  assert.deepEqual([finishedCount.count, failedCount.count, cancelledCount.count], [5, 2, 1])
  assert.deepEqual(failureRate, {
    percent: 40,
    coverage: {
      counted: 5,
      total: 8,
      exclusions: [
        { reason: 'Undated', count: 1 },
        { reason: 'NotFinished', count: 2 },
      ],
    },
  })
  assert.deepEqual([printTime.durationInSeconds, filament.amountMg, cost.amount], [1800, 12_000, 0.3])
  const { failure } = (await client.call('Analytics_GetCosts', { as: user, query: WEEK })).body.current
  assert.deepEqual(cost, failure.cost)
  assert.equal((await failures(user, {})).printTime.durationInSeconds, 1860)
})

test('reasons are one regardless of case and white space around them, in the spelling of most prints', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  const start = (day: number) => ({ start_date: `2026-03-0${day}T10:00:00Z` })
  for (const reason of ['Warped', ' Warped\u00a0', 'warped', 'WARPED']) await newFailure(user, reason, start(2))
  // Of equally frequent spellings, the latest.
  await newFailure(user, 'Clogged', start(3))
  await newFailure(user, 'clogged', { ...start(4), status: 'Cancelled' })
  for (const reason of [null, '', '  ']) await newFailure(user, reason, start(5))
  await newFailure(user, 'Älteres Problem')
  await newFailure(user, 'Bent')
  await newPrint(server, user, { status: 'Success', failure_reason: 'Warped', ...START })
  const figures = await failures(user)
  assert.deepEqual(reasonsOf(figures), [
    ['Warped', 4, 0],
    [null, 3, 0],
    ['clogged', 1, 1],
    ['Bent', 1, 0],
    ['Älteres Problem', 1, 0],
  ])
  assert.deepEqual(
    figures.byReason.rows.map(({ sharePercent }) => sharePercent),
    [36.4, 27.3, 18.2, 9.1, 9.1],
  )
  assert.equal(figures.byReason.rows[2]?.lastPrintDate, '2026-03-04T10:00:00.000Z')
  assert.deepEqual(figures.byReason.coverage, { counted: 11, total: 11, exclusions: [] })
})

test('a reason has the time, material and cost that are known, in the currency of the user', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  const cost = { filament_cost_micros: 1_500_000, electricity_cost_micros: 30_000 }
  await newFailure(user, 'Warped', {
    print_time_in_seconds: 600,
    filament_amount_mg: 4000,
    ...cost,
    cost_currency: 'EUR',
  })
  await newFailure(user, 'warped', { estimated_print_time_in_seconds: 100, ...cost, cost_currency: 'USD' })
  await newFailure(user, 'Clogged', { start_date: null, ...cost, cost_currency: 'USD' })
  const known = { sharePercent: 100, printTimeInSeconds: 700, filamentAmountMg: 4000, cost: 1.53, partialCostCount: 0 }
  assert.deepEqual((await failures(user)).byReason, {
    rows: [
      { reason: 'Warped', failedCount: 2, cancelledCount: 0, ...known, lastPrintDate: '2026-03-02T10:00:00.000Z' },
    ],
    currency: 'EUR',
    coverage: { counted: 2, total: 3, exclusions: [{ reason: 'Undated', count: 1 }] },
  })
  const [, unknown] = (await failures(user, {})).byReason.rows
  assert.deepEqual(unknown, {
    ...{ reason: 'Clogged', failedCount: 1, cancelledCount: 0, sharePercent: 33.3 },
    ...{ printTimeInSeconds: null, filamentAmountMg: null, cost: null, partialCostCount: 0, lastPrintDate: null },
  })
})

test('kinds of causes: most prints first, then in the order of the contract, and last those without one', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  const spent = { print_time_in_seconds: 600, filament_amount_mg: 4000, filament_cost_micros: 1_500_000 }
  const failed = (failure_category: FailureCategory | null, overrides: Partial<Insertable<Prints>> = {}) =>
    newFailure(user, null, { failure_category, ...spent, cost_currency: 'EUR', ...overrides })
  for (const category of [null, 'Other', 'UserCancelled'] as const) await failed(category)
  await failed('Clog', { failure_reason: 'Nozzle', start_date: '2026-03-04T10:00:00Z' })
  await failed('Clog', { failure_reason: 'Extruder', status: 'Cancelled', cost_currency: 'USD' })
  await failed('Warping', { cost_currency: 'USD' })
  await failed('Warping', { start_date: null })
  await failed('Adhesion', { status: 'Success' })
  const { byCategory } = await failures(user)
  assert.deepEqual(
    byCategory.rows.map(({ category }) => category),
    ['Clog', 'Warping', 'UserCancelled', 'Other', null],
  )
  const [clog, warping] = byCategory.rows
  assert.deepEqual(clog, {
    ...{ category: 'Clog', failedCount: 1, cancelledCount: 1, sharePercent: 33.3 },
    ...{ printTimeInSeconds: 1200, filamentAmountMg: 8000, cost: 1.5, partialCostCount: 0 },
    lastPrintDate: '2026-03-04T10:00:00.000Z',
  })
  assert.deepEqual([warping?.failedCount, warping?.printTimeInSeconds, warping?.cost], [1, 600, null])
  const { currency, coverage } = byCategory
  assert.deepEqual(
    { currency, coverage },
    { currency: 'EUR', coverage: { counted: 6, total: 7, exclusions: [{ reason: 'Undated', count: 1 }] } },
  )
  const [first] = (await failures(user, {})).byCategory.rows
  assert.deepEqual(
    [first?.category, first?.failedCount, first?.lastPrintDate],
    ['Warping', 2, '2026-03-02T10:00:00.000Z'],
  )
})

test('a reason in a sentence of its own for each print: 200 are listed, and shares are those of all prints', async () => {
  const user = await newUser(server)
  const rows = Array.from({ length: 201 }, (_, number) => `Reason ${number}`)
  await server.db
    .insertInto('prints')
    .values(
      rows.map((failure_reason) => ({
        ...{ user_id: user.id, title: 'Bracket', status: 'Failed' as const, view_status: 'Private' as const },
        ...{ source: 'Web' as const, failure_reason, ...START },
      })),
    )
    .execute()
  await newFailure(user, 'reason 7')
  const { byReason } = await failures(user)
  assert.deepEqual([byReason.rows.length, byReason.coverage.counted], [200, 202])
  assert.deepEqual([byReason.rows[0]?.failedCount, byReason.rows[0]?.sharePercent], [2, 1])
  assert.deepEqual(byReason.rows[1]?.reason, 'Reason 0')
})

test('by printer: most failed prints first, with the Wilson interval; under five prints there is no rate', async () => {
  const user = await newUser(server)
  const [first, second, third] = [
    await newPrinter(server, user),
    await newPrinter(server, user),
    await newPrinter(server, user),
  ]
  await newPrints(user, 20, 0, { printer_id: first.id })
  await newPrints(user, 29, 1, { printer_id: second.id })
  await newPrints(user, 3, 2, { printer_id: third.id })
  await newPrint(server, user, { status: 'Cancelled', printer_id: third.id, ...START })
  await newPrints(user, 1, 1)
  await newPrint(server, user, { status: 'Printing', printer_id: third.id, ...START })
  await newPrinter(server, user)
  const small = { reason: 'SampleTooSmall', count: 4 }
  // The limits of 0 of 20 and 1 of 29 are those of Newcombe, Statistics in Medicine 17 (1998), page 861, method 3.
  assert.deepEqual((await failures(user)).byPrinter, {
    rows: [
      {
        ...{ printerId: third.id, name: third.name, failedCount: 2, cancelledCount: 1 },
        failureRate: {
          ...{ percent: null, lowPercent: null, highPercent: null, sampleCount: 4 },
          coverage: { counted: 0, total: 4, exclusions: [small] },
        },
      },
      {
        ...{ printerId: second.id, name: second.name, failedCount: 1, cancelledCount: 0 },
        failureRate: {
          ...{ percent: 3.4, lowPercent: 0.6, highPercent: 17.2, sampleCount: 29 },
          coverage: { counted: 29, total: 29, exclusions: [] },
        },
      },
      {
        ...{ printerId: first.id, name: first.name, failedCount: 0, cancelledCount: 0 },
        failureRate: {
          ...{ percent: 0, lowPercent: 0, highPercent: 16.1, sampleCount: 20 },
          coverage: { counted: 20, total: 20, exclusions: [] },
        },
      },
    ],
    coverage: {
      counted: 53,
      total: 55,
      exclusions: [
        { reason: 'NotFinished', count: 1 },
        { reason: 'PrinterMissing', count: 1 },
      ],
    },
  })
})

test('by material: a print counts once for each material, however many spools of it', async () => {
  const user = await newUser(server)
  const spools = [
    await newFilament(server, user, { material_type: 'PETG' }),
    await newFilament(server, user, { material_type: 'petg' }),
  ]
  const print = async (status: 'Success' | 'Failed' | 'Printing', materials: (string | null)[]) => {
    const made = await newPrint(server, user, { status, ...START })
    for (const [position, material] of materials.entries()) {
      const spool = spools.find(({ material_type: type }) => type === material)
      const of = spool ? { filament_id: spool.id } : { material_type: material }
      await newUsage(server, made, { position, status, ...START, amount_mg: 1000, ...of })
    }
  }
  for (let number = 0; number < 4; number += 1) await print('Success', ['PETG', 'petg', 'PETG'])
  await print('Failed', ['petg', 'PVA'])
  await print('Failed', [' PVA'])
  await print('Printing', ['PVA'])
  const { rows, coverage } = (await failures(user)).byMaterial
  assert.deepEqual(
    rows.map(({ materialType, failedCount, failureRate: { percent, sampleCount } }) => ({
      ...{ materialType, failedCount, percent, sampleCount },
    })),
    [
      { materialType: 'PVA', failedCount: 2, percent: null, sampleCount: 2 },
      { materialType: 'PETG', failedCount: 1, percent: 20, sampleCount: 5 },
    ],
  )
  assert.deepEqual(coverage, { counted: 7, total: 8, exclusions: [{ reason: 'NotFinished', count: 1 }] })
  // More than 400 days by day are a large analysis, which has a statement of its own.
  const days = { FromDate: '2025-01-01T00:00:00Z', ToDate: WEEK.ToDate, Granularity: 'Day' } as const
  assert.deepEqual((await failures(user, days)).byMaterial, { rows, coverage })
})
