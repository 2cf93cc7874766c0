import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { WebhookAttemptDto } from '../../generated/api.d.ts'
import { fanOut } from '../../src/webhooks/fanOut.ts'
import { newWebhook } from '../support/belongings.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { eventually } from '../identity/support.ts'
import { FORBIDDEN } from './forbidden.ts'
import { Receiver } from './receiver.ts'
import { createWebhook, deliveriesOf, logEvents, newSender, send, TestClock } from './support.ts'

const server = await startServer()

/** Sends one event to a URL that is stored without a check, as if DNS or the settings had changed since. */
async function attemptAt(url: string, options: Parameters<typeof newSender>[1] = {}): Promise<WebhookAttemptDto> {
  const user = await newUser(server)
  const webhook = await newWebhook(server, user, { url })
  const clock = new TestClock()
  await logEvents(server, user, 1)
  await send(newSender(server, { clock, ...options }), clock)
  const [delivery] = await deliveriesOf(server, user, webhook)
  assert(delivery?.attempts[0])
  return delivery.attempts[0]
}

test('F42: no forbidden target is reached when it is connected to', async () => {
  const trap = await Receiver.start()
  for (const host of FORBIDDEN) {
    const { status, error } = await attemptAt(`https://${host}:${trap.port}/hook`, { networks: [] })
    assert.equal(status, null)
    assert.match(error ?? '', /leads to a network/)
  }
  assert.equal(trap.connections, 0)
})

test('F42: a name is checked with all its addresses each time, and connected to no other', async () => {
  const trap = await Receiver.start()
  const url = `https://rebinding.example.org:${trap.port}/`
  for (const addresses of [['127.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['::ffff:127.0.0.1']]) {
    const { error } = await attemptAt(url, { networks: [], resolve: () => Promise.resolve(addresses) })
    assert.match(error ?? '', /leads to a network/)
  }
  // Public when it is checked, and private a moment later: there is one look-up.
  let lookUps = 0
  const rebinding = () => Promise.resolve((lookUps += 1) === 1 ? ['192.0.2.1'] : ['127.0.0.1'])
  await attemptAt(url, { networks: ['192.0.2.0/24'], resolve: rebinding, timeout: 200 })
  assert.equal(lookUps, 1)
  assert.equal(trap.connections, 0)
})

test('a name that DNS cannot have does not exist', async () => {
  for (const host of ['a..b', `${'a'.repeat(64)}.example`, `${'a.'.repeat(130)}example`]) {
    const { status, error } = await attemptAt(`https://${host}/`, { networks: [] })
    assert.deepEqual([status, error], [null, 'The host name of the URL does not exist.'], host)
  }
})

test('F42: http is sent only to networks that are allowed', async () => {
  const trap = await Receiver.start()
  const { error } = await attemptAt(`http://plain.example.org:${trap.port}/`, {
    networks: ['10.0.0.0/8'],
    resolve: () => Promise.resolve(['8.8.8.8']),
  })
  assert.match(error ?? '', /must begin with https/)
})

test('F42: a redirect is a failure and is not followed', async () => {
  const trap = await Receiver.start()
  const receiver = await Receiver.start()
  receiver.respond = (_visit, response) => {
    response.writeHead(302, { Location: trap.url }).end()
    return null
  }
  const { status, error } = await attemptAt(receiver.url)
  assert.deepEqual([status, error], [302, 'The receiver redirected with 302. Redirects are not followed.'])
  assert.equal(trap.connections, 0)
})

test('a receiver that is down, that hangs up, or that does not speak HTTP or TLS', async () => {
  const receiver = await Receiver.start()
  receiver.respond = (_visit, response) => {
    response.socket?.destroy()
    return null
  }
  assert.match((await attemptAt(receiver.url)).error ?? '', /closed the connection/)
  receiver.respond = (_visit, response) => {
    response.socket?.end('220 mail.example.org ESMTP\r\n')
    return null
  }
  assert.match((await attemptAt(receiver.url)).error ?? '', /not HTTP/)
  assert.match((await attemptAt(receiver.url.replace('http', 'https'))).error ?? '', /certificate|failed|closed/)
  const { url } = receiver
  receiver.stop()
  assert.equal((await attemptAt(url)).error, 'The receiver refused the connection.')
})

test('a receiver that sends its response byte by byte is cut off, and has not received', async () => {
  const receiver = await Receiver.start()
  receiver.respond = (_visit, response) => {
    const timer = setInterval(() => response.socket?.write('H'), 10)
    response.on('close', () => clearInterval(timer))
    return null
  }
  const { status, error } = await attemptAt(receiver.url, { timeout: 300 })
  assert.equal(status, null)
  assert.match(error ?? '', /not HTTP|did not respond within/)
  receiver.respond = () => null
  assert.match((await attemptAt(receiver.url, { timeout: 300 })).error ?? '', /did not respond within/)
})

test('a receiver has 20 seconds, which are a hundred times shorter here', async (context) => {
  const receiver = await Receiver.start()
  receiver.respond = () => null
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  context.mock.method(AbortSignal, 'timeout', (milliseconds: number) => timeout(milliseconds / 100))
  const { milliseconds, error } = await attemptAt(receiver.url)
  assert(milliseconds >= 190 && milliseconds < 1000, `${milliseconds} ms`)
  assert.equal(error, 'The receiver did not respond within 20 seconds.')
})

test('of a response of 10 MB the first kilobyte is stored, and the rest is not read', async () => {
  const receiver = await Receiver.start()
  let written = 0
  receiver.respond = (_visit, response) => {
    response.writeHead(200)
    const chunk = Buffer.from('\0größe '.repeat(8192))
    const push = () => {
      while (written < 10_000_000 && !response.destroyed) {
        written += chunk.length
        if (!response.write(chunk)) return void response.once('drain', push)
      }
    }
    push()
    return null
  }
  const { status, error, answer } = await attemptAt(receiver.url)
  assert.deepEqual([status, error], [200, null])
  assert(answer !== null && Buffer.byteLength(answer) <= 3 * 1024 && answer.startsWith('\ufffdgröße'))
  assert(written < 10_000_000)
})

test('a dead receiver delays no other webhook, not even of the same user', async () => {
  const user = await newUser(server)
  const [dead, alive] = [await Receiver.start(), await Receiver.start()]
  dead.respond = () => null
  await createWebhook(server, user, { url: dead.url })
  await createWebhook(server, user, { url: alive.url })
  await logEvents(server, user, 20)
  const clock = new TestClock()
  const sender = newSender(server, { clock })
  await sender.run(clock.now())
  await eventually(() => alive.ids.size === 20)
  assert.deepEqual([dead.open, dead.visits.length], [4, 4])
  await sender.stop()
})

test('many dead receivers leave room for the other webhooks of their user', async () => {
  const user = await newUser(server)
  const [dead, alive] = [await Receiver.start(), await Receiver.start()]
  dead.respond = () => null
  const count = 24
  for (let number = 0; number < count; number += 1) await createWebhook(server, user, { url: `${dead.url}/${number}` })
  await logEvents(server, user, 5)
  const clock = new TestClock()
  const sender = newSender(server, { clock })
  await sender.run(clock.now())
  await createWebhook(server, user, { url: alive.url })
  await logEvents(server, user, 5)
  await sender.run(clock.now())
  await eventually(() => alive.ids.size === 5)
  assert.equal(dead.visits.length, count)
  await sender.stop()
})

test('a user whose deliveries another transaction has locked delays no other user', async () => {
  const [held, free] = [await newUser(server), await newUser(server)]
  const [slow, alive] = [await Receiver.start(), await Receiver.start()]
  const clock = new TestClock()
  const sender = newSender(server, { clock })
  await createWebhook(server, held, { url: slow.url })
  await createWebhook(server, free, { url: alive.url })
  await logEvents(server, held, 1)
  await fanOut(server.db, clock.now())
  clock.advance(1000)
  await logEvents(server, free, 1)
  const client = await server.services.pool.connect()
  let looked: Promise<unknown> = Promise.resolve()
  try {
    await client.query('begin')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    await client.query('select from webhook_deliveries where user_id = $1 for update', [held.id])
    looked = sender.run(clock.now())
    await eventually(() => alive.visits.length === 1)
    assert.equal(slow.visits.length, 0)
  } finally {
    await client.query('rollback')
    client.release()
    await looked
  }
  await sender.idle()
  assert.equal(slow.visits.length, 1)
})
