import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomBytes } from 'node:crypto'
import type { Kysely, KyselyPlugin } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import {
  purgeIdempotencyKeys,
  purgeNotifications,
  purgeOutbox,
  purgeSessions,
  purgeSpoolUses,
} from '../../src/jobs/purge.ts'
import { purgeDeviceEvents } from '../../src/jobs/purgeDeviceEvents.ts'
import { SettingsPurge } from '../../src/jobs/purgeSettings.ts'
import { storeEvent } from '../../src/integrations/storedEvent.ts'
import { newFilament, newPrint, newSlicerSettings, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const { db, config } = server
const { storage } = config
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
  assert.equal(await new SettingsPurge(db, storage).run(now), 1)
  const left = await db.selectFrom('slicer_settings').select('id').execute()
  assert.deepEqual(left.map(({ id }) => id).sort(), [claimed.id, young.id].sort())
  assert(!left.some(({ id }) => id === unclaimed.id))
})

test('stored responses are deleted after 24 hours', async () => {
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

test('more events than one statement takes are deleted after 30 days, by two instances at once', async () => {
  const user = await newUser(server)
  const event = { user_id: user.id, source: 'OctoPrint' as const, body: '{}' }
  const old = Array.from({ length: 2500 }, () => ({ ...event, received_date: ago(31) }))
  await db
    .insertInto('device_events')
    .values([...old, { ...event, received_date: ago(29) }])
    .execute()
  const deleted = await Promise.all([purgeDeviceEvents(db, now, storage), purgeDeviceEvents(db, now, storage)])
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

/** Notes how many rows each deletion took, and breaks the connection instead of one of them. */
function counting(breakAt = Infinity): { db: Kysely<DB>; counts: number[] } {
  const counts: number[] = []
  let deletions = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      if (result.numAffectedRows !== undefined) counts.push(Number(result.numAffectedRows))
      deletions += 1
      return deletions === breakAt ? Promise.reject(new Error('connection lost')) : Promise.resolve(result)
    },
  }
  return { db: db.withPlugin(plugin), counts }
}

/** The JSON text of an object of about so many bytes that do not compress. */
const large = (mebibytes: number) => JSON.stringify({ text: randomBytes(mebibytes * 512 * 1024).toString('hex') })

test('F61: large records are deleted in statements of bounded bytes, and a failure loses nothing of what was done', async () => {
  await db.deleteFrom('slicer_settings').execute()
  const body = large(4)
  for (let i = 0; i < 12; i++) await newSlicerSettings(server, { body, created_date: ago(91) })
  // The first statement finds the records.
  const broken = counting(2)
  await assert.rejects(new SettingsPurge(broken.db, storage).run(now), /connection lost/)
  const left = await db.selectFrom('slicer_settings').select('id').execute()
  assert(left.length > 0 && left.length < 12, String(left.length))

  const whole = counting()
  assert.equal(await new SettingsPurge(whole.db, storage).run(now), left.length)
  const sizes = [...broken.counts, ...whole.counts].filter((count) => count > 0)
  // 32 MiB, and what goes beyond with the last of them.
  assert(
    sizes.every((count) => count <= 9),
    sizes.join(),
  )
  assert.equal(
    sizes.reduce((sum, count) => sum + count, 0),
    12,
  )
})

test('F61: device events of many bytes are deleted in statements of bounded bytes', async () => {
  await db.deleteFrom('device_events').execute()
  const user = await newUser(server)
  for (let i = 0; i < 12; i++) {
    await storeEvent(db, { userId: user.id, source: 'OctoPrint', body: JSON.parse(large(4)) as object, snapshot: null })
  }
  const whole = counting()
  assert.equal(await purgeDeviceEvents(whole.db, new Date(now.getTime() + 31 * DAY), storage), 12)
  assert(
    whole.counts.every((count) => count <= 9),
    whole.counts.join(),
  )
})

test('settings that nobody retrieved are deleted after a day where they are large', async () => {
  await db.deleteFrom('slicer_settings').execute()
  const user = await newUser(server)
  const limits = { ...storage, unclaimedSettingsBytes: 100 }
  // Compressed they would be small.
  const bodies = { exact: JSON.stringify('x'.repeat(98)), over: JSON.stringify('x'.repeat(99)) }
  const purge = new SettingsPurge(db, limits)
  const kept: string[] = []
  for (let i = 0; i < 25; i++)
    kept.push((await newSlicerSettings(server, { body: bodies.exact, created_date: ago(5) })).id)
  kept.push((await newSlicerSettings(server, { body: bodies.over, created_date: ago(0.9) })).id)
  kept.push((await newSlicerSettings(server, { body: bodies.over, created_date: ago(5), user_id: user.id })).id)
  await newSlicerSettings(server, { body: bodies.over, created_date: ago(1.1) })
  await newSlicerSettings(server, { body: bodies.over, created_date: ago(60) })
  // A limit that an integer of the database cannot hold keeps them all for the full time.
  const unlimited = new SettingsPurge(db, { ...storage, unclaimedSettingsBytes: Number.MAX_SAFE_INTEGER })
  assert.equal(await unlimited.run(now), 0)
  assert.equal(await purge.run(now), 2)
  const left = await db.selectFrom('slicer_settings').select('id').execute()
  assert.deepEqual(left.map(({ id }) => id).sort(), kept.sort())
  assert.equal(await purge.run(now), 0)
  assert.equal(await purge.run(new Date(now.getTime() + 0.2 * DAY)), 1, 'those that have become old enough since')
})

test('of a user with too many bytes of device events the oldest are deleted, open ones last', async () => {
  await db.deleteFrom('device_events').execute()
  const [heavy, light] = [await newUser(server), await newUser(server)]
  const add = (userId: number, age: number, outcome: string | null, bytes: number | null = 100) =>
    db
      .insertInto('device_events')
      .values({ user_id: userId, source: 'OctoPrint', body: '{}', outcome, bytes, received_date: ago(age) })
      .returning('id')
      .executeTakeFirstOrThrow()
  await add(heavy.id, 20, 'finished')
  await add(heavy.id, 10, 'started')
  const kept = [await add(heavy.id, 15, null), await add(heavy.id, 5, 'started'), await add(heavy.id, 1, null)]
  // Of an earlier version, which has not noted its size.
  kept.push(await add(heavy.id, 0.5, 'started', null), await add(light.id, 20, 'started'))
  const limits = { ...storage, deviceEventBytes: 320 }
  const removed = await Promise.all([purgeDeviceEvents(db, now, limits), purgeDeviceEvents(db, now, limits)])
  assert.equal(removed[0] + removed[1], 2)
  const left = await db.selectFrom('device_events').select(['id', 'bytes']).execute()
  assert.deepEqual(left.map(({ id }) => id).sort(), kept.map(({ id }) => id).sort())
  assert(left.every(({ bytes }) => bytes !== null && bytes > 0))
  assert.equal(await purgeDeviceEvents(db, now, { ...storage, deviceEventBytes: 100 }), 3, 'in the end open ones too')
})

test('a device event notes the bytes of its body and its image', async () => {
  const user = await newUser(server)
  const body = { message: 'Grüße' }
  await storeEvent(db, { userId: user.id, source: 'OctoPrint', body, snapshot: Buffer.alloc(1000) })
  const { bytes } = await db
    .selectFrom('device_events')
    .select('bytes')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  assert.equal(bytes, Buffer.byteLength(JSON.stringify(body)) + 1000)
})

test('read notifications are deleted after 90 days, and of too many the oldest, read ones first', async () => {
  const [busy, calm] = [await newUser(server), await newUser(server)]
  const add = async (userId: number, age: number, isRead: boolean) => {
    const event = { event_id: crypto.randomUUID(), type: 'PrintFailed' as const, title: 'A', message: 'B' }
    const row = { ...event, user_id: userId, is_read: isRead, created_date: ago(age) }
    return (await db.insertInto('notifications').values(row).returning('id').executeTakeFirstOrThrow()).id
  }
  await add(busy.id, 91, true)
  await add(busy.id, 3, true)
  await add(busy.id, 2, true)
  await add(busy.id, 200, false)
  const kept = [await add(busy.id, 100, false), await add(busy.id, 1, false)]
  kept.push(await add(calm.id, 400, false), await add(calm.id, 89, true))
  assert.equal(await purgeNotifications(db, now, { ...storage, notifications: 2 }), 4)
  const left = await db.selectFrom('notifications').select('id').execute()
  assert.deepEqual(left.map(({ id }) => id).sort(), kept.sort())
})

test('reported use without a print is deleted after two days, that of prints never', async () => {
  const user = await newUser(server)
  const spool = await newFilament(server, user)
  const running = await newPrint(server, user, { status: 'Printing' })
  const over = await newPrint(server, user, { status: 'Success', finished_date: ago(3) })
  const uses = [
    { print_id: null, minute: ago(2.1) },
    { print_id: null, minute: ago(1.9) },
    { print_id: running.id, minute: ago(9) },
    { print_id: over.id, minute: ago(9) },
  ]
  await db
    .insertInto('spool_uses')
    .values(uses.map((use) => ({ user_id: user.id, filament_id: spool.id, used_ng: 1, ...use })))
    .execute()
  assert.equal(await purgeSpoolUses(db, now), 1)
  const left = await db
    .selectFrom('spool_uses')
    .select(['print_id', 'minute'])
    .orderBy('minute')
    .orderBy('print_id')
    .execute()
  assert.deepEqual(left, [
    { print_id: running.id, minute: ago(9) },
    { print_id: over.id, minute: ago(9) },
    { print_id: null, minute: ago(1.9) },
  ])
})
