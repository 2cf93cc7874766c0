import assert from 'node:assert/strict'
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { test } from 'node:test'
import { jwtVerify } from 'jose'
import { readConfig } from '../../src/config/config.ts'
import { Networks } from '../../src/kernel/networks.ts'
import { createResolver } from '../../src/outgoing/addresses.ts'
import { Targets } from '../../src/outgoing/targets.ts'
import { Fcm } from '../../src/push/fcm.ts'
import { newPushDevice } from '../support/belongings.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { Receiver } from '../webhooks/receiver.ts'
import { TestClock } from '../webhooks/support.ts'
import { FAILED, LOOPBACK, newPushSender, notify, sendPushes, tokensOf, waitingTopics } from './support.ts'

const server = await startServer()
const networks = new Networks(LOOPBACK)
const targets = new Targets(networks, createResolver(networks))
const EMAIL = 'push@example.iam.gserviceaccount.com'

/** Google's two services, as "FCM HTTP v1" and "Using OAuth 2.0 for Server to Server Applications" describe them. */
class Google {
  readonly receiver: Receiver
  readonly #publicKey: KeyObject
  /** Response of FCM. */
  answer: () => { readonly status: number; readonly body: unknown } = () => ({ status: 200, body: { name: 'x' } })
  grants = 0

  constructor(receiver: Receiver, publicKey: KeyObject) {
    this.receiver = receiver
    this.#publicKey = publicKey
    receiver.respond = ({ path, body }, response) => {
      const send = (status: number, value: unknown) => response.writeHead(status).end(JSON.stringify(value))
      if (path === '/token') {
        void this.#grant(new URLSearchParams(body)).then(({ status, body: token }) => send(status, token))
        return null
      }
      const { status, body: value } = this.answer()
      send(status, value)
      return null
    }
  }

  async #grant(form: URLSearchParams): Promise<{ status: number; body: object }> {
    try {
      assert.equal(form.get('grant_type'), 'urn:ietf:params:oauth:grant-type:jwt-bearer')
      const { payload } = await jwtVerify(form.get('assertion') ?? '', this.#publicKey, {
        issuer: EMAIL,
        audience: `${new URL(this.receiver.url).origin}/token`,
      })
      assert.equal(payload['scope'], 'https://www.googleapis.com/auth/firebase.messaging')
      this.grants += 1
      // A real token is longer than the kilobyte that is read of other responses.
      const token = `ya29.${'a'.repeat(1500)}${this.grants}`
      server.secrets.add(token)
      return { status: 200, body: { access_token: token, expires_in: 3599, token_type: 'Bearer' } }
    } catch {
      return { status: 400, body: { error: 'invalid_grant' } }
    }
  }
}

/** A user with an Android device, and a sender that knows a service account. */
async function newPhone() {
  const user = await newUser(server)
  const { token } = await newPushDevice(server, user, { platform: 'Android' })
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const receiver = await Receiver.start()
  const google = new Google(receiver, publicKey)
  const { origin } = new URL(receiver.url)
  const account = JSON.stringify({
    project_id: 'print-log',
    client_email: EMAIL,
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `${origin}/token`,
  })
  const settings = readConfig({ FCM_SERVICE_ACCOUNT: account }).push.fcm
  assert(settings)
  server.secrets.add(settings.privateKey.split('\n')[1] ?? '')
  const clock = new TestClock()
  const channels = { Android: new Fcm({ targets, settings, origin, now: clock.now }) }
  return { user, token, google, receiver, clock, sender: newPushSender(server, { clock, channels }) }
}

const failure = (status: number, state: string, errorCode: string) => ({
  status,
  body: {
    error: {
      code: status,
      message: 'Requested entity was not found.',
      status: state,
      details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }],
    },
  },
})

test('an Android device gets a message with an access token that is used for several', async () => {
  const { user, token, google, receiver, clock, sender } = await newPhone()
  await notify(server, user, 'PrintFailed', FAILED, clock.now())
  await sendPushes(sender, clock)
  await notify(server, user, 'PrintFailed', { ...FAILED, printId: 8 }, clock.now())
  await sendPushes(sender, clock)
  const [visit] = receiver.visits.filter(({ path }) => path !== '/token')
  assert.equal(visit?.path, '/v1/projects/print-log/messages:send')
  assert.match(visit?.headers['authorization'] ?? '', /^Bearer ya29\.a{1500}1$/)
  const { message } = JSON.parse(visit?.body ?? '') as {
    message: { [name: string]: unknown; android: { ttl: string } }
  }
  assert.match(message.android.ttl, /^\d+s$/)
  assert.deepEqual(message, {
    token,
    notification: { title: 'Print failed', body: 'Bracket has failed.' },
    data: { url: `${server.config.baseUrl}/prints/7`, tag: 'print-7' },
    android: {
      priority: 'HIGH',
      ttl: message.android.ttl,
      collapse_key: 'print-7',
      notification: { tag: 'print-7' },
    },
  })
  assert.deepEqual([google.grants, receiver.visits.length], [1, 3])
  clock.advance(3_600_000)
  await notify(server, user, 'PrintFailed', { ...FAILED, printId: 9 }, clock.now())
  await sendPushes(sender, clock)
  assert.equal(google.grants, 2)
})

test('UNREGISTERED and a token of another project remove the device; another invalid argument does not', async () => {
  for (const [answer, remains] of [
    [failure(404, 'NOT_FOUND', 'UNREGISTERED'), false],
    [failure(403, 'PERMISSION_DENIED', 'SENDER_ID_MISMATCH'), false],
    [failure(400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT'), true],
  ] as const) {
    const { user, token, google, clock, sender } = await newPhone()
    google.answer = () => answer
    await notify(server, user, 'PrintFailed', FAILED, clock.now())
    await sendPushes(sender, clock)
    assert.deepEqual([await tokensOf(server, user), await waitingTopics(server, user)], [remains ? [token] : [], []])
  }
})

test('a withdrawn access token is replaced, and what fails is repeated', async () => {
  const { user, token, google, receiver, clock, sender } = await newPhone()
  for (const [status, grants] of [
    [401, 1],
    [503, 2],
    [404, 2],
  ] as const) {
    google.answer = () => ({ status, body: { error: { code: status } } })
    await notify(server, user, 'PrintFailed', FAILED, clock.now())
    await sendPushes(sender, clock)
    assert.deepEqual([google.grants, await waitingTopics(server, user)], [grants, ['print-7']])
  }
  receiver.respond = () => 400
  clock.advance(7_200_000)
  await sendPushes(sender, clock)
  assert.deepEqual([await tokensOf(server, user), await waitingTopics(server, user)], [[token], ['print-7']])
})
