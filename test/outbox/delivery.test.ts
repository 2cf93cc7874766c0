import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { pino } from 'pino'
import { OutboxDelivery } from '../../src/outbox/delivery.ts'
import { connect } from '../../src/database/connect.ts'
import { addEvent, type EventPayloads, type EventType } from '../../src/outbox/events.ts'
import { eventually } from '../identity/support.ts'
import { createDatabase } from '../support/database.ts'
import { newUser as newCaller } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

// No service runs on this database, so that nobody else delivers.
const database = await createDatabase()
const { db } = database
after(() => database.drop())

const now = new Date()
const silent = pino({ level: 'silent' })
const PRINT = { printId: 7, title: 'Bracket', status: 'Failed' } as const

async function newUser(): Promise<number> {
  const made = await db.insertInto('users').values({ display_name: 'Ann' }).returning('id').executeTakeFirstOrThrow()
  return made.id
}

function add<Type extends EventType>(userId: number, type: Type, payload: EventPayloads[Type]): Promise<void> {
  return db.transaction().execute((trx) => addEvent(trx, userId, type, payload))
}

function addRaw(userId: number, type: string, payload: unknown): Promise<unknown> {
  return db
    .insertInto('outbox')
    .values({ user_id: userId, type, payload: JSON.stringify(payload) })
    .execute()
}

function notificationsOf(userId: number) {
  return db
    .selectFrom('notifications')
    .select(['event_id', 'type', 'title', 'message', 'is_read', 'action_path', 'print_id', 'created_date'])
    .where('user_id', '=', userId)
    .orderBy('created_date')
    .execute()
}

function waitingOf(userId: number) {
  return db
    .selectFrom('outbox')
    .select('type')
    .where('user_id', '=', userId)
    .where('delivered_date', 'is', null)
    .execute()
}

test('an event becomes one notification, of the time when it happened, however often the outbox is delivered', async () => {
  const userId = await newUser()
  await add(userId, 'PrintFailed', PRINT)
  const event = await db
    .selectFrom('outbox')
    .select(['id', 'created_date'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  for (const delivery of [new OutboxDelivery(db, silent), new OutboxDelivery(db, silent)]) {
    await delivery.run(now)
    await delivery.run(now)
  }
  const expected = {
    event_id: event.id,
    type: 'PrintFailed',
    title: 'Print failed',
    message: 'Bracket has failed.',
    is_read: false,
    action_path: '/prints/7',
    print_id: 7,
    created_date: event.created_date,
  }
  assert.deepEqual(await notificationsOf(userId), [expected])
  // Even if the mark is lost.
  await db.updateTable('outbox').set({ delivered_date: null }).where('user_id', '=', userId).execute()
  await new OutboxDelivery(db, silent).run(now)
  assert.deepEqual(await notificationsOf(userId), [expected])
  const { delivered_date } = await db
    .selectFrom('outbox')
    .select('delivered_date')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  assert.equal(delivered_date, now.toISOString())
})

test('an event that was rolled back is not delivered', async () => {
  const userId = await newUser()
  const failing = db.transaction().execute(async (trx) => {
    await addEvent(trx, userId, 'PrintFailed', PRINT)
    throw new Error('no commit')
  })
  await assert.rejects(failing, /no commit/)
  await new OutboxDelivery(db, silent).run(now)
  assert.deepEqual(await notificationsOf(userId), [])
})

test('two instances at once tell each of many events once', async () => {
  const users = await Promise.all([newUser(), newUser(), newUser()])
  const payload = JSON.stringify(PRINT)
  const events = Array.from({ length: 1200 }, (_, index) => ({
    user_id: users[index % 3] ?? 0,
    type: 'PrintFailed',
    payload,
  }))
  await db.insertInto('outbox').values(events).execute()
  const other = connect(database.url, 4, silent, 30_000, 30_000)
  const deliveries = [new OutboxDelivery(db, silent), new OutboxDelivery(other.db, silent)]
  await Promise.all(deliveries.map((delivery) => delivery.run(now)))
  // What one held when the other looked is left for the next run.
  await Promise.all(deliveries.map((delivery) => delivery.run(now)))
  await other.db.destroy()
  for (const userId of users) {
    const told = await notificationsOf(userId)
    assert.equal(told.length, 400)
    assert.equal(new Set(told.map(({ event_id }) => event_id)).size, 400)
    assert.deepEqual(await waitingOf(userId), [])
  }
})

test('an event that another instance has is not waited for', async () => {
  const userId = await newUser()
  await add(userId, 'PrintFailed', PRINT)
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('outbox').select('id').where('user_id', '=', userId).forUpdate().execute()
    await add(userId, 'LowStock', { filamentId: randomUUID(), displayName: 'Black', remainingMg: 5000 })
    await new OutboxDelivery(db, silent).run(now)
    assert.deepEqual(
      (await notificationsOf(userId)).map(({ type }) => type),
      ['LowStock'],
    )
  })
  await new OutboxDelivery(db, silent).run(now)
  assert.equal((await notificationsOf(userId)).length, 2)
})

test('unreadable events are logged once, keep none back, and wait for the next start', async () => {
  const userId = await newUser()
  const poison: [string, unknown][] = [
    ['Unknown', {}],
    ['PrintFailed', {}],
    ['PrintFailed', 'text'],
    // These read well, but no column takes them.
    ['PrintFailed', { ...PRINT, printId: 1.5 }],
    ['PrintFailed', { ...PRINT, printId: '7; drop table notifications' }],
    ['PrintFailed', { ...PRINT, printId: 1e30 }],
  ]
  for (const [type, payload] of poison) {
    await addRaw(userId, type, payload)
    await add(userId, 'PrintFailed', PRINT)
  }
  const lines: { userId: number; eventId: string; level: number }[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) })
  const delivery = new OutboxDelivery(db, log)
  await delivery.run(now)
  await delivery.run(now)
  assert.equal((await notificationsOf(userId)).length, poison.length)
  assert.equal((await waitingOf(userId)).length, poison.length)
  assert.equal(new Set(lines.map(({ eventId }) => eventId)).size, poison.length)
  assert.deepEqual(
    lines.map((line) => [line.userId, line.level]),
    poison.map(() => [userId, 50]),
  )
  // Mended, or read by a service that understands them.
  await db
    .updateTable('outbox')
    .set({ type: 'PrintFailed', payload: JSON.stringify(PRINT) })
    .where('delivered_date', 'is', null)
    .execute()
  await delivery.run(now)
  assert.equal((await waitingOf(userId)).length, poison.length)
  await new OutboxDelivery(db, silent).run(now)
  assert.deepEqual(await waitingOf(userId), [])
})

test('more unreadable events than are looked up at once do not keep others back', async () => {
  const userId = await newUser()
  const poison = Array.from({ length: 600 }, () => ({ user_id: userId, type: 'Unknown', payload: '{}' }))
  await db.insertInto('outbox').values(poison).execute()
  await add(userId, 'PrintFailed', PRINT)
  const delivery = new OutboxDelivery(db, silent)
  await delivery.run(now)
  await delivery.run(now)
  assert.equal((await notificationsOf(userId)).length, 1)
  await db.deleteFrom('outbox').where('user_id', '=', userId).execute()
})

test('a database that is away condemns no event', async () => {
  const userId = await newUser()
  await add(userId, 'PrintFailed', PRINT)
  let isAway = true
  const flaky = db.withPlugin({
    transformQuery: ({ node }) => {
      if (isAway && node.kind === 'InsertQueryNode') throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  const delivery = new OutboxDelivery(flaky, silent)
  await assert.rejects(delivery.run(now), /connect/)
  assert.equal((await waitingOf(userId)).length, 1)
  isAway = false
  await delivery.run(now)
  assert.equal((await notificationsOf(userId)).length, 1)
})

test('the running service tells by itself, again and again', async () => {
  const server = await startServer({}, { withJobs: true })
  const user = await newCaller(server)
  const unread = async () => (await server.client.call('Notifications_GetUnreadCount', { as: user })).body.unreadCount
  for (const count of [1, 2]) {
    await server.db.transaction().execute((trx) => addEvent(trx, user.id, 'PrintFailed', PRINT))
    await eventually(async () => (await unread()) === count)
  }
})
