import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { pino } from 'pino'
import { ChannelListener } from '../../src/database/channelListener.ts'
import { beforeCommit, inTransaction } from '../../src/database/transaction.ts'
import { drainEvents } from '../../src/events/drain.ts'
import { EventHub } from '../../src/events/hub.ts'
import { eventsAfter, lastPosition } from '../../src/events/read.ts'
import { recordEvents, type NewEvent } from '../../src/events/record.ts'
import { writeEvents } from '../../src/events/write.ts'
import { recordReaders } from '../../src/records/readers.ts'
import { eventually } from '../identity/support.ts'
import { createDatabase } from '../support/database.ts'

// No service runs on this database, so that nobody else moves events.
const database = await createDatabase()
const { db } = database
after(() => database.drop())

beforeCommit(db, async (trx) => void (await writeEvents(trx, recordReaders(''))))

let lastUser = 0
const newUser = () => (lastUser += 1)

function ping(userId: number, number: number): NewEvent {
  return { userId, name: 'ping', recordId: number, data: { number } }
}

const record = (...events: NewEvent[]) => inTransaction(db, (trx) => Promise.resolve(recordEvents(trx, events)))

async function numbersOf(userId: number): Promise<number[]> {
  const { events } = await eventsAfter(db, userId, 0, {}, 10_000)
  assert.deepEqual(
    events.map(({ position }) => position),
    events.map((_, index) => index + 1),
    'positions have gaps',
  )
  return events.map(({ data }) => (JSON.parse(data) as { number: number }).number)
}

test('events get positions without gaps, per user, in the order in which they were written', async () => {
  const [ann, ben] = [newUser(), newUser()]
  await record(ping(ann, 1), ping(ben, 10), ping(ann, 2))
  await drainEvents(db)
  await record(ping(ann, 3))
  await record(ping(ben, 11), ping(ann, 4))
  assert.equal(await drainEvents(db), 3)
  assert.equal(await drainEvents(db), 0)
  assert.deepEqual(await numbersOf(ann), [1, 2, 3, 4])
  assert.deepEqual(await numbersOf(ben), [10, 11])
  assert.equal(await lastPosition(db, ann), 4)
})

test('a transaction that is rolled back has no events and takes no position', async () => {
  const userId = newUser()
  const failing = inTransaction(db, (trx) => {
    recordEvents(trx, [ping(userId, 1)])
    return Promise.reject(new Error('stop'))
  })
  await assert.rejects(failing, /stop/)
  await record(ping(userId, 2))
  await drainEvents(db)
  assert.deepEqual(await numbersOf(userId), [2])
})

test('several instances move events written meanwhile: each once, those of a user in their order', async () => {
  const users = [newUser(), newUser(), newUser()]
  let isWriting = true
  const drain = async () => {
    while (isWriting) await drainEvents(db)
  }
  const drains = [drain(), drain(), drain()]
  await Promise.all(
    users.map(async (userId) => {
      for (let number = 0; number < 100; number += 1) await record(ping(userId, number))
    }),
  )
  isWriting = false
  await Promise.all(drains)
  await drainEvents(db)
  for (const userId of users) assert.deepEqual(await numbersOf(userId), [...Array(100).keys()])
})

test('an event whose transaction commits late gets a position after those that committed before it', async () => {
  const userId = newUser()
  const client = new pg.Client(database.url)
  await client.connect()
  await client.query('begin')
  const insert = "insert into pending_events (user_id, name, data) values ($1, 'ping', '{\"number\":1}')"
  await client.query(insert, [userId])
  await record(ping(userId, 2))
  await drainEvents(db)
  await client.query('commit')
  await client.end()
  await drainEvents(db)
  assert.deepEqual(await numbersOf(userId), [2, 1])
})

test('more events than one statement moves are moved in one run', async () => {
  const userId = newUser()
  await record(...Array.from({ length: 1203 }, (_, number) => ping(userId, number)))
  assert.equal(await drainEvents(db), 1203)
  assert.deepEqual(await numbersOf(userId), [...Array(1203).keys()])
})

test('listeners hear of new events of their user only, once per batch', async (context) => {
  const [ann, ben] = [newUser(), newUser()]
  const hub = new EventHub()
  const listener = new ChannelListener(database.url, [hub], pino({ level: 'silent' }))
  context.after(() => listener.close().then(() => hub.stop()))
  await listener.firstTry
  const heard: string[] = []
  const stop = hub.listen(ann, () => heard.push('ann'))
  hub.listen(ben, () => heard.push('ben'))
  await record(...Array.from({ length: 300 }, (_, number) => ping(ann, number)))
  await drainEvents(db)
  await record(ping(ben, 1))
  await drainEvents(db)
  await eventually(() => heard.includes('ben'))
  assert.deepEqual(heard, ['ann', 'ben'])
  stop()
  await record(ping(ann, 1), ping(ben, 2))
  await drainEvents(db)
  await eventually(() => heard.length > 2)
  assert.deepEqual(heard, ['ann', 'ben', 'ben'])
})

test('all users are announced, even more than fit into one NOTIFY of PostgreSQL', async (context) => {
  const hub = new EventHub()
  const listener = new ChannelListener(database.url, [hub], pino({ level: 'silent' }))
  context.after(() => listener.close().then(() => hub.stop()))
  await listener.firstTry
  const users = Array.from({ length: 400 }, (_, index) => 1_000_000_000_000_000 + index)
  const heard = new Set<number>()
  for (const userId of users) hub.listen(userId, () => heard.add(userId))
  await record(...users.map((userId) => ping(userId, 1)))
  await drainEvents(db)
  await eventually(() => heard.size === users.length)
})
