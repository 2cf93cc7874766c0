import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PrintersResponse } from '../../../generated/api.d.ts'
import { newMaintenanceEntry } from '../../support/belongings.ts'
import { newFilament, newPrint, newPrinter, newProject, newUsage, newUser, type User } from '../../support/factories.ts'
import { startServerAt, type Query } from './support.ts'

const server = await startServerAt('2026-03-10T12:00:00Z')
const { client } = server

const HOUR = 3600
const DAY = { FromDate: '2026-03-01T00:00:00Z', ToDate: '2026-03-02T00:00:00Z' }

async function printers(user: User, query: Query = {}): Promise<PrintersResponse['current']['printers']> {
  return (await client.call('Analytics_GetPrinters', { as: user, query })).body.current.printers
}

/** Somebody with one printer and its prints, each a start and its hours. */
async function newPrinting(...prints: [start: string | null, hours: number | null][]): Promise<User> {
  const user = await newUser(server)
  const printer = await newPrinter(server, user)
  for (const [start_date, hours] of prints) {
    const print_time_in_seconds = hours === null ? null : hours * HOUR
    await newPrint(server, user, { printer_id: printer.id, start_date, print_time_in_seconds })
  }
  return user
}

test('utilisation counts overlapping prints once, and no more of a print than lies in the range', async () => {
  // 06:00 to 15:00 are nine hours of two prints and one within them; of the last print one hour is left: 10 of 24.
  const user = await newPrinting(
    ['2026-03-01T09:00:00Z', 6],
    ['2026-03-01T06:00:00Z', 6],
    ['2026-03-01T07:00:00Z', 1],
    ['2026-03-01T23:00:00Z', 3],
  )
  const [row] = await printers(user, DAY)
  assert.deepEqual(row?.utilisation, { percent: 41.7, coverage: { counted: 4, total: 4, exclusions: [] } })
  assert.equal(row.printTime.durationInSeconds, 16 * HOUR)
})

test('adjoining prints and prints of no length neither overlap nor leave a gap', async () => {
  const user = await newPrinting(
    ['2026-03-01T00:00:00Z', 6],
    ['2026-03-01T06:00:00Z', 6],
    ['2026-03-01T03:00:00Z', 0],
    ['2026-03-01T20:00:00Z', 0],
  )
  assert.equal((await printers(user, DAY))[0]?.utilisation.percent, 50)
})

test('a print that runs over midnight is in use on both days, but belongs to the first', async () => {
  const user = await newPrinting(['2026-03-01T18:00:00Z', 12])
  const query = { FromDate: '2026-02-28T00:00:00Z', ToDate: '2026-03-03T00:00:00Z' }
  const [row] = await printers(user, query)
  assert.deepEqual(
    row?.usage.points.map((point) => [point.printCount, point.printTimeInSeconds, point.utilisationPercent]),
    [
      [0, 0, 0],
      [1, 12 * HOUR, 25],
      [0, 0, 25],
    ],
  )
})

test('a print that began before the range is in use within it, but is not counted', async () => {
  // From 18:00 the day before to 06:00, within it to 05:00, and overlapping from 05:00 to 09:00: nine of 24 hours.
  const user = await newPrinting(
    ['2026-02-28T18:00:00Z', 12],
    ['2026-02-28T20:00:00Z', 9],
    ['2026-03-01T05:00:00Z', 4],
    ['2026-02-28T12:00:00Z', 12],
  )
  const [row] = await printers(user, DAY)
  assert.deepEqual(row?.utilisation, { percent: 37.5, coverage: { counted: 1, total: 1, exclusions: [] } })
  assert.deepEqual(
    row.usage.points.map((point) => [point.printCount, point.printTimeInSeconds, point.utilisationPercent]),
    [[1, 4 * HOUR, 37.5]],
  )
  assert.deepEqual([row.printCount.count, row.lastPrintDate], [1, '2026-03-01T05:00:00.000Z'])
})

test('a printer that runs through the whole range is used by 100 percent, without a print of the range', async () => {
  const user = await newPrinting(['2026-02-27T00:00:00Z', 100])
  const { body } = await client.call('Analytics_GetPrinters', { as: user, query: { ...DAY, ComparePrevious: true } })
  const rows = [body.current, body.previous].map((figures) => figures?.printers[0])
  assert.deepEqual(
    rows.map((row) => [row?.utilisation.percent, row?.usage.points[0]?.utilisationPercent, row?.printCount.count]),
    [
      [100, 100, 0],
      [100, 100, 0],
    ],
  )
})

test('a printer does not print what is planned', async () => {
  const user = await newPrinting(['2026-03-01T00:00:00Z', 6], [null, 1])
  const [printer] = await printers(user)
  const planned = { printer_id: printer?.printerId ?? 0, estimated_print_time_in_seconds: 24 * HOUR }
  for (const start_date of ['2026-03-01T12:00:00Z', null]) {
    await newPrint(server, user, { ...planned, start_date, status: 'Pending' })
  }
  const [row] = await printers(user, DAY)
  assert.deepEqual(row?.utilisation, {
    percent: 25,
    coverage: { counted: 1, total: 2, exclusions: [{ reason: 'Undated', count: 1 }] },
  })
  assert.deepEqual([row.usage.points[0]?.utilisationPercent, row.lastPrintDate], [25, '2026-03-01T00:00:00.000Z'])
  // What is planned is still a print, with the time that it will take.
  assert.deepEqual([row.printCount.count, row.printTime.durationInSeconds], [2, 30 * HOUR])
  assert.deepEqual([row.usage.points[0]?.printCount, row.usage.coverage.counted], [2, 2])
  const [only] = await printers(user, { ...DAY, Statuses: 'Pending' })
  assert.deepEqual(
    [only?.utilisation, only?.lastPrintDate],
    [{ percent: 0, coverage: { counted: 0, total: 0, exclusions: [] } }, null],
  )
})

test('a start in the future is not that of the latest print', async () => {
  const user = await newPrinting(['2026-03-09T00:00:00Z', 6], ['2026-03-10T12:00:00.001Z', 6])
  const [row] = await printers(user)
  assert.deepEqual([row?.lastPrintDate, row?.printCount.count], ['2026-03-09T00:00:00.000Z', 2])
})

test('utilization counts elapsed time only', async () => {
  // Today is half over; of the print that started at 06:00 six hours have passed.
  const user = await newPrinting(['2026-03-10T06:00:00Z', 48])
  const query = { FromDate: '2026-03-09T00:00:00Z', ToDate: '2026-03-12T00:00:00Z' }
  const [row] = await printers(user, query)
  assert.equal(row?.utilisation.percent, 16.7)
  assert.deepEqual(
    row.usage.points.map(({ utilisationPercent }) => utilisationPercent),
    [0, 50, null],
  )
  const future = { FromDate: '2026-04-01T00:00:00Z', ToDate: '2026-04-02T00:00:00Z' }
  const [idle] = await printers(user, future)
  assert.deepEqual([idle?.utilisation.percent, idle?.usage.points[0]?.utilisationPercent], [null, null])
})

test('a day of 23 hours is used by 100 percent in 23 hours', async () => {
  const user = await newPrinting(['2026-03-08T05:00:00Z', 23])
  const query = { FromDate: '2026-03-08T00:00', ToDate: '2026-03-09T00:00', TimeZone: 'America/New_York' }
  const [row] = await printers(user, query)
  assert.deepEqual([row?.utilisation.percent, row?.usage.points[0]?.utilisationPercent], [100, 100])
})

test('a bucket at the edge of the range is measured by what of it lies in the range', async () => {
  const user = await newPrinting(['2026-03-01T12:00:00Z', 3])
  const query = { FromDate: '2026-03-01T12:00:00Z', ToDate: '2026-03-02T00:00:00Z' }
  assert.equal((await printers(user, query))[0]?.usage.points[0]?.utilisationPercent, 25)
})

test('all time begins with the first print, of whichever printer', async () => {
  // Two days and a half until now: 60 hours, of which the first printer ran 12 and the second 6.
  const user = await newPrinting(['2026-03-08T00:00:00Z', 12], [null, 100])
  const second = await newPrinter(server, user)
  const start_date = '2026-03-09T00:00:00Z'
  await newPrint(server, user, { printer_id: second.id, start_date, estimated_print_time_in_seconds: 6 * HOUR })
  const rows = await printers(user)
  assert.deepEqual(
    rows.map(({ utilisation }) => utilisation),
    [
      { percent: 20, coverage: { counted: 1, total: 2, exclusions: [{ reason: 'Undated', count: 1 }] } },
      { percent: 10, coverage: { counted: 1, total: 1, exclusions: [] } },
    ],
  )
  assert.deepEqual(
    rows.map(({ printTime, lastPrintDate }) => [printTime.durationInSeconds, lastPrintDate]),
    [
      [112 * HOUR, '2026-03-08T00:00:00.000Z'],
      [6 * HOUR, '2026-03-09T00:00:00.000Z'],
    ],
  )
})

test('a row for each printer, most print time first, idle ones included; a print without a printer is in none', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  const [idle, little, much] = [
    await newPrinter(server, user, { name: 'Idle' }),
    await newPrinter(server, user, { name: 'Little', is_active: false }),
    await newPrinter(server, user, { name: 'Much' }),
  ]
  const start_date = '2026-03-01T10:00:00Z'
  await newPrint(server, user, { printer_id: little.id, start_date, print_time_in_seconds: 60, status: 'Failed' })
  await newPrint(server, user, {
    ...{ printer_id: much.id, start_date, print_time_in_seconds: 61, filament_amount_mg: 5 },
    ...{ filament_cost_micros: 30_000, electricity_cost_micros: 4_000, cost_currency: 'EUR' },
  })
  await newPrint(server, user, { printer_id: much.id, start_date: '2026-03-01T11:00:00Z', status: 'Pending' })
  await newPrint(server, user, { start_date, print_time_in_seconds: 1000 })
  await newPrint(server, user, { printer_id: much.id })
  const { current } = (await client.call('Analytics_GetPrinters', { as: user, query: DAY })).body
  assert.deepEqual(
    current.printers.map((row) => [row.name, row.isActive, row.printTime.durationInSeconds, row.successRate.percent]),
    [
      ['Much', true, 61, 100],
      ['Little', false, 60, 0],
      ['Idle', true, 0, null],
    ],
  )
  assert.deepEqual(current.coverage, {
    counted: 3,
    total: 5,
    exclusions: [
      { reason: 'Undated', count: 1 },
      { reason: 'PrinterMissing', count: 1 },
    ],
  })
  const [row, , last] = current.printers
  const Undated = { reason: 'Undated', count: 1 }
  assert.deepEqual(row?.printCount, { count: 2, coverage: { counted: 2, total: 3, exclusions: [Undated] } })
  assert.deepEqual(row.filament, {
    amountMg: 5,
    coverage: { counted: 1, total: 3, exclusions: [Undated, { reason: 'WeightMissing', count: 1 }] },
  })
  assert.deepEqual(row.cost, {
    ...{ amount: 0.03, currency: 'EUR' },
    coverage: { counted: 1, total: 3, exclusions: [Undated, { reason: 'NotFinished', count: 1 }] },
  })
  assert.deepEqual([row.lastPrintDate, last?.lastPrintDate], ['2026-03-01T10:00:00.000Z', null])
  const none = { pending: 0, printing: 0, success: 0, partialSuccess: 0, failed: 0, cancelled: 0 }
  assert.deepEqual(row.statusCounts, { ...none, success: 1, pending: 1 })
  assert.equal(last?.printerId, idle.id)
})

test('other filters leave idle printers in, PrinterIds does not', async () => {
  const user = await newUser(server)
  const [first, second] = [await newPrinter(server, user), await newPrinter(server, user)]
  const [spool, project] = [await newFilament(server, user), await newProject(server, user)]
  const print = await newPrint(server, user, { printer_id: second.id, project_id: project.id, start_date: null })
  await newUsage(server, print, { filament_id: spool.id, amount_mg: 7 })
  const counts = async (query: Query) =>
    (await printers(user, query)).map(({ printerId, printCount }) => [printerId, printCount.count])
  for (const query of [{ FilamentIds: spool.id }, { ProjectIds: project.id }, { Statuses: 'Success' }]) {
    assert.deepEqual(await counts(query), [
      [first.id, 0],
      [second.id, 1],
    ])
  }
  assert.deepEqual(await counts({ PrinterIds: first.id }), [[first.id, 0]])
})

test('maintenance in the range, oldest first, planned or done; a cost in another currency is left out', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  const [printer, other] = [await newPrinter(server, user), await newPrinter(server, user)]
  const entry = (date: string, rest: object = {}) =>
    newMaintenanceEntry(server, printer, { date, done: true, category: 'Nozzle', ...rest })
  const last = await entry('2026-03-01T23:59:59.999Z', { cost_micros: 5_000_000, cost_currency: 'USD' })
  const first = await entry('2026-03-01T00:00:00Z', {
    ...{ done: false, category: 'Rails', description: 'Greased' },
    ...{ cost_micros: 12_345_600, cost_currency: 'EUR' },
  })
  await entry('2026-02-28T23:59:59.999Z')
  await entry('2026-03-02T00:00:00Z')
  await newMaintenanceEntry(server, other, { date: '2026-02-01T00:00:00Z' })
  const rows = await printers(user, DAY)
  assert.deepEqual(rows.find(({ printerId }) => printerId === printer.id)?.maintenance, [
    {
      ...{ maintenanceId: first.id, date: '2026-03-01T00:00:00.000Z', done: false, category: 'Rails' },
      ...{ description: 'Greased', cost: 12.3456 },
    },
    {
      ...{ maintenanceId: last.id, date: '2026-03-01T23:59:59.999Z', done: true, category: 'Nozzle' },
      ...{ description: null, cost: null },
    },
  ])
  assert.deepEqual(rows.find(({ printerId }) => printerId === other.id)?.maintenance, [])
})
