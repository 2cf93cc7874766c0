import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import http2 from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { jwtVerify } from 'jose'
import { readConfig } from '../../src/config/config.ts'
import { Apns } from '../../src/push/apns.ts'
import { newPushDevice } from '../support/belongings.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { TestClock } from '../webhooks/support.ts'
import { FAILED, newPushSender, notify, sendPushes, tokensOf, waitingTopics } from './support.ts'

const server = await startServer()
const folder = mkdtempSync(path.join(tmpdir(), 'apns-'))
after(() => rmSync(folder, { recursive: true }))
const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
const certificate = [
  'req',
  '-x509',
  '-newkey',
  'ec',
  '-pkeyopt',
  'ec_paramgen_curve:prime256v1',
  '-nodes',
  '-days',
  '1',
]
const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
execFileSync('openssl', [...certificate, '-keyout', keyFile, '-out', certFile, ...names], { stdio: 'ignore' })
const ca = readFileSync(certFile, 'utf8')

interface Visit {
  readonly headers: http2.IncomingHttpHeaders
  readonly body: string
}

/** Apple's service, as "Sending notification requests to APNs" describes it. */
async function startApple() {
  const visits: Visit[] = []
  const apple = {
    visits,
    connections: 0,
    respond: (): { status: number; reason?: string; retryAfter?: string } => ({ status: 200 }),
    origin: '',
  }
  const listening = http2.createSecureServer({ key: readFileSync(keyFile), cert: ca })
  const sessions = new Set<http2.ServerHttp2Session>()
  listening.on('session', (session) => {
    apple.connections += 1
    sessions.add(session)
  })
  listening.on('stream', (stream, headers) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      visits.push({ headers, body: Buffer.concat(chunks).toString() })
      const { status, reason, retryAfter } = apple.respond()
      stream.respond({ ':status': status, ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }) })
      stream.end(reason === undefined ? '' : JSON.stringify({ reason }))
    })
  })
  listening.listen(0, 'localhost')
  await once(listening, 'listening')
  after(() => {
    for (const session of sessions) session.destroy()
    listening.close()
  })
  apple.origin = `https://localhost:${(listening.address() as AddressInfo).port}`
  return apple
}

const signing = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const settings = readConfig({
  APNS_KEY: String(signing.privateKey.export({ type: 'pkcs8', format: 'pem' })).replaceAll('\n', '\\n'),
  APNS_KEY_ID: 'ABC123DEFG',
  APNS_TEAM_ID: 'DEF123GHIJ',
  APNS_TOPIC: 'org.example.printlog',
}).push.apns

/** A user with an iPhone, and a sender that knows a signing key. */
async function newPhone() {
  assert(settings)
  server.secrets.add(settings.key.split('\n')[1] ?? '')
  const user = await newUser(server)
  const { token } = await newPushDevice(server, user, { platform: 'Ios' })
  const apple = await startApple()
  const clock = new TestClock()
  const channels = { Ios: new Apns({ settings, service: { origin: apple.origin, ca }, now: clock.now }) }
  return { user, token, apple, clock, sender: newPushSender(server, { clock, channels }) }
}

test('an iPhone gets messages over one connection, with a provider token that is used for several', async () => {
  const { user, token, apple, clock, sender } = await newPhone()
  for (const printId of [7, 8]) {
    await notify(server, user, 'PrintFailed', { ...FAILED, printId }, clock.now())
    await sendPushes(sender, clock)
  }
  const [first, second] = apple.visits
  const { authorization = '', 'apns-expiration': expiration, ...headers } = first?.headers ?? {}
  const { payload, protectedHeader } = await jwtVerify(authorization.replace('bearer ', ''), signing.publicKey)
  assert.deepEqual([protectedHeader, payload.iss], [{ alg: 'ES256', kid: 'ABC123DEFG' }, 'DEF123GHIJ'])
  assert(Number(expiration) > Date.now() / 1000)
  assert.deepEqual(
    [':path', 'apns-topic', 'apns-push-type', 'apns-priority', 'apns-collapse-id'].map((name) => headers[name]),
    [`/3/device/${token}`, 'org.example.printlog', 'alert', '10', 'print-7'],
  )
  assert.deepEqual(JSON.parse(first?.body ?? ''), {
    aps: { alert: { title: 'Print failed', body: 'Bracket has failed.' }, 'thread-id': 'print-7' },
    url: `${server.config.baseUrl}/prints/7`,
  })
  assert.deepEqual([second?.headers['authorization'], apple.connections], [authorization, 1])
  clock.advance(50 * 60_000)
  await notify(server, user, 'PrintFailed', { ...FAILED, printId: 9 }, clock.now())
  await sendPushes(sender, clock)
  assert.notEqual(apple.visits[2]?.headers['authorization'], authorization)
})

test('410 and BadDeviceToken remove the device; another mistake does not', async () => {
  for (const [status, reason, remains] of [
    [410, 'Unregistered', false],
    [400, 'BadDeviceToken', false],
    [400, 'BadTopic', true],
  ] as const) {
    const { user, token, apple, clock, sender } = await newPhone()
    apple.respond = () => ({ status, reason })
    await notify(server, user, 'PrintFailed', FAILED, clock.now())
    await sendPushes(sender, clock)
    assert.deepEqual([await tokensOf(server, user), await waitingTopics(server, user)], [remains ? [token] : [], []])
  }
})

test('429 with Retry-After waits; a refused provider token is replaced', async () => {
  const { user, apple, clock, sender } = await newPhone()
  apple.respond = () => ({ status: 429, reason: 'TooManyRequests', retryAfter: '600' })
  await notify(server, user, 'PrintFailed', FAILED, clock.now())
  await sendPushes(sender, clock)
  clock.advance(500_000)
  await sendPushes(sender, clock)
  assert.equal(apple.visits.length, 1)
  apple.respond = () => ({ status: 403, reason: 'ExpiredProviderToken' })
  clock.advance(200_000)
  await sendPushes(sender, clock)
  apple.respond = () => ({ status: 200 })
  clock.advance(3_600_000)
  await sendPushes(sender, clock)
  const tokens = apple.visits.map(({ headers }) => headers['authorization'])
  assert.deepEqual([tokens.length, tokens[0] === tokens[1], tokens[1] === tokens[2]], [3, true, false])
  assert.deepEqual(await waitingTopics(server, user), [])
})
