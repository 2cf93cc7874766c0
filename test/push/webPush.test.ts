import assert from 'node:assert/strict'
import { createECDH } from 'node:crypto'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import { after, test } from 'node:test'
import { pino } from 'pino'
import type { PushSubscriptionDto } from '../../generated/api.d.ts'
import { Push } from '../../src/push/push.ts'
import { newUser } from '../support/factories.ts'
import { freePort } from '../support/ports.ts'
import { startServer } from '../support/server.ts'
import { Webhooks } from '../../src/webhooks/webhooks.ts'
import { TestClock } from '../webhooks/support.ts'
import { FAILED, LOOPBACK, newPushSender, notify, registerBrowser, sendPushes, tokensOf } from './support.ts'

/** The push service `web-push-testing`, which has no types. */
interface TestingService {
  readonly startServer: () => void
  readonly _server: Server
}
const require = createRequire(import.meta.url)
const { PushApiModel } = require('web-push-testing/src/PushApiModel.js') as { PushApiModel: new () => object }
const TestingServer = require('web-push-testing/src/server.js') as new (model: object, port: number) => TestingService

const server = await startServer({ webhookNetworks: LOOPBACK })
const port = await freePort()
const service = new TestingServer(new PushApiModel(), port)
service.startServer()
await once(service._server, 'listening')
after(() => service._server.close())

async function ask(path: string, body: object = {}): Promise<unknown> {
  const response = await fetch(`http://localhost:${port}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return text.startsWith('{') ? (JSON.parse(text) as { data: unknown }).data : text
}

/** Subscribes a browser with the key that the service publishes, as a page does. */
async function subscribe(user: Awaited<ReturnType<typeof newUser>>) {
  const { body } = await server.client.call('Devices_GetWebPushKey', { as: user.token() })
  const options = { userVisibleOnly: 'true', applicationServerKey: body.publicKey }
  const { endpoint, keys, clientHash } = (await ask('/subscribe', options)) as PushSubscriptionDto & {
    clientHash: string
  }
  server.secrets.add(clientHash).add(keys.auth)
  return { subscription: { endpoint, expirationTime: null, keys }, clientHash }
}

async function received(clientHash: string): Promise<unknown[]> {
  const { messages } = (await ask('/get-notifications', { clientHash })) as { messages: string[] }
  return messages.map((message) => JSON.parse(message) as unknown)
}

test('web-push-testing decrypts a notification, which names the print and its page', async () => {
  const user = await newUser(server)
  const clock = new TestClock()
  const { subscription, clientHash } = await subscribe(user)
  await registerBrowser(server, user, subscription)
  await notify(server, user, 'PrintFailed', FAILED, clock.now())
  await sendPushes(newPushSender(server, { clock }), clock)
  assert.deepEqual(await received(clientHash), [
    {
      title: 'Print failed',
      body: 'Bracket has failed.',
      url: `${server.config.baseUrl}/prints/7`,
      tag: 'print-7',
    },
  ])
})

test('web-push-testing refuses another VAPID key, and the registration stays', async () => {
  const user = await newUser(server)
  const clock = new TestClock()
  const { subscription, clientHash } = await subscribe(user)
  const token = await registerBrowser(server, user, subscription)
  await notify(server, user, 'PrintFailed', FAILED, clock.now())

  // With another key the stored keys of the subscription cannot even be read.
  const foreign = createECDH('prime256v1')
  foreign.generateKeys()
  const vapidPrivateKey = foreign.getPrivateKey('base64url').padStart(43, 'A')
  const { targets } = new Webhooks(server.config)
  const config = { ...server.config, push: { ...server.config.push, vapidPrivateKey } }
  const push = new Push(config, targets, pino({ level: 'silent' }))
  await sendPushes(newPushSender(server, { clock, push }), clock)
  assert.deepEqual([await tokensOf(server, user), await received(clientHash)], [[token], []])

  // Sealed again, the message is sent, and the push service refuses the key.
  const sealed = await push.subscriptionOf({ token, platform: 'Web', subscription })
  await server.db
    .updateTable('push_devices')
    .set({ keys: sealed?.keys ?? null })
    .where('token', '=', token)
    .execute()
  clock.advance(60_000)
  await sendPushes(newPushSender(server, { clock, push }), clock)
  assert(server.log.some((line) => line.includes('"status":400') && line.includes(`"userId":${user.id}`)))
  assert.deepEqual([await tokensOf(server, user), await received(clientHash)], [[token], []])
})

test('410 of web-push-testing removes the registration', async () => {
  const user = await newUser(server)
  const clock = new TestClock()
  const { subscription, clientHash } = await subscribe(user)
  await registerBrowser(server, user, subscription)
  await ask(`/expire-subscription/${clientHash}`)
  await notify(server, user, 'PrintFailed', FAILED, clock.now())
  await sendPushes(newPushSender(server, { clock }), clock)
  assert.deepEqual(await tokensOf(server, user), [])
})
