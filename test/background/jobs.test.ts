import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pino } from 'pino'
import { startJobs } from '../../src/background/jobs.ts'
import { Schedule } from '../../src/background/schedule.ts'
import { newSlicerSettings } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

test('a job runs again and again, also after a failure, until it is stopped', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  const runs: (() => void)[] = []
  const run = () => new Promise<void>((_, reject) => runs.push(() => reject(new Error('out of order'))))
  const schedule = new Schedule({ name: 'test', every: 60, run }, log)
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
  const schedule = new Schedule({ name: 'test', every: 1, run }, pino({ level: 'silent' }))
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

test('the service purges by itself', async (context) => {
  const server = await startServer()
  const log = pino({ level: 'silent' })
  await newSlicerSettings(server)
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const future = new Date(Date.now() + 91 * 86_400_000)
  const jobs = startJobs({
    db: server.db,
    log,
    now: () => future,
    store: server.services.store,
    rarityRefreshSeconds: 300,
  })
  context.mock.timers.tick(5000)
  context.mock.timers.reset()
  await jobs.stop()
  assert.deepEqual(await server.db.selectFrom('slicer_settings').select('id').execute(), [])
})
