import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import pino from 'pino'
import { connect } from '../../src/database/connect.ts'
import { setSuspended } from '../../src/identity/suspension.ts'
import { eventually } from '../identity/support.ts'
import type { Client } from '../support/client.ts'
import { signUp, startInstance, type Instance } from '../support/instance.ts'
import { startIssuer, type Issuer } from '../support/issuer.ts'
import { startOwnPostgres, type OwnPostgres } from '../support/ownPostgres.ts'
import { collectStops } from '../support/stops.ts'
import type { User } from '../support/user.ts'
import { LedgerWriter } from './ledger.ts'
import { connections, lockTable } from './locks.ts'

const POOL_SIZE = 3
/** Of the jobs, which stay open without work. */
const JOB_CONNECTIONS = 4
/** An answer that depends on a database which is away comes within this time; the time-outs add up to about 4 s. */
const HANGS = 20_000
/** A request that needs no database does not wait for a connection, which takes this long. */
const WAITS = 1500
/** A busy machine delays a request once in a while; one that waits for a connection does so each time. */
const ATTEMPTS = 4

const stops = collectStops()
let postgres: OwnPostgres
let issuer: Issuer
let instance: Instance
let client: Client
let user: User
before(async () => {
  postgres = await startOwnPostgres()
  stops.push(() => postgres.stop())
  issuer = await startIssuer()
  stops.push(() => issuer.stop())
  const environment = { DATABASE_POOL_SIZE: String(POOL_SIZE) }
  instance = await startInstance({ databaseUrl: postgres.url, issuer, environment })
  stops.push(() => instance.stop())
  client = instance.client
  user = await signUp(instance, issuer)
})

const post = (title: string, as = user) => client.call('Prints_PostPrint', { as, body: { title, status: 'Success' } })
const me = () => client.call('Users_GetMe', { as: user })
const repeat = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  const begun = performance.now()
  const result = await work
  assert.ok(performance.now() - begun < limit, `took ${performance.now() - begun} ms`)
  return result
}

/** Does what needs no database until it takes less than a wait for a connection. */
async function withoutWaiting<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const begun = performance.now()
    const result = await work()
    const took = performance.now() - begun
    if (took < WAITS) return result
    assert.ok(attempt < ATTEMPTS, `took ${took} ms`)
  }
}

/** Every connection works, none is lost to the service, and PostgreSQL holds no more than the pool and those of the jobs. */
async function requireWholePool(): Promise<void> {
  await eventually(async () =>
    (await repeat(POOL_SIZE * 3, () => post('Afterwards'))).every(({ status }) => status === 201),
  )
  await eventually(async () => (await connections(postgres.url, 'print-log')) <= POOL_SIZE + JOB_CONNECTIONS)
  await eventually(async () => (await instance.metrics.raw('GET', '/readyz')).status === 200)
}

test('F1: PostgreSQL restarts while requests are under way', { timeout: 120_000 }, async () => {
  const lock = await lockTable(postgres.url, 'prints')
  const waiting = repeat(POOL_SIZE, (index) => post(`Cut off ${index}`))
  await lock.waiting(POOL_SIZE)
  const queued = repeat(2, me)
  const restarted = postgres.restart()
  const meanwhile: number[] = []
  const asking = (async () => {
    let done = false
    void restarted.finally(() => (done = true))
    while (!done) meanwhile.push((await within(HANGS, me())).status)
  })()
  const cut = await within(HANGS, waiting)
  await restarted
  await asking
  // The client has checked that each 503 is a problem document with Retry-After.
  for (const { status } of cut) assert.equal(status, 503)
  for (const status of [...(await queued).map((answer) => answer.status), ...meanwhile])
    assert.ok([200, 503].includes(status), `unexpected ${status}`)
  await lock.release()
  assert.ok(instance.isRunning)
  await requireWholePool()
})

test(
  'F1: every write that was acknowledged before, during and after a restart is there once',
  { timeout: 120_000 },
  async () => {
    const ledger = await LedgerWriter.start(client, await signUp(instance, issuer))
    let isOver = false
    const writing = ledger.keepWriting(client, (outcome) => {
      assert.notEqual(outcome, 'lost')
      return !isOver
    })
    await eventually(() => ledger.acknowledged >= 12)
    await postgres.restart()
    const restarted = ledger.acknowledged
    await eventually(() => ledger.acknowledged >= restarted + 12)
    isOver = true
    await writing
    await ledger.finish(client)
    await ledger.check(client, postgres.url)
  },
)

test('F1: identity changes are heard again after a restart', { timeout: 120_000 }, async () => {
  await postgres.restart()
  await eventually(async () => (await connections(postgres.url, 'print-log listener')) === 1, 10_000)
  const other = await signUp(instance, issuer)
  const asOther = () => client.call('Users_GetMe', { as: other })
  assert.equal((await asOther()).status, 200)
  const { db } = connect(postgres.url, 1, pino({ level: 'silent' }), 30_000, 30_000)
  await setSuspended(db, other.id, true)
  await db.destroy()
  await eventually(async () => (await asOther()).status === 403)
  for (const { status } of await repeat(5, asOther)) assert.equal(status, 403)
})

test('F2: PostgreSQL is frozen and thaws', { timeout: 120_000 }, async () => {
  await requireWholePool()
  const ledger = await LedgerWriter.start(client, await signUp(instance, issuer))
  for (let i = 0; i < 6; i++) assert.equal(await ledger.write(client), 'acknowledged')
  await postgres.freeze()
  const frozen = Promise.all([repeat(POOL_SIZE, me), repeat(POOL_SIZE * 2, () => ledger.write(client))])
  const [reads, writes] = await within(HANGS, frozen)
  for (const { status } of reads) assert.equal(status, 503)
  for (const outcome of writes) assert.equal(outcome, 'refused')
  assert.equal((await withoutWaiting(() => client.raw('GET', '/healthz'))).status, 200)
  assert.equal((await within(HANGS, instance.metrics.raw('GET', '/readyz'))).status, 503)
  assert.equal((await withoutWaiting(() => client.call('Users_GetMe'))).status, 401)
  // The second time no connection is at hand any more.
  assert.equal((await within(HANGS, me())).status, 503)
  postgres.thaw()
  assert.ok(instance.isRunning)
  await requireWholePool()
  await ledger.finish(client)
  await ledger.check(client, postgres.url)
})

/** Uses up the pool and gives it back. Returns how long the slowest of the requests that need no database took meanwhile, in milliseconds. */
async function exhaustPool(): Promise<number> {
  // Writes of one user leave some connections to others.
  const users = await repeat(POOL_SIZE, () => signUp(instance, issuer))
  const lock = await lockTable(postgres.url, 'prints')
  const holding = repeat(POOL_SIZE, (index) => post(`Held ${index}`, users[index]))
  await lock.waiting(POOL_SIZE)
  const refused = within(HANGS, repeat(10, me))
  const took: number[] = []
  for (const [ask, status] of [
    [() => client.raw('GET', '/healthz'), 200],
    [() => client.raw('GET', '/'), 200],
    [() => client.raw('GET', '/openapi.yaml'), 200],
    [() => client.raw('GET', '/api/Users/me'), 401],
    [() => client.raw('GET', '/api/nowhere'), 404],
    [() => instance.metrics.raw('GET', '/readyz'), 200],
    [() => client.raw('OPTIONS', '/api/Prints'), 204],
  ] as const) {
    const begun = performance.now()
    assert.equal((await ask()).status, status, String(ask))
    took.push(performance.now() - begun)
  }
  const statuses = (await refused).map((answer) => answer.status)
  assert.ok(statuses.includes(503))
  for (const status of statuses) assert.ok([200, 503].includes(status), `unexpected ${status}`)
  // A statement that waits too long for a lock is given up, so one long lock cannot hold the pool for ever.
  for (const { status } of await within(HANGS, holding)) assert.equal(status, 503)
  await lock.release()
  await requireWholePool()
  return Math.max(...took)
}

test('F49: the pool is exhausted', { timeout: 120_000 }, async () => {
  // What needs no database takes no connection and does not wait for one.
  for (let attempt = 1; ; attempt += 1) {
    const slowest = await exhaustPool()
    if (slowest < WAITS) return
    assert.ok(attempt < ATTEMPTS, `took ${slowest} ms`)
  }
})
