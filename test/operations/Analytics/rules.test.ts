import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { newFilament, newPrinter, newProject, newUser } from '../../support/factories.ts'
import { askAll, completePrint, countAll, OPERATIONS, PATHS, startServerAt, type Query } from './support.ts'

const server = await startServerAt('2026-03-20T09:00:00Z')
const { client, db } = server

const MARCH = { FromDate: '2026-03-01T00:00:00Z', ToDate: '2026-04-01T00:00:00Z' }
/** What each analysis has counted, when it is the same. */
const each = (count: number) => OPERATIONS.map(() => count)

test('rule 1: the request takes the query parameters of the shared analytics filter', async () => {
  const user = await newUser(server)
  const [printer, project] = [await newPrinter(server, user), await newProject(server, user)]
  const spool = await newFilament(server, user)
  await completePrint(server, user, printer.id, { project_id: project.id, status: 'Failed' }, spool.id)
  await completePrint(server, user, printer.id)

  const filters: Query[] = [
    { PrinterIds: printer.id },
    { FilamentIds: spool.id },
    { ProjectIds: project.id },
    { Statuses: 'Failed' },
    { ...MARCH, PrinterIds: [printer.id], FilamentIds: [spool.id.toUpperCase()], ProjectIds: [project.id] },
    { Statuses: ['Failed', 'Cancelled'], TimeZone: 'Asia/Kathmandu', Granularity: 'Month', ComparePrevious: true },
  ]
  const counts = await Promise.all(filters.map((filter) => countAll(server, user, filter)))
  assert.deepEqual(counts, [each(2), each(1), each(1), each(1), each(1), each(1)])
})

test('rule 1: names match in any case, and a list may be a single value', async () => {
  const user = await newUser(server)
  const printer = await newPrinter(server, user)
  await completePrint(server, user, printer.id)
  for (const path of PATHS) {
    const query = `fromdate=2026-03-01T00:00Z&TODATE=2026-04-01T00:00Z&timeZone=UTC&printerIds=${printer.id}&STATUSES=Success`
    const answer = await client.raw('GET', `${path}?${query}&granularity=Week&COMPAREPREVIOUS=true`, { as: user })
    const { range, previousRange } = answer.body as Record<string, { fromDate: string; granularity: string }>
    assert.deepEqual([range?.fromDate, range?.granularity], ['2026-03-01T00:00:00.000Z', 'Week'])
    assert.equal(previousRange?.fromDate, '2026-01-29T00:00:00.000Z')
    assert.equal((await client.raw('GET', `${path.toUpperCase()}/`, { as: user })).status, 200)
  }
})

test('rule 1: HasRange is computed; what it says is ignored', async () => {
  const user = await newUser(server)
  const plain = (await askAll(server, user, MARCH)).map(({ text }) => text)
  for (const HasRange of [true, false]) {
    const answers = await askAll(server, user, { ...MARCH, HasRange })
    assert.deepEqual(
      answers.map(({ text }) => text),
      plain,
    )
    for (const { body } of await askAll(server, user, { HasRange })) assert.equal(body.range.fromDate, null)
  }
})

test('rule 2: only the caller’s own prints are covered', async () => {
  const [user, neighbour] = [await newUser(server), await newUser(server)]
  const printer = await newPrinter(server, user)
  await completePrint(server, user, printer.id)
  const texts = async () => (await askAll(server, user, { ...MARCH, ComparePrevious: true })).map(({ text }) => text)
  const before = await texts()

  const theirs = await newPrinter(server, neighbour)
  const spool = await newFilament(server, neighbour, { initial_nominal_weight_mg: 1_000_000 })
  await completePrint(server, neighbour, theirs.id, { view_status: 'Public' }, spool.id)
  await completePrint(server, neighbour, theirs.id, { start_date: null })
  assert.deepEqual(await texts(), before)
  assert.deepEqual(await countAll(server, user), each(1))
})

test('rule 3: the range is half-open, to the millisecond', async () => {
  const user = await newUser(server)
  const printer = await newPrinter(server, user)
  for (const start_date of [
    '2026-02-28T23:59:59.999Z',
    '2026-03-01T00:00:00.000Z',
    '2026-03-31T23:59:59.999Z',
    '2026-04-01T00:00:00.000Z',
  ]) {
    await completePrint(server, user, printer.id, { start_date })
  }
  assert.deepEqual(await countAll(server, user, MARCH), each(2))
  const later = { FromDate: '2026-03-01T00:00:00.001Z', ToDate: '2026-04-01T00:00:00.001Z' }
  assert.deepEqual(await countAll(server, user, later), each(2))
})

test('rule 3: without FromDate and ToDate all time is covered, prints without a date too', async () => {
  const user = await newUser(server)
  const printer = await newPrinter(server, user)
  for (const start_date of ['1999-12-31T23:59:59Z', null, '2031-01-01T00:00:00Z']) {
    await completePrint(server, user, printer.id, { start_date })
  }
  assert.deepEqual(await countAll(server, user), each(3))
  for (const { body } of await askAll(server, user)) {
    assert.deepEqual([body.range.fromDate, body.range.toDate], [null, null])
  }
})

test('rule 3: a range from a moment to the same moment is empty', async () => {
  const user = await newUser(server)
  const printer = await newPrinter(server, user)
  await completePrint(server, user, printer.id, { start_date: '2026-03-01T00:00:00Z' })
  const query = { FromDate: MARCH.FromDate, ToDate: MARCH.FromDate, ComparePrevious: true }
  assert.deepEqual(await countAll(server, user, query), each(0))
  for (const { body, text } of await askAll(server, user, query)) {
    assert.deepEqual(body.previousRange, body.range)
    assert.equal(/"points":\[\{/.test(text), false)
  }
})

test('rule 4: a one-sided or reversed range gives 400 with a problem document that names the end', async () => {
  const user = await newUser(server)
  const refused: [Query, string][] = [
    [{ FromDate: MARCH.FromDate }, 'ToDate'],
    [{ ToDate: MARCH.ToDate }, 'FromDate'],
    [{ FromDate: MARCH.FromDate, HasRange: false }, 'ToDate'],
    [{ FromDate: MARCH.ToDate, ToDate: MARCH.FromDate }, 'ToDate'],
    [{ FromDate: '2026-03-01T00:00:00.001Z', ToDate: '2026-03-01T00:00:00Z' }, 'ToDate'],
    // Later on the clock, but not in time.
    [{ FromDate: '2026-03-01T12:00:00-05:00', ToDate: '2026-03-01T13:00:00+01:00' }, 'ToDate'],
  ]
  for (const [query, field] of refused) {
    for (const { status, problem } of await askAll(server, user, query)) {
      assert.equal(status, 400)
      assert.deepEqual(Object.keys(problem.errors ?? {}), [field], JSON.stringify(query))
    }
  }
})

test('rule 5: ids that the caller does not own match nothing, without an error', async () => {
  const [user, neighbour] = [await newUser(server), await newUser(server)]
  const own = await newPrinter(server, user)
  const [ownProject, ownSpool] = [await newProject(server, user), await newFilament(server, user)]
  await completePrint(server, user, own.id, { project_id: ownProject.id }, ownSpool.id)
  const theirs = await newPrinter(server, neighbour)
  const [theirProject, theirSpool] = [await newProject(server, neighbour), await newFilament(server, neighbour)]
  await completePrint(server, neighbour, theirs.id, { project_id: theirProject.id }, theirSpool.id)
  await db
    .insertInto('maintenance_entries')
    .values({
      ...{ user_id: user.id, printer_id: own.id, date: '2026-03-03T00:00:00Z', done: true, category: 'Nozzle' },
      ...{ cost_micros: 5_000_000, cost_currency: 'USD' },
    })
    .execute()

  const foreign: Query[] = [
    { PrinterIds: theirs.id },
    { PrinterIds: [theirs.id, Number.MAX_SAFE_INTEGER] },
    { FilamentIds: theirSpool.id },
    { FilamentIds: randomUUID() },
    { ProjectIds: theirProject.id },
    { ProjectIds: [randomUUID(), randomUUID()] },
    { PrinterIds: own.id, ProjectIds: theirProject.id },
  ]
  for (const query of foreign) {
    assert.deepEqual(await countAll(server, user, query), each(0), JSON.stringify(query))
    assert.deepEqual(await countAll(server, user, { ...MARCH, ...query }), each(0), JSON.stringify(query))
    const { total } = (await client.call('Analytics_GetCosts', { as: user, query })).body.current
    assert.deepEqual([total.amount, total.coverage.total], [0, 0], 'maintenance is not found by these ids either')
  }
  const mixed = { PrinterIds: [theirs.id, own.id], FilamentIds: [theirSpool.id, ownSpool.id] }
  assert.deepEqual(await countAll(server, user, mixed), each(1))
})

test('rule 6: ComparePrevious adds the preceding window of equal length', async () => {
  const user = await newUser(server)
  const printer = await newPrinter(server, user)
  // 31 days before 1 March begin on 29 January.
  const starts = [
    '2026-01-28T23:59:59.999Z',
    '2026-01-29T00:00:00Z',
    '2026-02-28T23:59:59.999Z',
    '2026-03-01T00:00:00Z',
  ]
  for (const start_date of starts) await completePrint(server, user, printer.id, { start_date })
  const before = { FromDate: '2026-01-29T00:00:00Z', ToDate: MARCH.FromDate }

  const compared = await askAll(server, user, { ...MARCH, ComparePrevious: true })
  const current = await askAll(server, user, MARCH)
  const earlier = await askAll(server, user, before)
  for (const [index, { body }] of compared.entries()) {
    assert.deepEqual(body.current, current[index]?.body.current)
    assert.deepEqual(body.previous, earlier[index]?.body.current)
    assert.deepEqual(body.previousRange, earlier[index]?.body.range)
  }
  for (const { body } of current) assert.deepEqual([body.previous, body.previousRange], [null, null])
  assert.deepEqual(await countAll(server, user, before), each(2))
})

test('rule 6: the previous period is equally long in elapsed time, even if the clocks changed', async () => {
  const user = await newUser(server)
  // The week in which clocks go forward has 167 hours.
  const query = { FromDate: '2026-03-23T00:00', ToDate: '2026-03-30T00:00', TimeZone: 'Europe/Berlin' }
  for (const { body } of await askAll(server, user, { ...query, ComparePrevious: true })) {
    assert.equal(body.range.toDate, '2026-03-29T22:00:00.000Z')
    assert.equal(body.range.fromDate, '2026-03-22T23:00:00.000Z')
    assert.equal(body.previousRange?.fromDate, '2026-03-16T00:00:00.000Z')
    assert.equal(body.previousRange.granularity, body.range.granularity)
  }
})

test('rule 6: without a range ComparePrevious adds nothing', async () => {
  const user = await newUser(server)
  await completePrint(server, user, (await newPrinter(server, user)).id)
  for (const { body } of await askAll(server, user, { ComparePrevious: true })) {
    assert.deepEqual([body.previous, body.previousRange], [null, null])
  }
})

test('rule 7: no credential or a bad one gives 401, a suspended account 403', async () => {
  for (const { status } of await askAll(server, undefined)) assert.equal(status, 401)
  for (const { status } of await askAll(server, 'a'.repeat(32))) assert.equal(status, 401)
  const user = await newUser(server, { suspended_date: '2026-03-01T00:00:00Z' })
  for (const { status } of await askAll(server, user)) assert.equal(status, 403)
})

test('an API key in the header or in the query, and an access token, get the same response', async () => {
  const user = await newUser(server)
  await completePrint(server, user, (await newPrinter(server, user)).id)
  for (const path of PATHS) {
    const inHeader = await client.raw('GET', path, { as: user })
    const inQuery = await client.raw('GET', `${path}?API_KEY=${user.key}`)
    const token = await client.raw('GET', path, { as: user.token() })
    assert.equal(inHeader.status, 200)
    assert.deepEqual([inQuery.text, token.text], [inHeader.text, inHeader.text])
  }
})
