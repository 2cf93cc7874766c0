import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { pino } from 'pino'
import { ClockGuard, ClocksDiffer } from '../../src/jobs/clockGuard.ts'
import { DatabaseClock } from '../../src/database/clock.ts'
import { createMetrics } from '../../src/telemetry/metrics.ts'
import { createDatabase } from '../support/database.ts'

const database = await createDatabase()
const { db } = database
after(() => database.drop())

const MINUTE = 60_000

test("the database's clock goes on between readings, regardless of changes to the process's clock", async (context) => {
  const clock = new DatabaseClock()
  context.mock.timers.enable({ apis: ['Date'], now: new Date('2040-01-01T00:00:00Z') })
  const { now, aheadSeconds } = await clock.read(db)
  assert(aheadSeconds > 86_400 * 365)
  assert(now.getUTCFullYear() < 2040 && clock.now() >= now)
  context.mock.timers.setTime(0)
  assert(clock.now() >= now)
})

test('periodic work gets no time while the clocks differ by more than five minutes, which the log and the metrics tell', async (context) => {
  const lines: { level: number }[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as { level: number }) })
  const metrics = createMetrics()
  const guard = new ClockGuard(new DatabaseClock(), db, log, metrics.jobs)
  const real = Date.now()
  const now = (await guard.now()).getTime()
  assert(Math.abs(now - real) < MINUTE)
  assert.deepEqual(lines, [])

  context.mock.timers.enable({ apis: ['Date'], now: real })
  for (const ahead of [6, -6]) {
    context.mock.timers.setTime(real + ahead * MINUTE)
    for (let i = 0; i < 3; i++) await assert.rejects(guard.now(), ClocksDiffer)
    const told = Number(/^database_clock_ahead_seconds (.*)$/m.exec(await metrics.text())?.[1])
    assert(Math.abs(told - ahead * 60) < 60, String(told))
  }
  assert.deepEqual(
    lines.map(({ level }) => level),
    [50],
  )
  context.mock.timers.setTime(real + 4 * MINUTE)
  assert((await guard.now()).getTime() < real + MINUTE)
  assert.deepEqual(
    lines.map(({ level }) => level),
    [50, 30],
  )
})
