import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { pino } from 'pino'
import { measureQueues } from '../../src/jobs/measureQueues.ts'
import { OutboxDelivery } from '../../src/outbox/delivery.ts'
import { OutboxWatch } from '../../src/outbox/watch.ts'
import { createMetrics } from '../../src/telemetry/metrics.ts'
import { createDatabase } from '../support/database.ts'

// No service runs on this database, so that nobody else delivers.
const database = await createDatabase()
const { db } = database
after(() => database.drop())

test('F63: events that wait too long, unreadable ones among them, raise an alarm in the log and the metrics', async () => {
  const lines: { level: number; waiting: number }[] = []
  const write = (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number])
  const metrics = createMetrics()
  const watch = new OutboxWatch({ log: pino({}, { write }), metrics: metrics.jobs, alarmSeconds: 300 })
  const measured = async () => {
    await measureQueues(db, { metrics: metrics.queues, watch })
    const text = await metrics.text()
    return ['waiting', 'oldest_seconds'].map((name) => Number(new RegExp(`^outbox_${name} (.*)$`, 'm').exec(text)?.[1]))
  }
  assert.deepEqual([await measured(), lines], [[0, 0], []])

  const { id } = await db.insertInto('users').values({ display_name: 'Ann' }).returning('id').executeTakeFirstOrThrow()
  const since = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
  const event = { user_id: id, payload: JSON.stringify({ printId: 7, title: 'Bracket', status: 'Failed' }) }
  await db
    .insertInto('outbox')
    .values({ ...event, type: 'PrintFailed', created_date: since(200) })
    .execute()
  const [waiting, oldest = 0] = await measured()
  assert.deepEqual([waiting, oldest >= 200, lines], [1, true, []])

  await db
    .insertInto('outbox')
    .values({ ...event, type: 'Unknown', created_date: since(4000) })
    .execute()
  await new OutboxDelivery(db, pino({ level: 'silent' })).run(new Date())
  for (const alarms of [0, 1, 1, 1]) {
    const [left, age = 0] = await measured()
    assert.deepEqual([left, age >= 4000, lines.length], [1, true, alarms])
  }
  assert.deepEqual(
    lines.map(({ level, waiting: count }) => [level, count]),
    [[50, 1]],
  )

  await db
    .updateTable('outbox')
    .set({ delivered_date: since(0) })
    .where('user_id', '=', id)
    .execute()
  assert.deepEqual(await measured(), [0, 0])
  assert.deepEqual(
    lines.map(({ level }) => level),
    [50, 30],
  )
})

test('what waited while no instance ran raises no alarm when it is delivered before the next measurement', () => {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  const watch = new OutboxWatch({ log, metrics: createMetrics().jobs, alarmSeconds: 300 })
  for (const oldestSeconds of [4000, 0, 301, 300, 301]) watch.observe({ waiting: 1, oldestSeconds })
  assert.deepEqual(lines, [])
  watch.observe({ waiting: 1, oldestSeconds: 331 })
  assert.equal(lines.length, 1)
})
