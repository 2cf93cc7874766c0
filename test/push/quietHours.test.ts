import assert from 'node:assert/strict'
import { test } from 'node:test'
import { secondsUntilQuiet } from '../../src/outbox/quietHours.ts'
import { newUser, type User } from '../support/factories.ts'
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
  waitingTopics,
} from './support.ts'

const server = await startServer({ webhookNetworks: LOOPBACK })
const NIGHT = { start: 22 * 60, end: 7 * 60 }

async function change(user: User, body: object) {
  const { status } = await server.client.call('Notifications_PatchSettings', { as: user.token(), body })
  assert.equal(status, 200)
}

async function shown(user: User): Promise<string[]> {
  const { body } = await server.client.call('Notifications_GetNotifications', { as: user.token() })
  return body.items.map(({ type }) => type).sort()
}

/** Time of day in UTC, a distance from now. */
function timeIn(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16)
}

test('quiet hours are those of the zone of the user, over midnight, and over changes of the clock', () => {
  const at = (text: string, zone: string, hours = NIGHT) => secondsUntilQuiet(hours, zone, new Date(text))
  assert.equal(at('2026-03-14T21:00:00Z', 'Europe/Berlin'), 0)
  assert.equal(at('2026-03-14T05:59:59Z', 'Europe/Berlin'), 0)
  assert.equal(at('2026-03-14T06:00:00Z', 'Europe/Berlin'), 15 * 3600)
  assert.equal(at('2026-03-14T20:59:30Z', 'Europe/Berlin'), 30)
  assert.equal(at('2026-03-14T21:00:00Z', 'America/New_York'), 5 * 3600)
  // The night in which the clocks are put forward has no half past two.
  const short = { start: 2 * 60 + 30, end: 3 * 60 }
  assert.equal(at('2026-03-29T00:00:00Z', 'Europe/Berlin', short), 60 * 60)
  const long = { start: 2 * 60 + 30, end: 7 * 60 }
  assert.equal(at('2027-03-28T00:30:00Z', 'Europe/Berlin', long), 30 * 60)
  assert.equal(at('2027-03-27T20:00:00Z', 'Europe/Berlin', long), 5 * 3600)
  assert.equal(at('2027-03-28T00:30:00Z', 'Europe/Berlin', { ...long, start: 2 * 60 }), 30 * 60)
  assert.equal(at('2027-03-28T01:00:00Z', 'Europe/Berlin', long), 0)
  // From its end on, the next one is that of the next day.
  assert.equal(at('2027-03-28T05:00:00Z', 'Europe/Berlin', long), 19.5 * 3600)
  // Of the two half past twos of the night in which they are put back, both are quiet.
  for (const hour of ['00', '01']) assert.equal(at(`2026-10-25T${hour}:30:00Z`, 'Europe/Berlin', short), 0)
  const day = { start: 9 * 60, end: 17 * 60 }
  assert.equal(at('2026-03-14T08:00:00Z', 'UTC', day), 3600)
  assert.equal(at('2026-03-14T17:00:00Z', 'UTC', day), 16 * 3600)
})

test('in quiet hours nothing is pushed, and every notification is in the app, even kinds that are otherwise only pushed', async () => {
  const user = await newUser(server, { time_zone: 'UTC' })
  const receiver = await Receiver.start()
  await registerBrowser(server, user, newSubscription(server, receiver.url))
  await change(user, { mutedInApp: ['PrintFailed'], quietStart: timeIn(-1), quietEnd: timeIn(1) })
  const clock = new TestClock()
  await notify(server, user, 'PrintFailed', FAILED, clock.now())
  assert.deepEqual([await shown(user), await waitingTopics(server, user)], [['PrintFailed'], []])
})

test('what waits when quiet hours begin is not sent any more, and the push service stores nothing for them', async () => {
  const user = await newUser(server, { time_zone: 'UTC' })
  const receiver = await Receiver.start()
  await registerBrowser(server, user, newSubscription(server, receiver.url))
  await change(user, { quietStart: timeIn(2), quietEnd: timeIn(4) })
  const clock = new TestClock()
  const sender = newPushSender(server, { clock })
  receiver.respond = () => 500
  await notify(server, user, 'PrintFailed', FAILED, clock.now())
  await sendPushes(sender, clock)
  assert(Number(receiver.visits[0]?.headers['ttl']) <= 2 * 3600)
  clock.advance(3 * 3_600_000)
  await sendPushes(sender, clock)
  assert.deepEqual([receiver.visits.length, await waitingTopics(server, user)], [1, []])
})

test('each kind is in the app, pushed, both, or neither', async () => {
  const user = await newUser(server)
  const receiver = await Receiver.start()
  await registerBrowser(server, user, newSubscription(server, receiver.url))
  await change(user, { mutedInApp: ['PrintFailed', 'PrintStuck'], mutedPush: ['PrintCompleted', 'PrintStuck'] })
  const { now } = new TestClock()
  await notify(server, user, 'PrintFailed', { ...FAILED, printId: 1 }, now())
  await notify(server, user, 'PrintCompleted', { ...FAILED, printId: 2, status: 'Success' }, now())
  await notify(server, user, 'PrintStuck', { printId: 3, title: 'Bracket' }, now())
  await notify(server, user, 'Webhook', { id: 'w', name: 'Display', reason: 'Gone' }, now())
  assert.deepEqual(await shown(user), ['PrintCompleted', 'Webhook'])
  const topics = await waitingTopics(server, user)
  assert.deepEqual([topics.length, topics.at(-1)], [2, 'print-1'])
})
