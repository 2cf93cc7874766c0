import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Insertable } from 'kysely'
import type { AccuracyResponse } from '../../../generated/api.d.ts'
import type { Prints } from '../../../generated/database.d.ts'
import { newFilament, newPrint, newPrinter, newUsage, newUser, type User } from '../../support/factories.ts'
import { startServerAt, type Query } from './support.ts'

const server = await startServerAt('2026-03-31T12:00:00Z')
const { client } = server

const WEEK = { FromDate: '2026-03-02T00:00:00Z', ToDate: '2026-03-09T00:00:00Z' }
const Undated = { reason: 'Undated', count: 1 }

async function accuracy(user: User, query: Query = WEEK): Promise<AccuracyResponse['current']> {
  return (await client.call('Analytics_GetAccuracy', { as: user, query })).body.current
}

/** Makes prints of 2 March that took so many seconds where 100 were estimated. */
async function newTimes(user: User, seconds: (number | null)[], overrides: Partial<Insertable<Prints>> = {}) {
  for (const print_time_in_seconds of seconds) {
    const time = { print_time_in_seconds, estimated_print_time_in_seconds: 100 }
    await newPrint(server, user, { start_date: '2026-03-02T10:00:00Z', ...time, ...overrides })
  }
}

test('the median of five ratios is the third, of six it is between the third and the fourth', async () => {
  const user = await newUser(server)
  await newTimes(user, [500, 90, 110, 104, 0])
  assert.deepEqual((await accuracy(user)).time, {
    ...{ medianRatio: 1.04, sampleCount: 5 },
    coverage: { counted: 5, total: 5, exclusions: [] },
  })
  await newTimes(user, [1000])
  assert.equal((await accuracy(user)).time.medianRatio, 1.07)
})

test('under five samples there is no median', async () => {
  const user = await newUser(server)
  await newTimes(user, [90, 100, 110, 120])
  assert.deepEqual((await accuracy(user)).time, {
    ...{ medianRatio: null, sampleCount: 4 },
    coverage: { counted: 0, total: 4, exclusions: [{ reason: 'SampleTooSmall', count: 4 }] },
  })
})

test('a sample has an actual value and an estimate above zero; any status will do', async () => {
  const user = await newUser(server)
  await newTimes(user, [100, 100, 100, 100, 100], { status: 'Failed' })
  await newTimes(user, [null])
  await newTimes(user, [70, null], { estimated_print_time_in_seconds: null })
  await newTimes(user, [80], { estimated_print_time_in_seconds: 0 })
  await newTimes(user, [200], { start_date: null })
  assert.deepEqual((await accuracy(user)).time, {
    ...{ medianRatio: 1, sampleCount: 5 },
    coverage: {
      counted: 5,
      total: 10,
      exclusions: [Undated, { reason: 'EstimateMissing', count: 3 }, { reason: 'ActualMissing', count: 1 }],
    },
  })
  const allTime = (await accuracy(user, {})).time
  assert.deepEqual([allTime.medianRatio, allTime.sampleCount], [1, 6])
})

test('time and material are two figures: a print may be a sample of one only', async () => {
  const user = await newUser(server)
  const amounts = { filament_amount_mg: 2100, estimated_filament_amount_mg: 2000 }
  await newTimes(user, [null, null, null, 90, 90], amounts)
  const { time, material } = await accuracy(user)
  assert.deepEqual([time.sampleCount, time.medianRatio], [2, null])
  assert.deepEqual([material.sampleCount, material.medianRatio], [5, 1.05])
})

test('usages with only an actual amount or only an estimate are not compared, by print as by material', async () => {
  const user = await newUser(server)
  const amounts = (amountMg: number | null, estimatedAmountMg: number | null, materialType = 'PLA') => ({
    ...{ materialType, amountMg, estimatedAmountMg },
  })
  const record = async (...filamentUsage: object[]) => {
    const body = { title: 'Two colors', status: 'Success', startDate: '2026-03-02T10:00:00Z', filamentUsage }
    return (await client.call('Prints_PostPrint', { as: user, body })).body.id
  }
  const others = [amounts(500, null, 'PVA'), amounts(null, 400, 'PETG'), amounts(null, null, 'TPU')]
  for (const amountMg of [130, 110, 100]) await record(amounts(amountMg, 100), ...others)
  await record(amounts(60, 50), amounts(60, 50), amounts(500, null))
  const corrected = await record(amounts(1, 100))
  await record(amounts(500, null), amounts(null, 400))
  const filamentUsage = [amounts(116, 100), amounts(null, 400)]
  await client.call('Prints_PatchPrint', { as: user, path: { id: Number(corrected) }, body: { filamentUsage } })

  const { material, byMaterial, trend } = await accuracy(user)
  assert.deepEqual([material.medianRatio, material.sampleCount, material.coverage.counted], [1.16, 5, 5])
  assert.deepEqual(material.coverage.exclusions, [{ reason: 'ActualMissing', count: 1 }])
  const pla = byMaterial.rows.find(({ materialType }) => materialType === 'PLA')?.material
  assert.deepEqual([pla?.medianRatio, pla?.sampleCount], [1.18, 6])
  assert.deepEqual(
    trend.points.flatMap(({ materialMedianRatio, materialSampleCount }) =>
      materialSampleCount > 0 ? [[materialMedianRatio, materialSampleCount]] : [],
    ),
    [[1.16, 5]],
  )
})

test('by printer, most samples first; a printer without a sample has no row', async () => {
  const user = await newUser(server)
  const printers = [await newPrinter(server, user), await newPrinter(server, user), await newPrinter(server, user)]
  const [few, many, none] = printers.map(({ id }) => id)
  await newTimes(user, [150], { printer_id: few ?? null })
  await newTimes(user, [90, 100, 110, 120, 130], { printer_id: many ?? null })
  await newTimes(user, [90], { printer_id: many ?? null, start_date: null })
  await newTimes(user, [null], { printer_id: none ?? null })
  await newTimes(user, [70])
  const { byPrinter } = await accuracy(user)
  assert.deepEqual(
    byPrinter.rows.map(({ printerId, time }) => [printerId, time]),
    [
      [many, { medianRatio: 1.1, sampleCount: 5, coverage: { counted: 5, total: 6, exclusions: [Undated] } }],
      [
        few,
        {
          ...{ medianRatio: null, sampleCount: 1 },
          coverage: { counted: 0, total: 1, exclusions: [{ reason: 'SampleTooSmall', count: 1 }] },
        },
      ],
    ],
  )
  const coverage = { counted: 7, total: 9, exclusions: [Undated, { reason: 'PrinterMissing', count: 1 }] }
  assert.deepEqual(byPrinter.coverage, coverage)
})

test('by material a sample is one use of filament: its amount, and the time of its print', async () => {
  const user = await newUser(server)
  const pla = await newFilament(server, user)
  const time = { print_time_in_seconds: 120, estimated_print_time_in_seconds: 100 }
  for (const amount_mg of [100, 102, 104, 106]) {
    const print = await newPrint(server, user, { start_date: '2026-03-02T10:00:00Z', ...time })
    await newUsage(server, print, { filament_id: pla.id, amount_mg, estimated_amount_mg: 100, ...time })
    // A second use of the same material, and one of another.
    if (amount_mg !== 106) continue
    await newUsage(server, print, { position: 1, material_type: 'PLA', amount_mg: 5, estimated_amount_mg: 1, ...time })
    await newUsage(server, print, { position: 2, material_type: 'ASA', amount_mg: 7, ...time })
  }
  const { byMaterial } = await accuracy(user)
  const five = { counted: 5, total: 5, exclusions: [] }
  assert.deepEqual(byMaterial, {
    rows: [
      {
        materialType: 'PLA',
        time: { medianRatio: 1.2, sampleCount: 5, coverage: five },
        material: { medianRatio: 1.04, sampleCount: 5, coverage: five },
      },
      {
        materialType: 'ASA',
        time: {
          ...{ medianRatio: null, sampleCount: 1 },
          coverage: { counted: 0, total: 1, exclusions: [{ reason: 'SampleTooSmall', count: 1 }] },
        },
        material: {
          ...{ medianRatio: null, sampleCount: 0 },
          coverage: { counted: 0, total: 1, exclusions: [{ reason: 'EstimateMissing', count: 1 }] },
        },
      },
    ],
    coverage: { counted: 6, total: 6, exclusions: [] },
  })
})

test('the trend has a median for each bucket with five samples; the others are counted as too small', async () => {
  const user = await newUser(server)
  await newTimes(user, [100, 100, 110, 120, 130])
  await newTimes(user, [200, 200, 200, 200], { start_date: '2026-03-04T00:00:00Z' })
  await newTimes(user, [300], { start_date: null })
  await newTimes(user, [null])
  const query = { FromDate: '2026-03-02T00:00:00Z', ToDate: '2026-03-05T00:00:00Z' }
  const { trend, time } = await accuracy(user, query)
  assert.deepEqual(
    trend.points.map((point) => [point.timeMedianRatio, point.timeSampleCount]),
    [
      [1.1, 5],
      [null, 0],
      [null, 4],
    ],
  )
  const ActualMissing = { reason: 'ActualMissing', count: 1 }
  assert.deepEqual(trend.timeCoverage, {
    ...{ counted: 5, total: 11 },
    exclusions: [Undated, ActualMissing, { reason: 'SampleTooSmall', count: 4 }],
  })
  assert.deepEqual([time.sampleCount, time.medianRatio], [9, 1.3])
})
