import assert from 'node:assert/strict'
import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import net from 'node:net'
import { before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '../../src/kernel/errorCode.ts'
import { eventually } from '../identity/support.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { signUp, startInstance, type Instance } from '../support/instance.ts'
import { startIssuer, type Issuer } from '../support/issuer.ts'
import { collectStops } from '../support/stops.ts'
import { LedgerWriter } from './ledger.ts'
import { connections } from './locks.ts'

const stops = collectStops()
let database: TestDatabase
let issuer: Issuer
before(async () => {
  database = await createDatabase()
  stops.push(() => database.drop())
  issuer = await startIssuer()
  stops.push(() => issuer.stop())
})
/** Left running by one test for the next. */
let survivor: Instance | null = null

async function start(environment = {}): Promise<Instance> {
  const instance = await startInstance({ databaseUrl: database.url, issuer, environment })
  stops.push(() => instance.stop())
  return instance
}

const isThere = (outcome: string) => outcome !== 'lost'

/** A print whose sending has begun: the service has read the head and asked for the body. */
async function beginPost(port: number, key: string, body: string): Promise<http.ClientRequest> {
  const headers = {
    'X-Api-Key': key,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Expect: '100-continue',
  }
  const request = http.request({ host: '127.0.0.1', port, method: 'POST', path: '/api/Prints', headers, agent: false })
  request.flushHeaders()
  await once(request, 'continue')
  return request
}

async function isRefused(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return false
  } catch (error) {
    return errorCode(error) === 'ECONNREFUSED'
  } finally {
    socket.destroy()
  }
}

test('F10: SIGTERM lets the request in flight finish', { timeout: 120_000 }, async () => {
  const instance = await start()
  const user = await signUp(instance, issuer)
  const body = JSON.stringify({ title: 'In flight', status: 'Success' })
  const request = await beginPost(instance.port, user.key, body)
  // A request that has come half-way; that a later one is answered shows that the service has seen it.
  const probe = net.connect(instance.port, '127.0.0.1')
  await once(probe, 'connect')
  probe.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n')
  assert.equal((await instance.client.raw('GET', '/healthz')).status, 200)
  assert.equal((await instance.metrics.raw('GET', '/readyz')).status, 200)

  const stopped = instance.stop('SIGTERM')
  await eventually(() => isRefused(instance.port))
  assert.ok(instance.isRunning)
  probe.write('Connection: close\r\n\r\n')
  const [line] = (await once(probe, 'data')) as [Buffer]
  assert.match(line.toString(), /^HTTP\/1\.1 200 [^]*Connection: close/)

  const answered = once(request, 'response') as Promise<[IncomingMessage]>
  request.end(body)
  const [response] = await answered
  assert.equal(response.statusCode, 201)
  response.resume()
  assert.equal((await stopped).code, 0)
  const prints = await database.db.selectFrom('prints').select('title').where('user_id', '=', user.id).execute()
  assert.deepEqual(prints, [{ title: 'In flight' }])
  await eventually(async () => (await connections(database.url, 'print-log listener')) === 0)
})

test('F10: SIGTERM ends event streams at once, before the port closes', { timeout: 120_000 }, async () => {
  const instance = await start({ SHUTDOWN_DELAY_SECONDS: '3' })
  const { key } = await signUp(instance, issuer)
  const headers = { Accept: 'text/event-stream', 'X-Api-Key': key }
  const stream = await fetch(`http://127.0.0.1:${instance.port}/api/Events`, { headers })
  assert.equal(stream.status, 200)
  const stopped = instance.stop('SIGTERM')
  await stream.text()
  assert.equal(await isRefused(instance.port), false)
  assert.equal((await stopped).code, 0)
})

test('F10: SIGTERM does not wait for a connection on which nothing was sent', { timeout: 120_000 }, async () => {
  const instance = await start({ DRAIN_SECONDS: '600' })
  const user = await signUp(instance, issuer)
  // As browsers and proxies open some in advance.
  const unused = net.connect(instance.port, '127.0.0.1')
  await once(unused, 'connect')
  const body = JSON.stringify({ title: 'In flight', status: 'Success' })
  const request = await beginPost(instance.port, user.key, body)
  const stopped = instance.stop('SIGTERM')
  await once(unused.resume(), 'close')
  // The body may take 30 s: less than a connection may be idle.
  const answered = once(request, 'response') as Promise<[IncomingMessage]>
  request.end(body)
  const [response] = await answered
  assert.equal(response.statusCode, 201)
  response.resume()
  assert.equal((await stopped).code, 0)
})

test('F66: readiness and metrics respond until the last request in flight is over', { timeout: 120_000 }, async () => {
  const instance = await start()
  const user = await signUp(instance, issuer)
  const body = JSON.stringify({ title: 'In flight', status: 'Success' })
  const request = await beginPost(instance.port, user.key, body)
  const statuses = async () => {
    const paths = ['/readyz', '/metrics', '/healthz']
    return Promise.all(paths.map(async (path) => (await instance.metrics.raw('GET', path)).status))
  }
  assert.deepEqual(await statuses(), [200, 200, 200])
  const stopped = instance.stop('SIGTERM')
  await eventually(() => isRefused(instance.port))
  assert.deepEqual(await statuses(), [503, 200, 200])
  const answered = once(request, 'response') as Promise<[IncomingMessage]>
  request.end(body)
  const [response] = await answered
  assert.equal(response.statusCode, 201)
  response.resume()
  assert.equal((await stopped).code, 0)
  assert.ok(await isRefused(instance.metricsPort))
})

test('F10: a request that does not end is cut off after DRAIN_SECONDS', { timeout: 120_000 }, async () => {
  const instance = await start({ DRAIN_SECONDS: '1' })
  const user = await signUp(instance, issuer)
  const request = await beginPost(instance.port, user.key, '{"title":"Never sent"}')
  const cut = once(request, 'error')
  const { code } = await instance.stop('SIGTERM')
  await cut
  assert.equal(code, 0)
})

test(
  'F10: SIGTERM during writes: readiness goes first, and every acknowledged write is there once',
  { timeout: 120_000 },
  async () => {
    const instance = await start({ SHUTDOWN_DELAY_SECONDS: '1' })
    const ledger = await LedgerWriter.start(instance.client, await signUp(instance, issuer))
    const writing = ledger.keepWriting(instance.client, isThere)
    await eventually(() => ledger.acknowledged >= 12)
    const stopped = instance.stop('SIGTERM')
    await eventually(async () => (await instance.metrics.raw('GET', '/readyz')).status === 503)
    // The port is still open: what a balancer sends until it has looked is served.
    const seen = ledger.acknowledged
    await eventually(() => ledger.acknowledged > seen)
    assert.equal((await stopped).code, 0)
    await writing

    survivor = await start()
    await ledger.finish(survivor.client)
    await ledger.check(survivor.client, database.url)
  },
)

test('F10: it serves and stops also when nobody reads its log any more', { timeout: 120_000 }, async () => {
  const instance = await start()
  instance.deafen()
  for (let i = 0; i < 20; i++) {
    assert.equal((await instance.client.raw('GET', '/api/Users/me')).status, 401)
    await sleep(25) // the log is written every quarter of a second
  }
  assert.equal((await instance.stop('SIGTERM')).code, 0)
})

test('F11: after SIGKILL during writes every acknowledged write is there once', { timeout: 120_000 }, async () => {
  let instance = survivor ?? (await start())
  const ledger = await LedgerWriter.start(instance.client, await signUp(instance, issuer))
  for (let round = 1; round <= 2; round++) {
    const writing = ledger.keepWriting(instance.client, isThere)
    await eventually(() => ledger.acknowledged >= round * 25, 10_000)
    assert.equal((await instance.stop('SIGKILL')).code, null)
    await writing
    instance = await start()
  }
  assert.ok(ledger.unacknowledged > 0, 'no write was interrupted')
  await ledger.finish(instance.client)
  await ledger.check(instance.client, database.url)
})
