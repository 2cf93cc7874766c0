import assert from 'node:assert/strict'
import { after, test, type TestContext } from 'node:test'
import pg from 'pg'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'
import { analyses, type AnalysisName } from '../../src/analytics/analyses.ts'
import type { AnalyticsContext } from '../../src/analytics/analysis.ts'
import { AnalysisRunner, type AnalysisRunnerOptions } from '../../src/analytics/analysisRunner.ts'
import { AnalysisSizes } from '../../src/analytics/analysisSize.ts'
import type { AnalyticsQuery } from '../../src/analytics/filter/filter.ts'
import { Problem } from '../../src/kernel/problem.ts'
import { connections, lockTable } from '../faults/locks.ts'
import { agentToken, connect } from '../mcp/agent.ts'
import { fillLogbook } from '../queries/logbook.ts'
import { createDatabase } from '../support/database.ts'
import { newUser } from '../support/factories.ts'
import { freePort } from '../support/ports.ts'
import { startServer } from '../support/server.ts'

const PRINTS = 400
const CONNECTIONS = 2
/** When the logbook ends; it has a print for each hour before. */
const NOW = new Date('2026-01-01T00:00:00Z')
const QUERY: AnalyticsQuery = { TimeZone: 'Europe/Berlin', Granularity: 'Day', ComparePrevious: false }
const RANGE = { FromDate: '2025-12-20T00:00:00Z', ToDate: '2025-12-28T00:00:00Z' }
const TWENTY_YEARS = { FromDate: '2006-01-01T00:00:00Z', ToDate: '2026-01-01T00:00:00Z' }
const NAMES = Object.keys(analyses) as AnalysisName[]

const server = await startServer()
const databaseUrl = server.config.databaseUrl ?? ''
const user = await newUser(server)
const client = new pg.Client({ connectionString: databaseUrl })
await client.connect()
const logbook = await fillLogbook(client, user.id, PRINTS)
await client.end()

/** A runner for which every analysis is large. */
function start(options: Partial<AnalysisRunnerOptions> = {}): AnalysisRunner {
  const sizes = { isLarge: () => Promise.resolve(true) }
  const openPipeline = () => call().db
  const common = { openPipeline, databaseUrl, connections: CONNECTIONS, databaseTimeoutMs: 30_000 }
  const runner = new AnalysisRunner({ ...common, sizes, ...options })
  after(() => runner.close())
  return runner
}

function call(signal = new AbortController().signal): AnalyticsContext {
  // The type of what operations get; the object is the same.
  const db = server.services.db as unknown as ReadonlyKysely<DB>
  return { db, isLarge: false, caller: { userId: user.id }, now: () => NOW, signal }
}

async function run(runner: AnalysisRunner, name: AnalysisName, query = QUERY, signal?: AbortSignal): Promise<string> {
  const body = await runner.run(name, query, call(signal))
  assert(body instanceof Uint8Array)
  return new TextDecoder().decode(body)
}

async function lockPrints(context: TestContext) {
  const lock = await lockTable(databaseUrl, 'prints')
  context.after(() => lock.release())
  return lock
}

const isUnavailable = (error: unknown) => error instanceof Problem && error.status === 503

const runner = start()

const queries: Readonly<Record<string, Partial<AnalyticsQuery>>> = {
  'all time': {},
  'a range, compared with the one before': { ...RANGE, ComparePrevious: true },
  'a printer, a project, a spool and a status': {
    PrinterIds: [logbook.printerId],
    ProjectIds: [logbook.projectId],
    FilamentIds: [logbook.filamentId],
    Statuses: ['Success'],
  },
}
for (const name of NAMES) {
  for (const [filter, query] of Object.entries(queries)) {
    test(`F70: the thread gives the ${name} that the main thread gives: ${filter}`, async () => {
      const asked = { ...QUERY, ...query }
      const here = await analyses[name](asked, call())
      assert.equal(await run(runner, name, asked), JSON.stringify(here))
      assert.ok(JSON.stringify(here).length > 1000)
    })
  }
}

test('F70: the thread refuses in the same words', async () => {
  const refused: Partial<AnalyticsQuery>[] = [
    { TimeZone: 'Europe/Nowhere' },
    { FromDate: RANGE.FromDate },
    { FromDate: RANGE.ToDate, ToDate: RANGE.FromDate },
    { FromDate: '1990-01-01T00:00:00Z', ToDate: RANGE.ToDate },
  ]
  for (const query of refused) {
    const asked = { ...QUERY, ...query }
    const [here, there] = await Promise.allSettled([
      analyses.overview(asked, call()),
      runner.run('overview', asked, call()),
    ])
    assert(here.status === 'rejected' && there.status === 'rejected', JSON.stringify(query))
    assert(here.reason instanceof Problem && there.reason instanceof Problem)
    const { type, detail, errors, headers } = here.reason
    assert.deepEqual({ type, detail, errors, headers }, pick(there.reason))
    assert.equal(type, 'validation')
  }
})

function pick({ type, detail, errors, headers }: Problem) {
  return { type, detail, errors, headers }
}

test('F70: a response is the same over HTTP and as a tool, small or large', async () => {
  const query = { Granularity: 'Day', PrinterIds: [logbook.printerId] }
  const agent = await connect(server, await agentToken(server, user))
  const asTool = (range: typeof RANGE) =>
    agent.call('analytics', {
      analysis: 'printers',
      granularity: 'Day',
      printerIds: query.PrinterIds,
      fromDate: range.FromDate,
      toDate: range.ToDate,
    })
  for (const range of [RANGE, TWENTY_YEARS]) {
    const asked = { ...query, ...range }
    const { status, body, headers } = await server.client.call('Analytics_GetPrinters', { as: user, query: asked })
    assert.deepEqual([status, headers.get('Content-Type')], [200, 'application/json; charset=utf-8'])
    const { notice, ...rest } = await asTool(range)
    const { range: used } = rest as { range: object }
    if (range === RANGE)
      assert.deepEqual(rest, JSON.parse(JSON.stringify(body, (_name, value: unknown) => value ?? undefined)))
    else assert.deepEqual([used, typeof notice], [{ ...body.range, granularity: 'Month' }, 'string'])
  }
  await agent.client.close()
})

test('F70: an analysis whose client is gone is given up, in the thread and before', async (context) => {
  const lock = await lockPrints(context)
  const gone = new AbortController()
  const atWork = Promise.allSettled(
    (['overview', 'accuracy'] as const).map((name) => run(runner, name, QUERY, gone.signal)),
  )
  await lock.waiting(CONNECTIONS)
  const waiting = run(runner, 'costs', QUERY, gone.signal)
  gone.abort(new Problem('unavailable', 'The client has closed its connection.'))
  await assert.rejects(waiting, isUnavailable)
  await lock.release()
  for (const analysis of await atWork) {
    assert(analysis.status === 'rejected')
    assert.match(String(analysis.reason), /The client has closed its connection/)
  }
  await assert.rejects(run(runner, 'overview', QUERY, gone.signal), isUnavailable)
  assert.match(await run(runner, 'overview'), /^\{"range":/)
})

test('F70: many analyses at once share the few connections of the thread', async () => {
  const database = await createDatabase()
  after(() => database.drop())
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ id: number }>(
    "insert into users (display_name) values ('Robin') returning id::int",
  )
  await client.end()
  const many = start({ databaseUrl: database.url })
  const as = { ...call(), caller: { userId: rows[0]?.id ?? 0 } }
  await Promise.all([...NAMES, ...NAMES].map((name) => many.run(name, QUERY, as)))
  // They stay open for some seconds.
  assert.equal(await connections(database.url, 'print-log'), CONNECTIONS)
})

test('F70: an analysis that takes too much memory ends the thread alone, and the next one has a new thread', async () => {
  const small = start({ maxHeapMb: 18 })
  const PrinterIds = Array.from({ length: 5 }, (_, index) => logbook.printerId + index)
  const [large, beside] = await Promise.allSettled([
    run(small, 'printers', { ...QUERY, ...TWENTY_YEARS, PrinterIds }),
    run(small, 'overview'),
  ])
  assert(large.status === 'rejected' && isUnavailable(large.reason))
  assert(beside.status === 'fulfilled' || isUnavailable(beside.reason))
  assert.match(await run(small, 'overview', { ...QUERY, ...RANGE }), /^\{"range":/)
})

test('F70: a database that is away is 503, and closing refuses what is under way and what comes later', async (context) => {
  const nowhere = Object.assign(new URL(databaseUrl), { port: String(await freePort()) }).href
  await assert.rejects(run(start({ databaseUrl: nowhere }), 'overview'), isUnavailable)
  const closing = start()
  const lock = await lockPrints(context)
  const underWay = run(closing, 'overview')
  await lock.waiting(1)
  await closing.close()
  await assert.rejects(underWay, isUnavailable)
  await assert.rejects(run(closing, 'overview'), isUnavailable)
})

test('F70: a large analysis takes the main thread a fraction of what it takes in all', async () => {
  const series = { ...QUERY, ...TWENTY_YEARS }
  await run(runner, 'overview', series)
  const there = await threadTime(() => run(runner, 'overview', series))
  const here = await threadTime(async () => JSON.stringify(await analyses.overview(series, call())))
  assert.ok(there * 3 < here, `${there} ms of ${here} ms`)
})

/**
 * Milliseconds of processor time that this thread takes, however many others share the processors: the least of five times, because
 * a collection of garbage in one of them takes several times as much as the work.
 */
async function threadTime(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const before = process.threadCpuUsage()
    await work()
    const { user, system } = process.threadCpuUsage(before)
    times.push((user + system) / 1000)
  }
  return Math.min(...times)
}

test('large are analyses of many buckets, and those of many prints', async () => {
  const sizes = new AnalysisSizes()
  const { db } = call()
  const isLarge = (query: Partial<AnalyticsQuery>) => sizes.isLarge(db, user.id, { ...QUERY, ...query })
  const years = (count: number) => ({ FromDate: `${2026 - count}-01-01T00:00:00Z`, ToDate: '2026-01-01T00:00:00Z' })
  for (const [query, expected] of [
    [{ Granularity: 'Auto' }, false],
    [{ Granularity: 'Month', ...years(20) }, false],
    [{ Granularity: 'Week', ...years(7) }, false],
    [{ Granularity: 'Week', ...years(8) }, true],
    [{ ...years(1) }, false],
    [{ ...years(1), ComparePrevious: true }, true],
    [{ ...years(2) }, true],
    [{}, true],
    // Refused in either thread.
    [{ FromDate: 'yesterday', ToDate: 'today' }, false],
    [{ FromDate: RANGE.FromDate }, false],
  ] as const satisfies [Partial<AnalyticsQuery>, boolean][]) {
    assert.equal(await isLarge(query), expected, JSON.stringify(query))
  }
})
