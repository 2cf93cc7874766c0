import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { eventsAfter } from '../../src/events/read.ts'
import { purgeEvents } from '../../src/jobs/purgeEvents.ts'
import { ping } from '../support/eventLog.ts'
import { newUser, type User } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer({}, { isOwn: true })
const { db } = server
const MIB = 1024 * 1024

async function positionsOf(user: User): Promise<number[]> {
  const rows = await db
    .selectFrom('events')
    .select('position')
    .where('user_id', '=', user.id)
    .orderBy('position')
    .execute()
  return rows.map(({ position }) => position)
}

test('old events are deleted; what is left is read on, and positions go on', async () => {
  const user = await newUser(server)
  await ping(server, user, 6)
  await db
    .updateTable('events')
    .set({ created_date: sql`now() - interval '8 days'` })
    .where('user_id', '=', user.id)
    .where('position', '<=', 4)
    .execute()
  const bounds = { eventDays: 7, eventBytes: MIB }
  assert.equal(await purgeEvents(db, new Date(), bounds), 4)
  assert.equal(await purgeEvents(db, new Date(), bounds), 0)
  assert.deepEqual(await positionsOf(user), [5, 6])
  assert.equal((await eventsAfter(db, user.id, 3, {}, 10)).isReset, true)
  assert.equal((await eventsAfter(db, user.id, 4, {}, 10)).events.length, 2)
  await purgeEvents(db, new Date(Date.now() + 8 * 24 * 3_600_000), bounds)
  assert.deepEqual(await positionsOf(user), [])
  const { isReset, position } = await eventsAfter(db, user.id, 5, {}, 10)
  assert.deepEqual([isReset, position], [true, 6])
  await ping(server, user)
  assert.deepEqual(await positionsOf(user), [7])
})

test('a log that is too large loses its oldest part, those of others nothing', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  await ping(server, user, 100)
  await ping(server, other, 5)
  const { bytes } = await db
    .selectFrom('event_heads')
    .select('bytes')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  const bounds = { eventDays: 7, eventBytes: Math.floor(bytes / 4) }
  const removed = await purgeEvents(db, new Date(), bounds)
  const left = await positionsOf(user)
  assert.ok(left.length >= 24 && left.length <= 26, `${left.length}`)
  assert.equal(removed, 100 - left.length)
  assert.equal(left.at(-1), 100)
  assert.equal((await positionsOf(other)).length, 5)
  assert.equal(await purgeEvents(db, new Date(), bounds), 0)
  assert.equal((await eventsAfter(db, user.id, (left[0] ?? 0) - 1, {}, 100)).events.length, left.length)
})

test('events that are deleted while they are read are not missed without a reset', async () => {
  const user = await newUser(server)
  await ping(server, user, 6)
  const later = new Date(Date.now() + 8 * 24 * 3_600_000)
  const bounds = { eventDays: 7, eventBytes: MIB }
  let statements = 0
  const purging = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1
      if (statements === 1) await purgeEvents(db, later, bounds)
      return result
    },
  })
  const { events, isReset } = await eventsAfter(purging, user.id, 2, {}, 10)
  assert.deepEqual([isReset, events.map(({ position }) => position)], [false, [3, 4, 5, 6]])
  assert.equal((await eventsAfter(db, user.id, 2, {}, 10)).isReset, true)
})
