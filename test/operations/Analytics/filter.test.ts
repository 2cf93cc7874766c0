import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { MaterialsResponse, OverviewResponse } from '../../../generated/api.d.ts'
import { newFilament, newPrint, newPrinter, newUser } from '../../support/factories.ts'
import { askAll, completePrint, countAll, OPERATIONS, PATHS, startServerAt, type Query } from './support.ts'

const server = await startServerAt('2026-03-20T09:00:00Z')
const { client } = server
const user = await newUser(server)

async function range(query: Query): Promise<OverviewResponse['range']> {
  return (await client.call('Analytics_GetOverview', { as: user, query })).body.range
}

/** Each of the six must refuse this and blame the field (or an entry of it). */
async function requireRefused(query: Query, field: string): Promise<void> {
  for (const { status, problem } of await askAll(server, user, query)) {
    const blamed = Object.keys(problem.errors ?? {}).map((name) => name.replace(/\[\d+\]$/, ''))
    assert.deepEqual([status, [...new Set(blamed)]], [400, [field]], JSON.stringify(query))
  }
}

test('a date-time without an offset is read in the request’s TimeZone, not in the user’s', async () => {
  const berliner = await newUser(server, { time_zone: 'Europe/Berlin' })
  const query = { FromDate: '2026-03-08T00:00', ToDate: '2026-03-09T00:00:00.5', TimeZone: 'America/New_York' }
  for (const { body } of await askAll(server, berliner, query)) {
    // The day on which clocks go forward has 23 hours.
    assert.deepEqual([body.range.fromDate, body.range.toDate], ['2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.500Z'])
  }
  const { TimeZone: _, ...inUtc } = query
  for (const { body } of await askAll(server, berliner, inUtc)) {
    assert.deepEqual([body.range.timeZone, body.range.fromDate], ['UTC', '2026-03-08T00:00:00.000Z'])
  }
})

test('a skipped time of day is moved on, a repeated one is the first of the two', async () => {
  const skipped = { FromDate: '2026-03-08T02:30', ToDate: '2026-03-08T12:00', TimeZone: 'America/New_York' }
  assert.equal((await range(skipped)).fromDate, '2026-03-08T07:30:00.000Z')
  const repeated = { FromDate: '2025-11-02T01:30', ToDate: '2025-11-02T12:00', TimeZone: 'America/New_York' }
  assert.equal((await range(repeated)).fromDate, '2025-11-02T05:30:00.000Z')
})

test('an offset in the request wins over its TimeZone', async () => {
  const query = { FromDate: '2026-03-01T00:00:00+05:45', ToDate: '2026-03-02T00:00:00z', TimeZone: 'Asia/Tokyo' }
  assert.equal((await range({ ...query, ToDate: '2026-03-02T00:00:00Z' })).fromDate, '2026-02-28T18:15:00.000Z')
})

test('a time zone is found by its name in any case, links included, and is spelled as the database does', async () => {
  const names = [
    ['europe/berlin', 'Europe/Berlin'],
    ['AMERICA/NEW_YORK', 'America/New_York'],
    ['utc', 'UTC'],
    ['US/Eastern', 'US/Eastern'],
    ['Asia/Calcutta', 'Asia/Calcutta'],
    ['Etc/GMT+5', 'Etc/GMT+5'],
  ] as const
  for (const [TimeZone, spelled] of names) {
    for (const { body } of await askAll(server, user, { TimeZone })) assert.equal(body.range.timeZone, spelled)
  }
})

test('abbreviations, offsets and rules are refused as time zones', async () => {
  const names = ['EST', 'IST', 'CET', 'BST', 'PST8PDT+1', '+02:00', '-0500', 'UTC+1', 'FOO+99', 'Foo/Bar', 'Europe']
  const hostile = [
    '',
    ' ',
    "UTC'",
    'UTC; drop table prints',
    'Europe/Berlin\u0000',
    '../UTC',
    'localtime',
    'x'.repeat(65),
  ]
  for (const TimeZone of [...names, ...hostile]) await requireRefused({ TimeZone }, 'TimeZone')
})

test('text that is not a date-time, and a time that a logbook cannot have, are refused', async () => {
  const ToDate = '2026-04-01T00:00:00Z'
  for (const FromDate of [
    ...['2026-03', 'yesterday', '2026-02-30', '2026-02-30T00:00:00Z', '2026-03-01T25:00:00Z', '2026-03-01 00:00:00Z'],
    ...['1772323200', '2026-03-01T00:00:00+02', '1969-12-31T23:59:59Z', '0001-01-01T00:00:00', ''],
  ]) {
    await requireRefused({ FromDate, ToDate }, 'FromDate')
  }
  await requireRefused({ FromDate: ToDate, ToDate: '9999-12-31T23:59:59Z' }, 'ToDate')
})

test('malformed ids and other values are refused, naming the parameter', async () => {
  for (const id of ['0', '-1', '1.5', '0x10', '1e3', 'abc', '9007199254740992', '99999999999999999999', '']) {
    await requireRefused({ PrinterIds: [id, '7'] }, 'PrinterIds')
  }
  for (const id of ['abc', '123', randomUUID().slice(1), `{${randomUUID()}}`, `urn:uuid:${randomUUID()}`, '']) {
    await requireRefused({ FilamentIds: id }, 'FilamentIds')
    await requireRefused({ ProjectIds: [randomUUID(), id] }, 'ProjectIds')
  }
  for (const status of ['success', 'Done', '3', '']) await requireRefused({ Statuses: status }, 'Statuses')
  for (const size of ['day', 'Hour', '']) await requireRefused({ Granularity: size }, 'Granularity')
  for (const value of ['yes', '2', '']) await requireRefused({ ComparePrevious: value }, 'ComparePrevious')
})

test('as many ids as the contract allows are taken, one more is refused', async () => {
  const numbers = Array.from({ length: 201 }, (_, index) => index + 1)
  const uuids = numbers.slice(0, 101).map(() => randomUUID())
  const most = { PrinterIds: numbers.slice(0, 50), FilamentIds: uuids.slice(0, 100), ProjectIds: uuids.slice(0, 50) }
  for (const { status } of await askAll(server, user, most)) assert.equal(status, 200)
  await requireRefused({ PrinterIds: numbers.slice(0, 51) }, 'PrinterIds')
  await requireRefused({ FilamentIds: uuids.slice(0, 101) }, 'FilamentIds')
  await requireRefused({ ProjectIds: uuids.slice(0, 51) }, 'ProjectIds')
  await requireRefused({ PrinterIds: numbers }, 'PrinterIds')
})

test('the same id twice counts once', async () => {
  const owner = await newUser(server)
  const [printer, spool] = [await newPrinter(server, owner), await newFilament(server, owner)]
  await completePrint(server, owner, printer.id, {}, spool.id)
  const query = { PrinterIds: [printer.id, printer.id], FilamentIds: [spool.id, spool.id.toUpperCase()] }
  assert.deepEqual(
    await countAll(server, owner, query),
    OPERATIONS.map(() => 1),
  )
})

test('Auto takes days up to 31, weeks up to 182 and months beyond, by the calendar', async () => {
  const cases = [
    ['2026-01-01T00:00', '2026-02-01T00:00', 'UTC', 'Day'],
    ['2026-01-01T00:00', '2026-02-01T00:00:00.001', 'UTC', 'Week'],
    ['2026-01-01T00:00', '2026-07-02T00:00', 'UTC', 'Week'],
    ['2026-01-01T00:00', '2026-07-02T00:00:00.001', 'UTC', 'Month'],
    // An hour longer than 31 times 24, and 31 days.
    ['2025-10-15T00:00', '2025-11-15T00:00', 'America/New_York', 'Day'],
    ['2025-10-15T00:00', '2025-11-15T00:00:00.001', 'America/New_York', 'Week'],
    ['2026-03-01T00:00', '2026-03-01T00:00', 'UTC', 'Day'],
  ] as const
  for (const [FromDate, ToDate, TimeZone, granularity] of cases) {
    const query = { FromDate, ToDate, TimeZone }
    assert.equal((await range(query)).granularity, granularity, JSON.stringify(query))
    assert.equal((await range({ ...query, Granularity: 'Auto' })).granularity, granularity)
  }
})

test('twenty years are a range, a millisecond more is not', async () => {
  const query = { FromDate: '2006-03-01T00:00:00Z', ToDate: '2026-03-01T00:00:00Z' }
  const { current } = (
    await client.call('Analytics_GetOverview', { as: user, query: { ...query, Granularity: 'Day' } })
  ).body
  assert.equal(current.statusSeries.points.length, 7305)
  for (const Granularity of ['Auto', 'Day', 'Week', 'Month']) {
    await requireRefused({ ...query, ToDate: '2026-03-01T00:00:00.001Z', Granularity }, 'ToDate')
  }
})

test('too many buckets are refused with the granularity that fits', async () => {
  const query = { FromDate: '2000-01-01T00:00:00Z', ToDate: '2026-01-01T00:00:00Z' }
  for (const { status, problem } of await askAll(server, user, { ...query, Granularity: 'Day' })) {
    assert.equal(status, 400)
    assert.deepEqual(Object.keys(problem.errors ?? {}).sort(), ['Granularity', 'ToDate'])
    assert.match(problem.errors?.['Granularity']?.[0] ?? '', /Week/)
  }
  for (const Granularity of ['Auto', 'Week', 'Month']) await requireRefused({ ...query, Granularity }, 'ToDate')
})

test('without a range the granularity is coarsened instead, and the response says so', async () => {
  const owner = await newUser(server)
  const printer = await newPrinter(server, owner)
  // 7,401 days up to today.
  await completePrint(server, owner, printer.id, { start_date: '2005-12-15T23:59:59Z' })
  const sizes = async (Granularity: string) => {
    const answers = await askAll(server, owner, { Granularity })
    return [...new Set(answers.map(({ body }) => body.range.granularity))]
  }
  assert.deepEqual([await sizes('Day'), await sizes('Week')], [['Week'], ['Week']])
  assert.deepEqual([await sizes('Month'), await sizes('Auto')], [['Month'], ['Month']])

  const later = await newUser(server)
  await completePrint(server, later, (await newPrinter(server, later)).id, { start_date: '2005-12-16T00:00:00Z' })
  const { body } = await client.call('Analytics_GetOverview', { as: later, query: { Granularity: 'Day' } })
  assert.deepEqual([body.range.granularity, body.current.statusSeries.points.length], ['Day', 7400])
})

test('all printers together have at most 37,000 buckets, those of the window before included', async () => {
  const farmer = await newUser(server)
  const rows = Array.from({ length: 60 }, (_, number) => ({ user_id: farmer.id, name: `Printer ${number}` }))
  const printers = await server.db.insertInto('printers').values(rows).returning('id').execute()
  const ask = (query: Query) => client.call('Analytics_GetPrinters', { as: farmer, query })
  const years = { FromDate: '2006-01-01T00:00:00Z', ToDate: '2026-01-01T00:00:00Z', Granularity: 'Day' }
  const refused = await client.raw('GET', `/api/Analytics/printers?${new URLSearchParams(years).toString()}`, {
    as: farmer,
  })
  assert.equal(refused.status, 400)
  assert.match(refused.text, /"Granularity":\["[^"]*at most 616 buckets; use Month\."\]/)
  const few = printers.slice(0, 2).map(({ id }) => id)
  assert.equal((await ask({ ...years, PrinterIds: few })).body.range.granularity, 'Day')

  const half = { ...years, FromDate: '2024-01-01T00:00:00Z', PrinterIds: printers.slice(0, 26).map(({ id }) => id) }
  assert.equal((await ask(half)).body.range.granularity, 'Day')
  const compared = await ask({ ...half, ComparePrevious: true })
  assert.match(compared.problem.errors?.['Granularity']?.[0] ?? '', /at most 711 buckets; use Week\.$/)

  await completePrint(server, farmer, few[0] ?? 0, { start_date: '2006-01-01T00:00:00Z' })
  assert.equal((await ask({ Granularity: 'Day' })).body.range.granularity, 'Month')
  assert.equal((await ask({ Granularity: 'Day', PrinterIds: few })).body.range.granularity, 'Day')
})

test('materials together have at most that many points; those used least are left out', async () => {
  const owner = await newUser(server)
  await newPrint(server, owner, { start_date: '2006-01-01T00:00:00Z' })
  const print = await newPrint(server, owner, { start_date: '2026-01-01T00:00:00Z' })
  const uses = Array.from({ length: 55 }, (_, position) => ({
    user_id: owner.id,
    print_id: print.id,
    position,
    material_type: `Material ${position}`,
    amount_mg: 1000 - position,
    source: 'Weight' as const,
    status: 'Success' as const,
    start_date: '2026-01-01T00:00:00Z',
  }))
  await server.db.insertInto('filament_usages').values(uses).execute()
  const answer = await client.raw('GET', '/api/Analytics/materials?Granularity=Day', { as: owner })
  const { current } = JSON.parse(answer.text) as MaterialsResponse
  assert.deepEqual(
    current.series.types.map(({ materialType }) => materialType),
    uses.slice(0, 5).map((use) => use.material_type),
  )
  assert.equal(current.byType.rows.length, 55)
})

test('an unknown query name is ignored', async () => {
  for (const path of PATHS) {
    assert.equal((await client.raw('GET', `${path}?utm_source=mail&__proto__=1`, { as: user })).status, 200)
  }
})
