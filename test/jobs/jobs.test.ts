import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pino } from 'pino'
import { startJobs } from '../../src/jobs/jobs.ts'
import { ClocksDiffer } from '../../src/jobs/clockGuard.ts'
import { Schedule } from '../../src/jobs/schedule.ts'
import { DatabaseClock } from '../../src/database/clock.ts'
import { createMetrics } from '../../src/telemetry/metrics.ts'
import { newSlicerSettings } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

/** What a schedule reports to, and what it was told. */
function reporting() {
  const lines: { level: number; msg: string }[] = []
  const write = (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number])
  const metrics = createMetrics()
  const value = async (name: string) =>
    Number(new RegExp(`^background_job_${name}\\{job="test"\\} (.*)$`, 'm').exec(await metrics.text())?.[1])
  const now = () => new Date('2026-08-02T00:00:00Z')
  return { lines, value, to: { log: pino({ level: 'debug' }, { write }), metrics, tracer: null, now } }
}

test('a job runs again and again, also after a failure, until it is stopped', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const { lines, to } = reporting()
  const runs: (() => void)[] = []
  const run = () => new Promise<void>((_, reject) => runs.push(() => reject(new Error('out of order'))))
  const schedule = new Schedule({ name: 'test', every: 60, run }, to)
  assert.equal(runs.length, 0)
  for (const [index, seconds] of [5, 60, 60].entries()) {
    context.mock.timers.tick(seconds * 1000)
    assert.equal(runs.length, index + 1)
    runs[index]?.()
    await new Promise((resolve) => setImmediate(resolve))
    assert.equal(lines.length, index + 1)
  }
  context.mock.timers.tick(60_000)
  let isStopped = false
  const stopped = schedule.stop().then(() => (isStopped = true))
  await new Promise((resolve) => setImmediate(resolve))
  assert.equal(isStopped, false)
  runs[3]?.()
  await stopped
  context.mock.timers.tick(999_000)
  assert.equal(runs.length, 4)
})

test('after a failure, a frequent job pauses for 5 s', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  let runs = 0
  const run = () => {
    runs += 1
    return runs === 1 ? Promise.reject(new Error('out of order')) : Promise.resolve()
  }
  const schedule = new Schedule({ name: 'test', every: 1, run }, reporting().to)
  for (const [seconds, expected] of [
    [5, 1],
    [4, 1],
    [1, 2],
    [1, 3],
  ] as const) {
    context.mock.timers.tick(seconds * 1000)
    await new Promise((resolve) => setImmediate(resolve))
    assert.equal(runs, expected)
  }
  await schedule.stop()
})

test('a job that waits for news runs soon after them, and otherwise only looks from time to time', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const listeners: (() => void)[] = []
  const news = {
    isHeard: true,
    listen: (listener: () => void) => {
      listeners.push(listener)
      return () => undefined
    },
  }
  let runs = 0
  const schedule = new Schedule({ name: 'test', every: 1, news, run: async () => void (runs += 1) }, reporting().to)
  const after = async (seconds: number, expected: number) => {
    context.mock.timers.tick(seconds * 1000)
    await new Promise((resolve) => setImmediate(resolve))
    assert.equal(runs, expected)
  }
  await after(5, 1)
  await after(59, 1)
  await after(1, 2)
  listeners[0]?.()
  await after(1, 3)
  news.isHeard = false
  listeners[0]?.()
  await after(1, 4)
  await after(1, 5)
  await schedule.stop()
})

test('a job that knows when it will have work runs then, unless it looks sooner anyway', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const { to } = reporting()
  const due = [7, 90, -3].map((seconds) => new Date(to.now().getTime() + seconds * 1000))
  let runs = 0
  const run = async () => due[runs++]
  const schedule = new Schedule(
    { name: 'test', every: 1, news: { isHeard: true, listen: () => () => undefined }, run },
    to,
  )
  for (const [seconds, expected] of [
    [5, 1],
    [6, 1],
    [1, 2],
    [59, 2],
    [1, 3],
    [1, 4],
  ] as const) {
    context.mock.timers.tick(seconds * 1000)
    await new Promise((resolve) => setImmediate(resolve))
    assert.equal(runs, expected)
  }
  await schedule.stop()
})

test('a periodic job that knows when it will have work runs then, at most once a second', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const { to } = reporting()
  const due = [7, 90, -3].map((seconds) => new Date(to.now().getTime() + seconds * 1000))
  let runs = 0
  const schedule = new Schedule({ name: 'test', every: 60, run: async () => due[runs++] }, to)
  for (const [seconds, expected] of [
    [5, 1],
    [6, 1],
    [1, 2],
    [59, 2],
    [1, 3],
    [1, 4],
    [59, 4],
    [1, 5],
  ] as const) {
    context.mock.timers.tick(seconds * 1000)
    await new Promise((resolve) => setImmediate(resolve))
    assert.equal(runs, expected)
  }
  await schedule.stop()
})

test('a job that fails three times in a row is an error in the log, once, and the metrics count it', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const { lines, value, to } = reporting()
  const outcomes: (number | Error)[] = [7, ...Array.from({ length: 4 }, () => new Error('out of order')), 0]
  const run = () => {
    const outcome = outcomes.shift() ?? 0
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome)
  }
  const schedule = new Schedule({ name: 'test', every: 60, run }, to)
  const next = async () => {
    context.mock.timers.tick(60_000)
    await new Promise((resolve) => setImmediate(resolve))
  }
  assert.equal(await value('last_success_timestamp_seconds'), 0)
  for (let i = 0; i < 5; i++) await next()
  assert.deepEqual(
    lines.map(({ level }) => level),
    [30, 40, 40, 50, 40],
  )
  assert.match(lines[3]?.msg ?? '', /failed 3 times in a row/)
  assert.deepEqual([await value('runs_total'), await value('failures_total'), await value('removed_total')], [5, 4, 7])
  assert.equal(await value('consecutive_failures'), 4)
  assert.equal(await value('last_success_timestamp_seconds'), Date.parse('2026-08-02T00:00:00Z') / 1000)
  await next()
  assert.deepEqual([lines.length, lines[5]?.level], [6, 30])
  assert.match(lines[5]?.msg ?? '', /works again/)
  assert.deepEqual([await value('runs_total'), await value('consecutive_failures')], [6, 0])
  await schedule.stop()
})

test('clocks that differ fail a job without a line for each', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const { lines, value, to } = reporting()
  const schedule = new Schedule({ name: 'test', every: 1, run: () => Promise.reject(new ClocksDiffer(301)) }, to)
  for (let i = 0; i < 4; i++) {
    context.mock.timers.tick(5000)
    await new Promise((resolve) => setImmediate(resolve))
  }
  assert.equal(await value('consecutive_failures'), 4)
  assert(lines.every(({ level }) => level === 20))
  await schedule.stop()
})

test('the service purges by itself', async (context) => {
  const server = await startServer()
  const { config, db, services } = server
  const { databaseUrl } = config
  assert(databaseUrl)
  const log = pino({ level: 'silent' })
  await newSlicerSettings(server, { created_date: new Date(Date.now() - 91 * 86_400_000).toISOString() })
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const { imports, quotas, store, webhooks, push } = services
  const metrics = createMetrics()
  const jobs = startJobs({
    config: { ...config, databaseUrl },
    db,
    log,
    clock: new DatabaseClock(),
    quotas,
    store,
    webhooks,
    news: services.news,
    push,
    imports,
    metrics,
    tracer: null,
  })
  context.mock.timers.tick(5000)
  context.mock.timers.reset()
  await jobs.stop()
  assert.deepEqual(await db.selectFrom('slicer_settings').select('id').execute(), [])
})
