import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  purgeDeviceEvents,
  purgeIdempotencyKeys,
  purgeOutbox,
  purgeSessions,
  purgeSlicerSettings,
} from '../../src/background/purge.ts'
import { newSlicerSettings, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const { db } = server
const DAY = 86_400_000
const now = new Date()

function ago(days: number): string {
  return new Date(now.getTime() - days * DAY).toISOString()
}

test('settings that nobody retrieved are deleted after 90 days, retrieved ones never', async () => {
  const user = await newUser(server)
  const unclaimed = await newSlicerSettings(server, { created_date: ago(91) })
  const claimed = await newSlicerSettings(server, { created_date: ago(400), user_id: user.id })
  const young = await newSlicerSettings(server, { created_date: ago(89) })
  assert.equal(await purgeSlicerSettings(db, now), 1)
  const left = await db.selectFrom('slicer_settings').select('id').execute()
  assert.deepEqual(left.map(({ id }) => id).sort(), [claimed.id, young.id].sort())
  assert(!left.some(({ id }) => id === unclaimed.id))
})

test('answers are forgotten after 24 hours', async () => {
  const user = await newUser(server)
  for (const [key, days] of [
    ['old', 1.01],
    ['young', 0.99],
  ] as const) {
    await db
      .insertInto('idempotency_keys')
      .values({ user_id: user.id, key, operation_id: 'x', request_hash: Buffer.alloc(32), created_date: ago(days) })
      .execute()
  }
  assert.equal(await purgeIdempotencyKeys(db, now), 1)
  assert.deepEqual(await db.selectFrom('idempotency_keys').select('key').execute(), [{ key: 'young' }])
})

test('more events than one statement takes are deleted after 90 days, by two instances at once', async () => {
  const user = await newUser(server)
  const event = { user_id: user.id, source: 'OctoPrint' as const, body: '{}' }
  const old = Array.from({ length: 2500 }, () => ({ ...event, received_date: ago(91) }))
  await db
    .insertInto('device_events')
    .values([...old, { ...event, received_date: ago(89) }])
    .execute()
  const deleted = await Promise.all([purgeDeviceEvents(db, now), purgeDeviceEvents(db, now)])
  assert.equal(deleted[0] + deleted[1], 2500)
  assert.equal((await db.selectFrom('device_events').select('id').execute()).length, 1)
})

test('delivered events are deleted after 30 days, waiting ones never', async () => {
  const user = await newUser(server)
  // Of a type that nobody can read, so that the running service leaves them alone.
  const event = { user_id: user.id, type: 'Unknown', payload: '{}', created_date: ago(400) }
  const waiting = { ...event, delivered_date: null }
  const young = { ...event, delivered_date: ago(29) }
  const old = { ...event, delivered_date: ago(31) }
  await db.insertInto('outbox').values([waiting, young, old]).execute()
  assert.equal(await purgeOutbox(db, now), 1)
  const left = await db.selectFrom('outbox').select('delivered_date').orderBy('delivered_date').execute()
  assert.deepEqual(left, [{ delivered_date: young.delivered_date }, { delivered_date: null }])
})

test('web sessions and sign-ins are deleted when their time is over', async () => {
  const secret = Buffer.from('sealed')
  for (const [byte, days] of [
    [1, 0.01],
    [2, -0.01],
  ] as const) {
    const row = { id_hash: Buffer.alloc(32, byte), expires_date: ago(days) }
    await db
      .insertInto('sessions')
      .values({ ...row, user_id: 1, tokens: secret })
      .execute()
    await db
      .insertInto('sign_ins')
      .values({ ...row, secrets: secret })
      .execute()
  }
  assert.equal(await purgeSessions(db, now), 2)
  for (const table of ['sessions', 'sign_ins'] as const) {
    const left = await db.selectFrom(table).select('id_hash').execute()
    assert.deepEqual(left, [{ id_hash: Buffer.alloc(32, 2) }])
  }
})
