import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import net from 'node:net'
import { before, test } from 'node:test'
import { errorCode } from '../../src/errorCode.ts'
import { eventually } from '../identity/support.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { signUp, startInstance, type Instance } from '../support/instance.ts'
import { startIssuer, type Issuer } from '../support/issuer.ts'
import { collectStops } from '../support/stops.ts'
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
const start = (environment = {}) => startInstance({ databaseUrl: database.url, issuer, environment })

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

test('F10: SIGTERM lets the request in flight finish', { timeout: 30_000 }, async () => {
  const instance = await start()
  const user = await signUp(instance, issuer)
  const body = JSON.stringify({ title: 'In flight', status: 'Success' })
  const request = await beginPost(instance.port, user.key, body)
  // A readiness probe that has come half-way; that a later request is answered shows that the service has seen it.
  const probe = net.connect(instance.port, '127.0.0.1')
  await once(probe, 'connect')
  probe.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n')
  assert.equal((await instance.client.raw('GET', '/readyz')).status, 200)

  const stopped = instance.stop('SIGTERM')
  await eventually(() => isRefused(instance.port))
  assert.ok(instance.isRunning)
  probe.write('Connection: close\r\n\r\n')
  const [line] = (await once(probe, 'data')) as [Buffer]
  assert.match(line.toString(), /^HTTP\/1\.1 503 /)

  const answered = once(request, 'response') as Promise<[IncomingMessage]>
  request.end(body)
  const [response] = await answered
  assert.equal(response.statusCode, 201)
  response.resume()
  assert.equal((await stopped).code, 0)
  const prints = await database.db.selectFrom('prints').select('title').where('user_id', '=', user.id).execute()
  assert.deepEqual(prints, [{ title: 'In flight' }])
  await eventually(async () => (await connections(database.url, 'print-log identity')) === 0)
})

test('F10: a request that does not end is cut off after DRAIN_SECONDS', { timeout: 30_000 }, async () => {
  const instance = await start({ DRAIN_SECONDS: '1' })
  const user = await signUp(instance, issuer)
  const request = await beginPost(instance.port, user.key, '{"title":"Never sent"}')
  const cut = once(request, 'error')
  const { code } = await instance.stop('SIGTERM')
  await cut
  assert.equal(code, 0)
})

interface Ledger {
  /** Titles of prints, by their Idempotency-Key, whose making was not acknowledged yet. */
  readonly open: Map<string, string>
  /** Ids of acknowledged prints, by their title. */
  readonly acknowledged: Map<string, number>
}

/** Posts what is open and more, until the instance is gone or there are enough. */
async function write({ client }: Instance, key: string, ledger: Ledger, enough: number): Promise<void> {
  const open = [...ledger.open]
  while (ledger.acknowledged.size < enough) {
    const id = randomUUID()
    const [idempotencyKey, title] = open.pop() ?? [id, `Print ${id}`]
    ledger.open.set(idempotencyKey, title)
    const headers = { 'Idempotency-Key': idempotencyKey }
    const answer = await client
      .call('Prints_PostPrint', { as: key, headers, body: { title, status: 'Success' } })
      .catch((error: unknown) => {
        if (errorCode(error) === undefined) throw error
        return null
      })
    if (answer === null) return
    assert.equal(answer.status, 201)
    ledger.open.delete(idempotencyKey)
    ledger.acknowledged.set(title, answer.body.id)
  }
}

test('F11: after SIGKILL during writes every acknowledged print is there once', { timeout: 60_000 }, async () => {
  const WRITERS = 4
  const ledger: Ledger = { open: new Map(), acknowledged: new Map() }
  let key: string | null = null
  for (let round = 1; round <= 3; round++) {
    const instance = await start()
    key ??= (await signUp(instance, issuer)).key
    const asUser = key
    const writers = Array.from({ length: WRITERS }, () => write(instance, asUser, ledger, Infinity))
    await eventually(() => ledger.acknowledged.size >= round * 25, 10_000)
    assert.equal((await instance.stop('SIGKILL')).code, null)
    await Promise.all(writers)
  }
  const interrupted = ledger.open.size
  assert.ok(interrupted > 0, 'no write was interrupted')

  const instance = await start()
  await write(instance, key ?? '', ledger, ledger.acknowledged.size + interrupted)
  assert.equal(ledger.open.size, 0)
  const prints = await database.db
    .selectFrom('prints')
    .select(['id', 'title'])
    .where('title', 'in', [...ledger.acknowledged.keys()])
    .execute()
  assert.equal(prints.length, ledger.acknowledged.size)
  for (const { id, title } of prints) assert.equal(id, ledger.acknowledged.get(title), title)
  const { body } = await instance.client.call('Prints_GetSummary', { as: key ?? '', query: { pageSize: 1 } })
  assert.equal(body.paging.totalCount, ledger.acknowledged.size)
  await instance.stop()
})
