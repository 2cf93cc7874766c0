import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { Webhook as SvixWebhook } from 'svix'
import { drainEvents } from '../../src/events/drain.ts'
import { load, newFilament, newPrinter, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { Receiver } from './receiver.ts'
import { deliveriesOf, logEvents, newSender, createWebhook, send, TestClock } from './support.ts'

const server = await startServer()
const { client } = server
const HOUR = 3_600_000

test('deliveries are verified by the libraries of the standard and of svix, in every format', async () => {
  const user = await newUser(server)
  const receiver = await Receiver.start()
  const clock = new TestClock()
  const secrets = new Map<string, string>()
  for (const format of ['Standard', 'Discord', 'Slack', 'Ntfy'] as const) {
    const webhook = await createWebhook(server, user, { url: `${receiver.url}/${format}`, format })
    secrets.set(`/hook/${format}`, webhook.secret)
  }
  await logEvents(server, user, 1)
  await send(newSender(server), clock)
  assert.deepEqual(receiver.visits.map(({ path }) => path).sort(), [...secrets.keys()].sort())
  for (const { path, headers, body } of receiver.visits) {
    const secret = secrets.get(path) ?? ''
    if (path.endsWith('Ntfy')) assert.throws(() => new Webhook(secret).verify(body, headers), SyntaxError)
    else new Webhook(secret).verify(body, headers)
    if (!path.endsWith('Ntfy')) new SvixWebhook(secret).verify(body, headers)
    assert.throws(() => new Webhook(secret).verify(`${body} `, headers), /No matching signature/)
  }
  const standard = JSON.parse(receiver.visits.find(({ path }) => path.endsWith('Standard'))?.body ?? '') as object
  assert.deepEqual(Object.keys(standard), ['type', 'id', 'timestamp', 'position', 'data', 'previous'])
  assert.equal(receiver.ids.size, 1, 'the id is that of the event')
})

test('only the subscribed events are sent, only those of the printers, and none from before', async () => {
  const user = await newUser(server)
  const printer = await newPrinter(server, user)
  const receiver = await Receiver.start()
  const clock = new TestClock()
  await logEvents(server, user, 1)
  const webhook = await createWebhook(server, user, { url: receiver.url, printerIds: [printer.id] })
  await logEvents(server, user, 1, { name: 'print.failed', printerId: printer.id })
  await logEvents(server, user, 1, { name: 'print.started', printerId: printer.id })
  await logEvents(server, user, 1, { name: 'print.failed' })
  await logEvents(server, await newUser(server), 1, { name: 'print.failed', printerId: printer.id })
  await send(newSender(server), clock)
  assert.deepEqual(
    (await deliveriesOf(server, user, webhook)).map(({ event, state }) => [event, state]),
    [['print.failed', 'Delivered']],
  )
  assert.equal(receiver.visits.length, 1)
})

test('the use of a spool is sent to a webhook of the printer that it is loaded in', async () => {
  const user = await newUser(server)
  const [printer, other] = [await newPrinter(server, user), await newPrinter(server, user)]
  const spool = await newFilament(server, user, { initial_nominal_weight_mg: 1000, low_stock_threshold_mg: 500 })
  await load(server, printer, spool)
  const receiver = await Receiver.start()
  const subscribe = ({ id }: { readonly id: number }) =>
    createWebhook(server, user, {
      url: receiver.url,
      events: ['spool.used', 'spool.low', 'spool.emptied'],
      printerIds: [id],
    })
  const [webhook, ofOther] = [await subscribe(printer), await subscribe(other)]
  const filamentUsage = [{ filamentId: spool.id, amountMg: 1001 }]
  await client.call('Prints_PostPrint', { body: { title: 'P', status: 'Success', filamentUsage }, as: user })
  await drainEvents(server.db)
  await send(newSender(server), new TestClock())
  assert.deepEqual((await deliveriesOf(server, user, webhook)).map(({ event, state }) => [event, state]).sort(), [
    ['spool.emptied', 'Delivered'],
    ['spool.low', 'Delivered'],
    ['spool.used', 'Delivered'],
  ])
  assert.deepEqual(await deliveriesOf(server, user, ofOther), [])
})

test('a failed delivery is repeated by the schedule, with the same id, until it fails after ten attempts', async () => {
  const user = await newUser(server)
  const receiver = await Receiver.start()
  receiver.respond = () => 500
  const clock = new TestClock()
  const sender = newSender(server, { clock })
  const webhook = await createWebhook(server, user, { url: receiver.url })
  await logEvents(server, user, 1)
  const delays = [0, 5, 300, 1800, 2 * 3600, 5 * 3600, 10 * 3600, 14 * 3600, 20 * 3600, 24 * 3600]
  for (const [index, seconds] of delays.entries()) {
    if (seconds > 0) {
      // Not before its time.
      clock.advance((seconds - 2) * 1000)
      await send(sender, clock)
      assert.equal(receiver.visits.length, index)
      // A tenth may be added by chance.
      clock.advance(seconds * 100 + 2000)
    }
    await send(sender, clock)
    assert.equal(receiver.visits.length, index + 1)
  }
  const [delivery] = await deliveriesOf(server, user, webhook)
  assert(delivery)
  assert.deepEqual([delivery.state, delivery.attemptCount, delivery.nextAttemptDate], ['Failed', 10, null])
  assert.deepEqual([...receiver.ids], [delivery.id])
  assert.equal(new Set(receiver.visits.map(({ headers }) => headers['webhook-timestamp'])).size, 10)
  assert.equal(delivery.attempts[9]?.error, 'The receiver responded with 500.')
})

test('a receiver that is down for ten minutes gets everything when it is back, each event once', async () => {
  const user = await newUser(server)
  const down = await Receiver.start()
  const { port, url } = down
  down.stop()
  const clock = new TestClock()
  const sender = newSender(server, { clock })
  const webhook = await createWebhook(server, user, { url })
  await logEvents(server, user, 5)
  for (let minute = 0; minute < 10; minute += 1) {
    await send(sender, clock)
    clock.advance(60_000)
  }
  const refused = await deliveriesOf(server, user, webhook)
  assert(refused.every(({ state, attemptCount }) => state === 'Waiting' && attemptCount === 3))
  const back = await Receiver.start(port)
  clock.advance(HOUR)
  await send(sender, clock)
  assert.deepEqual([...back.ids].sort(), refused.map(({ id }) => id).sort())
  assert.equal(back.visits.length, 5)
  assert((await deliveriesOf(server, user, webhook)).every(({ state }) => state === 'Delivered'))
  const { body } = await client.call('Webhooks_GetWebhook', { path: { id: webhook.id }, as: user.token() })
  assert.deepEqual([body.isActive, body.failingSince], [true, null])
})

test('429 and 503 with Retry-After are honored for the whole webhook; without it the schedule counts', async () => {
  for (const status of [429, 503]) {
    const user = await newUser(server)
    const receiver = await Receiver.start()
    const clock = new TestClock()
    const sender = newSender(server, { clock })
    receiver.respond = (_visit, response) => {
      response.setHeader('Retry-After', '1800')
      return status
    }
    await createWebhook(server, user, { url: receiver.url })
    await logEvents(server, user, 1)
    await send(sender, clock)
    receiver.respond = () => 204
    await logEvents(server, user, 1)
    clock.advance(1700 * 1000)
    await send(sender, clock)
    assert.equal(receiver.visits.length, 1)
    clock.advance(200 * 1000)
    await send(sender, clock)
    assert.equal(receiver.visits.length, 3)
    assert.equal(receiver.ids.size, 2)
  }
})

test('deliveries are listed newest first, also those of events of one moment', async () => {
  const user = await newUser(server)
  const receiver = await Receiver.start()
  const webhook = await createWebhook(server, user, { url: receiver.url })
  await logEvents(server, user, 12)
  await send(newSender(server), new TestClock())
  const log = server.db.selectFrom('events').select('id').where('user_id', '=', user.id).orderBy('position')
  const ids = (await log.execute()).map(({ id }) => id)
  assert.deepEqual(
    (await deliveriesOf(server, user, webhook)).map(({ id }) => id),
    ids,
  )
})

test('a new URL gets what waits at once, and the pause that the previous receiver asked for is over', async () => {
  const user = await newUser(server)
  const [busy, ready] = [await Receiver.start(), await Receiver.start()]
  const clock = new TestClock()
  const sender = newSender(server, { clock })
  busy.respond = (_visit, response) => {
    response.setHeader('Retry-After', '86400')
    return 429
  }
  const webhook = await createWebhook(server, user, { url: busy.url })
  await logEvents(server, user, 2)
  await send(sender, clock)
  await client.call('Webhooks_PingWebhook', { path: { id: webhook.id }, as: user.token() })
  const pause = clock.now().getTime() + 86_400_000
  for (const { nextAttemptDate, state } of await deliveriesOf(server, user, webhook)) {
    assert.equal(state, 'Waiting')
    assert(Date.parse(nextAttemptDate ?? '') >= pause - 60_000, nextAttemptDate ?? 'no date')
  }
  const path = { id: webhook.id }
  await client.call('Webhooks_PatchWebhook', { path, as: user.token(), body: { description: 'Still the same' } })
  clock.advance(60_000)
  await send(sender, clock)
  assert.deepEqual([busy.visits.length > 2, ready.visits.length], [false, 0])
  const { body } = await client.call('Webhooks_PatchWebhook', { path, as: user.token(), body: { url: ready.url } })
  assert.equal(body.failingSince, null)
  await send(sender, clock)
  assert.equal(ready.ids.size, 3)
  for (const { nextAttemptDate, state } of await deliveriesOf(server, user, webhook))
    assert.deepEqual([state, nextAttemptDate], ['Delivered', null])
})

test('a response of the previous receiver after a change of the URL neither disables nor pauses the webhook', async () => {
  for (const status of [410, 503, 204]) {
    const user = await newUser(server)
    const [previous, next] = [await Receiver.start(), await Receiver.start()]
    const clock = new TestClock()
    const sender = newSender(server, { clock })
    const answers: (() => void)[] = []
    previous.respond = (_visit, response) => {
      answers.push(() => response.writeHead(status, { 'Retry-After': '86400' }).end())
      return null
    }
    const webhook = await createWebhook(server, user, { url: previous.url })
    const path = { id: webhook.id }
    await logEvents(server, user, 6)
    await sender.run(clock.now())
    while (previous.visits.length < 4) await new Promise((resolve) => setTimeout(resolve, 5))
    await client.call('Webhooks_PatchWebhook', { path, as: user.token(), body: { url: next.url } })
    for (const answer of answers) answer()
    await sender.idle()
    await send(sender, clock)
    assert.equal(next.ids.size, status === 204 ? 2 : 6)
    const { body } = await client.call('Webhooks_GetWebhook', { path, as: user.token() })
    assert.deepEqual([body.isActive, body.disabledReason, body.failingSince], [true, null, null])
    const deliveries = await deliveriesOf(server, user, webhook)
    assert(deliveries.every(({ state }) => state === 'Delivered'))
    const statuses = deliveries.flatMap(({ attempts }) => attempts.map((attempt) => attempt.status))
    assert.equal(statuses.filter((answered) => answered === status).length, status === 204 ? 6 : 4)
  }
})

test('410 disables at once, with a notification and an event; what waits fails, and can be recovered', async () => {
  const user = await newUser(server)
  const receiver = await Receiver.start()
  receiver.respond = () => 410
  const clock = new TestClock()
  const sender = newSender(server, { clock })
  const webhook = await createWebhook(server, user, { url: receiver.url, description: 'Display' })
  const path = { id: webhook.id }
  await logEvents(server, user, 6)
  await send(sender, clock)
  const read = async () => (await client.call('Webhooks_GetWebhook', { path, as: user.token() })).body
  assert.deepEqual([(await read()).isActive, (await read()).disabledReason], [false, 'Gone'])
  assert(receiver.visits.length <= 4)
  assert((await deliveriesOf(server, user, webhook)).every(({ state }) => state === 'Failed'))
  const outbox = await server.db
    .selectFrom('outbox')
    .select(['type', 'payload'])
    .where('user_id', '=', user.id)
    .execute()
  assert.deepEqual(outbox, [{ type: 'Webhook', payload: { id: webhook.id, name: 'Display', reason: 'Gone' } }])
  await drainEvents(server.db)
  const events = await server.db.selectFrom('events').select(['name', 'data']).where('user_id', '=', user.id).execute()
  const [disabled] = events.filter(({ name }) => name === 'webhook.disabled')
  assert.deepEqual(disabled?.data, await read())
  for (const id of ['Webhooks_PingWebhook', 'Webhooks_RecoverDeliveries'] as const) {
    const body = id === 'Webhooks_PingWebhook' ? undefined : { since: '2020-01-01T00:00:00Z' }
    assert.equal((await client.call(id, { path, as: user.token(), body })).status, 409)
  }

  // Missed while it is disabled.
  await logEvents(server, user, 2)
  receiver.respond = () => 204
  await send(sender, clock)
  await client.call('Webhooks_PatchWebhook', { path, as: user.token(), body: { isActive: true } })
  await send(sender, clock)
  assert(receiver.visits.length <= 4)
  const since = '2020-01-01T00:00:00Z'
  const recovered = await client.call('Webhooks_RecoverDeliveries', { path, as: user.token(), body: { since } })
  assert.deepEqual([recovered.status, recovered.body], [202, { count: 8 }])
  await send(sender, clock)
  assert.equal(receiver.ids.size, 8)
  assert((await deliveriesOf(server, user, webhook)).every(({ state }) => state === 'Delivered'))
  const again = await client.call('Webhooks_RecoverDeliveries', { path, as: user.token(), body: { since } })
  assert.deepEqual(again.body, { count: 0 })
})

test('a webhook that has failed for five days is disabled; a success in between starts the days again', async () => {
  const user = await newUser(server)
  const receiver = await Receiver.start()
  receiver.respond = () => 500
  const clock = new TestClock()
  const sender = newSender(server, { clock })
  const webhook = await createWebhook(server, user, { url: receiver.url })
  const read = async () =>
    (await client.call('Webhooks_GetWebhook', { path: { id: webhook.id }, as: user.token() })).body
  const fail = async () => {
    await logEvents(server, user, 1)
    await send(sender, clock)
  }
  await fail()
  assert.notEqual((await read()).failingSince, null)
  clock.advance(119 * HOUR)
  receiver.respond = () => 204
  await fail()
  assert.equal((await read()).failingSince, null)
  receiver.respond = () => 500
  await fail()
  clock.advance(119 * HOUR)
  await fail()
  assert.equal((await read()).isActive, true)
  clock.advance(2 * HOUR)
  await fail()
  assert.deepEqual([(await read()).isActive, (await read()).disabledReason], [false, 'Failing'])
})

test('at most four requests are sent to a webhook at a time, by two instances together', async () => {
  const user = await newUser(server)
  const receiver = await Receiver.start()
  const clock = new TestClock()
  const waiting: (() => void)[] = []
  receiver.respond = (_visit, response) => {
    waiting.push(() => response.writeHead(204).end())
    return null
  }
  await createWebhook(server, user, { url: receiver.url })
  await logEvents(server, user, 12)
  const senders = [newSender(server, { clock }), newSender(server, { clock })]
  const done = Promise.all(senders.map((sender) => send(sender, clock)))
  const pump = setInterval(() => {
    if (receiver.open >= 4 || receiver.visits.length > 8) for (const respond of waiting.splice(0)) respond()
  }, 5)
  await done
  clearInterval(pump)
  assert.equal(receiver.ids.size, 12)
  assert.equal(receiver.mostOpen, 4)
})

test('deliveries of a dead instance are sent by another when their claim ends, with the same id', async () => {
  const user = await newUser(server)
  const receiver = await Receiver.start()
  const clock = new TestClock()
  receiver.respond = () => null
  const webhook = await createWebhook(server, user, { url: receiver.url })
  await logEvents(server, user, 3)
  const dying = newSender(server, { clock })
  await dying.run(clock.now())
  while (receiver.visits.length < 3) await new Promise((resolve) => setTimeout(resolve, 5))
  await dying.stop()
  receiver.respond = () => 204
  const other = newSender(server, { clock })
  await send(other, clock)
  assert.equal(receiver.visits.length, 3)
  clock.advance(45_000)
  const next = await other.run(clock.now())
  assert(next && Math.abs(next.getTime() - clock.now().getTime() - 15_000) < 5000, 'looks again when the claim ends')
  clock.advance(16_000)
  await send(other, clock)
  assert.deepEqual([receiver.visits.length, receiver.ids.size], [6, 3])
  assert(
    (await deliveriesOf(server, user, webhook)).every(
      ({ state, attemptCount }) => state === 'Delivered' && attemptCount === 1,
    ),
  )
})

test('after a rotation both secrets verify for a day, then the new one only', async () => {
  const user = await newUser(server)
  const receiver = await Receiver.start()
  const clock = new TestClock()
  const sender = newSender(server, { clock })
  const webhook = await createWebhook(server, user, { url: receiver.url })
  const rotated = await client.call('Webhooks_RotateSecret', { path: { id: webhook.id }, as: user.token() })
  server.secrets.add(rotated.body.secret)
  assert.notEqual(rotated.body.secret, webhook.secret)
  await logEvents(server, user, 1)
  await send(sender, clock)
  const [first] = receiver.visits
  for (const secret of [webhook.secret, rotated.body.secret]) {
    new Webhook(secret).verify(first?.body ?? '', { ...first?.headers })
    new SvixWebhook(secret).verify(first?.body ?? '', { ...first?.headers })
  }
  clock.advance(25 * HOUR)
  await logEvents(server, user, 1)
  await send(sender, clock)
  const headers = receiver.visits[1]?.headers['webhook-signature'] ?? ''
  assert.equal(headers.split(' ').length, 1)
})

test('deliveries are signed after a rotation whose address has the id in capitals', async () => {
  const user = await newUser(server)
  const receiver = await Receiver.start()
  const clock = new TestClock()
  const { id } = await createWebhook(server, user, { url: receiver.url })
  const rotated = await client.call('Webhooks_RotateSecret', { path: { id: id.toUpperCase() }, as: user.token() })
  server.secrets.add(rotated.body.secret)
  await logEvents(server, user, 1)
  await send(newSender(server, { clock }), clock)
  const [visit] = receiver.visits
  new Webhook(rotated.body.secret).verify(visit?.body ?? '', { ...visit?.headers })
})
