import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from '../identity/support.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { Receiver } from '../webhooks/receiver.ts'
import { TestClock } from '../webhooks/support.ts'
import {
  FAILED,
  LOOPBACK,
  newPushSender,
  newSubscription,
  notify,
  registerBrowser,
  sendPushes,
  tokensOf,
  waitingTopics,
} from './support.ts'

const server = await startServer({ webhookNetworks: LOOPBACK })
const HOUR = 3_600_000
const COMMENT = { commentId: 5, printId: 7, authorId: 2, authorName: 'Ann' }

/** A user with one browser, and the push service of that browser. */
async function newBrowser() {
  const user = await newUser(server)
  const receiver = await Receiver.start()
  const clock = new TestClock()
  const token = await registerBrowser(server, user, newSubscription(server, receiver.url))
  return { user, receiver, clock, token, sender: newPushSender(server, { clock }) }
}

test('a request has the headers of RFC 8030, 8188 and 8292, and nothing of the notification in clear', async () => {
  const { user, receiver, clock, sender } = await newBrowser()
  await notify(server, user, 'PrintFailed', FAILED, clock.now())
  await notify(server, user, 'ApiKey', { change: 'Created', id: 'k', description: 'Octopus' }, clock.now())
  await sendPushes(sender, clock)
  const [visit, other] = receiver.visits.toSorted((one) => (one.headers['topic'] === 'print-7' ? -1 : 1))
  assert(visit && other)
  const { authorization = '', ttl = '', urgency, topic, 'content-encoding': encoding } = visit.headers
  assert.match(authorization, /^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/)
  const claims = JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString()) as {
    readonly [name: string]: unknown
  }
  assert.deepEqual([claims['aud'], claims['sub']], [new URL(receiver.url).origin, server.config.push.vapidSubject])
  assert(Number(claims['exp']) * 1000 - Date.now() <= 24 * HOUR)
  assert.deepEqual([urgency, topic, encoding], ['high', 'print-7', 'aes128gcm'])
  assert(Number(ttl) > 0 && Number(ttl) <= 24 * 3600)
  assert.match(other.headers['topic'] ?? '', /^[\w-]{32}$/)
  assert(receiver.visits.every(({ body }) => !/Bracket|Octopus|print/.test(body)))
})

test('a message about a page that the user cannot see opens the list of notifications', async () => {
  const { user, clock } = await newBrowser()
  const removed = { commentId: 5, printId: 7, printTitle: null, excerpt: 'Nice.' }
  await notify(server, user, 'CommentRemoved', removed, clock.now())
  const waiting = await server.db
    .selectFrom('push_deliveries')
    .select('action_path')
    .where('user_id', '=', user.id)
    .execute()
  assert.deepEqual(waiting, [{ action_path: '/notifications' }])
})

test('a title that is written from right to left leaves the words around it in their order, in the app and on devices', async () => {
  const { user, clock } = await newBrowser()
  await notify(server, user, 'Comment', { ...COMMENT, printTitle: 'סוגר מדף 2', excerpt: 'Nice (2).' }, clock.now())
  const { body } = await server.client.call('Notifications_GetNotifications', { as: user })
  const waiting = await server.db
    .selectFrom('push_deliveries')
    .select(['title', 'message'])
    .where('user_id', '=', user.id)
    .execute()
  const told = { title: 'New comment on \u2068סוגר מדף 2\u2069', message: 'Ann wrote: Nice (2).' }
  assert.deepEqual(
    [...body.items, ...waiting].map(({ title, message }) => ({ title, message })),
    [told, told],
  )
})

test('404 and 410 remove the registration, with what waits for it', async () => {
  for (const status of [404, 410]) {
    const { user, receiver, clock, sender } = await newBrowser()
    receiver.respond = () => status
    await notify(server, user, 'PrintFailed', FAILED, clock.now())
    await notify(server, user, 'PrintFailed', { ...FAILED, printId: 8 }, clock.now())
    await sendPushes(sender, clock)
    assert.deepEqual([await tokensOf(server, user), await waitingTopics(server, user)], [[], []])
  }
})

test('429 and 503 with Retry-After make everything for the browser wait, also what comes later', async () => {
  for (const status of [429, 503]) {
    const { user, receiver, clock, sender } = await newBrowser()
    receiver.respond = (_visit, response) => {
      response.setHeader('Retry-After', '1800')
      return status
    }
    await notify(server, user, 'PrintFailed', FAILED, clock.now())
    await sendPushes(sender, clock)
    receiver.respond = () => 201
    await notify(server, user, 'PrintFailed', { ...FAILED, printId: 8 }, clock.now())
    clock.advance(1700 * 1000)
    await sendPushes(sender, clock)
    assert.equal(receiver.visits.length, 1)
    clock.advance(200 * 1000)
    await sendPushes(sender, clock)
    assert.equal(receiver.visits.length, 3)
    assert.deepEqual([(await tokensOf(server, user)).length, await waitingTopics(server, user)], [1, []])
  }
})

test('other failures are repeated for a day at most, and leave the registration', async () => {
  const { user, receiver, clock, sender, token } = await newBrowser()
  receiver.respond = () => 500
  await notify(server, user, 'PrintFailed', FAILED, clock.now())
  for (let hour = 0; hour < 30; hour += 1) {
    await sendPushes(sender, clock)
    clock.advance(HOUR)
  }
  assert(receiver.visits.length > 3 && receiver.visits.length <= 7)
  assert.deepEqual([await tokensOf(server, user), await waitingTopics(server, user)], [[token], []])
  const { body } = await server.client.call('Devices_GetDevices', { as: user.token() })
  assert.notEqual(body.items[0]?.failingSince, null)
})

test('413 is not repeated', async () => {
  const { user, receiver, clock, sender, token } = await newBrowser()
  receiver.respond = () => 413
  await notify(server, user, 'PrintFailed', FAILED, clock.now())
  await sendPushes(sender, clock)
  assert.deepEqual([await tokensOf(server, user), await waitingTopics(server, user)], [[token], []])
})

test('a browser that has failed for five days is removed; a success in between starts the days again', async () => {
  const { user, receiver, clock, sender } = await newBrowser()
  const fail = async () => {
    await notify(server, user, 'PrintFailed', FAILED, clock.now())
    await sendPushes(sender, clock)
  }
  receiver.respond = () => 500
  await fail()
  clock.advance(119 * HOUR)
  receiver.respond = () => 201
  await fail()
  receiver.respond = () => 500
  await fail()
  clock.advance(119 * HOUR)
  await fail()
  assert.equal((await tokensOf(server, user)).length, 1)
  clock.advance(2 * HOUR)
  await fail()
  assert.deepEqual(await tokensOf(server, user), [])
})

test('a browser that registers again while it is found to be gone stays', async () => {
  const { user, receiver, clock, token, sender } = await newBrowser()
  await notify(server, user, 'PrintFailed', FAILED, clock.now())
  const fresh = newSubscription(server, `${receiver.url}/fresh`)
  receiver.respond = (_visit, response) => {
    void registerBrowser(server, user, fresh, token).then(() => response.writeHead(410).end())
    return null
  }
  await sendPushes(sender, clock)
  assert.deepEqual(await tokensOf(server, user), [token])
})

test('a push service that is down, slow, or sends megabytes delays nobody else', async () => {
  const clock = new TestClock()
  const down = await newBrowser()
  down.receiver.stop()
  const slow = await newBrowser()
  slow.receiver.respond = () => null
  const huge = await newBrowser()
  huge.receiver.respond = (_visit, response) => {
    response.writeHead(500)
    response.end(Buffer.alloc(10 * 1024 * 1024))
    return null
  }
  const well = await newBrowser()
  for (const { user } of [down, slow, huge]) {
    for (let printId = 1; printId <= 20; printId += 1) {
      await notify(server, user, 'PrintFailed', { ...FAILED, printId }, clock.now())
    }
  }
  await notify(server, well.user, 'PrintFailed', FAILED, clock.now())
  const sender = newPushSender(server, { clock, timeout: 1500 })
  await sender.run(clock.now())
  await eventually(async () => (await waitingTopics(server, well.user)).length === 0)
  await sender.stop()
  assert.equal(well.receiver.visits.length, 1)
  for (const { user } of [down, slow, huge]) assert.equal((await waitingTopics(server, user)).length, 20)
})

test('a push service that hangs delays no other browser of the user, however many notifications wait', async () => {
  const { user, receiver: dead, clock, sender } = await newBrowser()
  dead.respond = () => null
  const alive = await Receiver.start()
  await registerBrowser(server, user, newSubscription(server, alive.url))
  for (let printId = 1; printId <= 20; printId += 1) {
    await notify(server, user, 'PrintFailed', { ...FAILED, printId }, clock.now())
  }
  await sender.run(clock.now())
  // What has arrived is deleted once the response has been read.
  await eventually(async () => (await waitingTopics(server, user)).length === 20)
  assert.deepEqual([dead.visits.length, alive.visits.length], [1, 20])
  await sender.stop()
})

test('a newer notification about a print takes the place of one that waits; comments do not', async () => {
  const { user, receiver, clock, sender } = await newBrowser()
  receiver.respond = () => 500
  await notify(server, user, 'PrintStuck', { printId: 7, title: 'Bracket' }, clock.now())
  await sendPushes(sender, clock)
  const comment = { commentId: 1, printId: 7, printTitle: 'Bracket', authorId: 1, authorName: 'Ann', excerpt: 'Nice' }
  await notify(server, user, 'Comment', comment, clock.now())
  await notify(server, user, 'PrintCompleted', { ...FAILED, status: 'Success' }, clock.now())
  const { db } = server
  const rows = await db
    .selectFrom('push_deliveries')
    .select(['topic', 'type', 'failures'])
    .where('user_id', '=', user.id)
    .orderBy('topic')
    .execute()
  assert.deepEqual(rows, [
    { topic: 'print-7', type: 'PrintCompleted', failures: 0 },
    { topic: 'print-7-comments', type: 'Comment', failures: 0 },
  ])
})

test('a newer notification that comes while an older one is sent is sent next', async () => {
  const { user, receiver, clock, sender } = await newBrowser()
  await notify(server, user, 'PrintStuck', { printId: 7, title: 'Bracket' }, clock.now())
  receiver.respond = (_visit, response) => {
    receiver.respond = () => 201
    void notify(server, user, 'PrintFailed', FAILED, clock.now()).then(() => response.writeHead(201).end())
    return null
  }
  await sendPushes(sender, clock)
  assert.deepEqual([receiver.visits.length, await waitingTopics(server, user)], [2, []])
})

test('two instances send each notification once', async () => {
  const { user, receiver, clock } = await newBrowser()
  for (let printId = 1; printId <= 20; printId += 1) {
    await notify(server, user, 'PrintFailed', { ...FAILED, printId }, clock.now())
  }
  const senders = [newPushSender(server, { clock }), newPushSender(server, { clock })]
  for (let round = 0; round < 4; round += 1) await Promise.all(senders.map((sender) => sendPushes(sender, clock)))
  const topics = receiver.visits.map(({ headers }) => headers['topic'])
  assert.deepEqual([topics.length, new Set(topics).size], [20, 20])
})

test('F72: a notification of an instance that dies between response and record is sent again by another', async () => {
  const { user, receiver, clock } = await newBrowser()
  receiver.respond = () => null
  await notify(server, user, 'PrintFailed', FAILED, clock.now())
  const dying = newPushSender(server, { clock })
  await dying.run(clock.now())
  while (receiver.visits.length < 1) await new Promise((resolve) => setTimeout(resolve, 5))
  await dying.stop()
  receiver.respond = () => 201
  const other = newPushSender(server, { clock })
  await sendPushes(other, clock)
  assert.equal(receiver.visits.length, 1)
  clock.advance(45_000)
  const next = await other.run(clock.now())
  assert(next && Math.abs(next.getTime() - clock.now().getTime() - 15_000) < 5000, 'looks again when the claim ends')
  clock.advance(16_000)
  await sendPushes(other, clock)
  assert.deepEqual([receiver.visits.length, await waitingTopics(server, user)], [2, []])
  assert.equal(new Set(receiver.visits.map(({ headers }) => headers['topic'])).size, 1, 'the browser shows one')
})

test('F42: an endpoint whose name leads to a forbidden network by now is not reached', async () => {
  const { user, receiver, clock } = await newBrowser()
  const closed = await startServer({ webhookNetworks: [] }, { isOwn: true })
  await notify(server, user, 'PrintFailed', FAILED, clock.now())
  await sendPushes(newPushSender(server, { clock, push: closed.services.push }), clock)
  assert.equal(receiver.connections, 0)
  assert.equal((await waitingTopics(server, user)).length, 1)
})

test('nothing is sent to a device that has moved to another user, and to suspended users', async () => {
  const { user, receiver, clock, token, sender } = await newBrowser()
  await notify(server, user, 'PrintFailed', FAILED, clock.now())
  const other = await newUser(server)
  await registerBrowser(server, other, newSubscription(server, receiver.url), token)
  await sendPushes(sender, clock)
  assert.deepEqual([receiver.visits.length, await waitingTopics(server, user)], [0, []])
  await notify(server, other, 'PrintFailed', FAILED, clock.now())
  const { db } = server
  await db.updateTable('users').set({ suspended_date: new Date().toISOString() }).where('id', '=', other.id).execute()
  await sendPushes(sender, clock)
  assert.equal(receiver.visits.length, 0)
})

test('no token, key or endpoint is logged', () => {
  assert(server.log.length > 0)
  server.checkLog()
})
