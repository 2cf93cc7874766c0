import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import { before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { sql } from 'kysely'
import { setSuspended } from '../../src/identity/suspension.ts'
import { eventually } from '../identity/support.ts'
import { post } from '../mcp/agent.ts'
import { Client, type As } from '../support/client.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { newKey, signUp, startInstance, type Instance } from '../support/instance.ts'
import { startIssuer, type Issuer } from '../support/issuer.ts'
import { findProgram, skipWithout } from '../support/programs.ts'
import { testRedis } from '../support/redis.ts'
import { collectStops } from '../support/stops.ts'
import { startBalancer } from './balancer.ts'
import { fastClock } from './clocks.ts'
import { LedgerWriter } from './ledger.ts'

const LIMIT = 100
const SHARED = 'rate limits are counted in Redis'
const LOST = 'Redis is not available: rate limits are counted in this process'

const program = findProgram('redis-server')
const skip = skipWithout('redis-server')

const stops = collectStops()
let database: TestDatabase
let issuer: Issuer
let instances: [Instance, Instance, Instance]
let one: Instance
let two: Instance
let redisUrl: string
let start: (settings?: Record<string, string>) => Promise<Instance>
before(async () => {
  const redis = program === null ? null : await testRedis(program)
  if (redis) stops.push(() => redis.dispose())
  await redis?.start()
  database = await createDatabase()
  stops.push(() => database.drop())
  await sql`drop schema public cascade; create schema public`.execute(database.db)
  issuer = await startIssuer()
  stops.push(() => issuer.stop())
  redisUrl = redis?.url ?? ''
  const environment = {
    LIMIT_USER: String(LIMIT),
    SHUTDOWN_DELAY_SECONDS: '1',
    ...(redis ? { REDIS_URL: redis.url } : {}),
  }
  const running: Instance[] = []
  stops.push(() => Promise.all(running.map((instance) => instance.stop())))
  start = async (settings = {}) => {
    const instance = await startInstance({
      databaseUrl: database.url,
      issuer,
      environment: { ...environment, ...settings },
    })
    running.push(instance)
    return instance
  }
  instances = await Promise.all([start(), start(), start()])
  ;[one, two] = instances
})

async function statusOf({ client }: Instance, as: As): Promise<number> {
  return (await client.call('Users_GetMe', { as })).status
}

/** Asks until the first refusal, which an instance that did not hear of it would not give, and then that all that follow are refused too. */
async function refusedSoon(instance: Instance, as: As, refusal: number): Promise<void> {
  await eventually(async () => (await statusOf(instance, as)) === refusal)
  for (let i = 0; i < 5; i++) assert.equal(await statusOf(instance, as), refusal)
}

test('F18: three instances start at once on an empty database, and one migrates', async () => {
  const migrations = readdirSync(new URL('../../db/migrations', import.meta.url)).filter((name) =>
    name.endsWith('.sql'),
  )
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db)
  assert.deepEqual(
    rows.map(({ name }) => `${name}.sql`),
    migrations.sort(),
  )
  const migrated = () => instances.filter(({ log }) => log.includes('"migrated"')).length
  await eventually(() => migrated() > 0)
  assert.equal(migrated(), 1)
  for (const instance of instances) assert.equal((await instance.metrics.raw('GET', '/readyz')).status, 200)
})

test('F48: a key that is deleted on one instance is refused there and on the others at once', async () => {
  const user = await signUp(one, issuer)
  for (let round = 0; round < 3; round++) {
    const { id, key } = await newKey(one, user.token())
    for (const instance of instances) assert.equal(await statusOf(instance, key), 200)
    const deleted = await one.client.call('UserApiKeys_DeleteApiKey', { as: user.token(), path: { id } })
    assert.equal(deleted.status, 204)
    assert.equal(await statusOf(one, key), 401)
    await refusedSoon(two, key, 401)
    assert.equal(await statusOf(two, user.key), 200)
  }
})

test('F48: a user who is suspended is refused on every instance at once, by key and by token', async () => {
  const user = await signUp(one, issuer)
  const token = await user.token()
  for (const instance of instances) {
    assert.equal(await statusOf(instance, user.key), 200)
    assert.equal(await statusOf(instance, token), 200)
  }
  await setSuspended(database.db, user.id, true)
  for (const instance of instances) {
    await refusedSoon(instance, user.key, 403)
    await refusedSoon(instance, token, 403)
  }
  await setSuspended(database.db, user.id, false)
  for (const instance of instances) await eventually(async () => (await statusOf(instance, user.key)) === 200)
})

test(
  'F48: the event streams of a user end on every instance when a key is deleted, and when the user is suspended',
  { timeout: 60_000 },
  async () => {
    const user = await signUp(one, issuer)
    const { id, key } = await newKey(one, user.token())
    const ofKey = await Promise.all(instances.map((instance) => openStream(instance, key)))
    assert.deepEqual(
      ofKey.map(({ status }) => status),
      [200, 200, 200],
    )
    await one.client.call('UserApiKeys_DeleteApiKey', { as: user.token(), path: { id } })
    await Promise.all(ofKey.map((stream) => stream.text()))
    for (const instance of instances) assert.equal((await openStream(instance, key)).status, 401)
    const ofUser = await Promise.all(instances.map((instance) => openStream(instance, user.key)))
    await setSuspended(database.db, user.id, true)
    await Promise.all(ofUser.map((stream) => stream.text()))
    for (const instance of instances) assert.equal((await openStream(instance, user.key)).status, 403)
  },
)

test('F5: a user has one limit over all instances', { skip, timeout: 50_000 }, async () => {
  const other = await signUp(one, issuer)
  let passed: number
  let losses: number
  do {
    for (const instance of instances) await sharing(instance)
    losses = lossesOfRedis()
    passed = await passedOf((await signUp(one, issuer)).key)
    // The log comes in pieces.
    await sleep(500)
    // On a machine that is too busy for a response within 150 ms, an instance counts alone for a moment.
  } while (lossesOfRedis() > losses)
  // Signing up took two.
  assert.equal(passed, LIMIT - 2)
  assert.equal(await statusOf(two, other.key), 200)
})

/** How many requests of a new user pass, over all instances. */
async function passedOf(key: string): Promise<number> {
  let passed = 0
  for (let i = 0; i < 2 * LIMIT; i++) {
    const status = await statusOf(at(i), key)
    assert.ok(status === 200 || status === 429, `unexpected ${status}`)
    if (status === 200) passed++
  }
  return passed
}

/** How often instances have lost Redis so far. */
function lossesOfRedis(): number {
  return instances.reduce((count, { log }) => count + log.split(LOST).length - 1, 0)
}

test(
  'F5: a user has five event streams over all instances, and their places are free when they end',
  { skip },
  async () => {
    for (const instance of instances) await sharing(instance)
    const user = await signUp(one, issuer)
    const streams = await Promise.all(Array.from({ length: 5 }, (_, index) => openStream(at(index), user.key)))
    assert.deepEqual(
      streams.map(({ status }) => status),
      [200, 200, 200, 200, 200],
    )
    for (const instance of instances) {
      const refused = await openStream(instance, user.key)
      assert.equal(refused.status, 429)
      assert.match(await refused.text(), /5 open event streams/)
    }
    await streams[0]?.body?.cancel()
    const opened = async () => {
      const stream = await openStream(two, user.key)
      if (stream.status === 200) streams.push(stream)
      else await stream.text()
      return stream.status === 200
    }
    await eventually(opened)
    assert.equal(await opened(), false)
    await Promise.all(streams.flatMap(({ body }) => body?.cancel() ?? []))
  },
)

test('F48: an agent that is cut off on one instance is refused on the others at once, and let in again at once', async () => {
  const user = await signUp(one, issuer)
  const token = await user.token({ aud: 'http://localhost:8080/mcp', scope: 'read:printdata', client_id: 'an-agent' })
  const statuses = () => Promise.all(instances.map((instance) => toolsStatus(instance, token)))
  assert.deepEqual(await statuses(), [200, 200, 200])
  const [grant] = (await two.client.call('ConnectedAgents_GetConnectedAgents', { as: user.key })).body
  const path = { grantId: grant?.grantId ?? '' }
  await one.client.call('ConnectedAgents_RevokeConnectedAgent', { as: user.key, path })
  assert.deepEqual(await statuses(), [401, 401, 401])
  await two.client.call('ConnectedAgents_AllowConnectedAgent', { as: user.key, path })
  assert.deepEqual(await statuses(), [200, 200, 200])
})

test('F47: tiers that three instances grant at once are granted once, and notified once by their workers', async () => {
  const user = await signUp(one, issuer)
  for (let i = 0; i < 20; i++) {
    const as = user.key
    const { id } = (await at(i).client.call('Prints_PostPrint', { as, body: { title: 'A', status: 'Printing' } })).body
    await at(i + 1).client.call('Prints_CompletePrint', { as, path: { id }, body: { status: 'Success' } })
  }
  const asking = Array.from({ length: 15 }, (_, i) =>
    at(i)
      .client.call('Achievements_GetMine', { as: user.key })
      .then(({ body }) => body.earnedTierCount),
  )
  const [count = 0, ...others] = new Set(await Promise.all(asking))
  assert.deepEqual([count > 0, others], [true, []], 'all were told the same')
  const { db } = database
  const earned = await db.selectFrom('earned_achievements').select('key').where('user_id', '=', user.id).execute()
  assert.equal(earned.length, count)

  const events = db.selectFrom('outbox').select(['id', 'delivered_date']).where('user_id', '=', user.id)
  await eventually(async () => (await events.execute()).every((event) => event.delivered_date !== null), 15_000)
  const told = await db
    .selectFrom('notifications')
    .select(['event_id', 'type'])
    .where('user_id', '=', user.id)
    .execute()
  const byType = Map.groupBy(told, ({ type }) => type)
  assert.deepEqual([byType.get('PrintCompleted')?.length, byType.get('Achievement')?.length], [20, count])
  assert.deepEqual(told.map(({ event_id }) => event_id).sort(), (await events.execute()).map(({ id }) => id).sort())
})

test('F10: no request is lost while one instance is replaced by another', { timeout: 120_000 }, async (context) => {
  const balancer = await startBalancer()
  context.after(() => balancer.close())
  const client = new Client(balancer.url, 'http://localhost:8080', new Set())
  context.after(() => client.close())
  const unlimited = { LIMIT_USER: '1000000000' }
  const old = await start(unlimited)
  await balancer.add(old)
  const ledger = await LedgerWriter.start(client, await signUp({ client }, issuer))
  let isOver = false
  const writing = ledger.keepWriting(client, (outcome) => {
    assert.equal(outcome, 'acknowledged')
    return !isOver
  })
  const next = await start(unlimited)
  await balancer.add(next)
  assert.equal((await old.stop('SIGTERM')).code, 0)
  const seen = balancer.sent.get(next.port) ?? 0
  await eventually(() => (balancer.sent.get(next.port) ?? 0) >= seen + 10)
  isOver = true
  await writing
  assert.equal(ledger.unacknowledged, 0)
  await ledger.check(client, database.url)
})

const at = (index: number) => instances[index % instances.length] ?? one

/** Its text resolves when the stream has ended. */
function openStream({ port }: Instance, key: string): Promise<Response> {
  const headers = { Accept: 'text/event-stream', 'X-Api-Key': key }
  return fetch(`http://127.0.0.1:${port}/api/Events`, { headers })
}

async function toolsStatus({ port }: Instance, token: string): Promise<number> {
  const response = await post({ url: `http://127.0.0.1:${port}` }, { Authorization: `Bearer ${token}` })
  await response.text()
  return response.status
}

test(
  'F15: an instance whose clock is ten minutes fast shares limits, stores the time of the database, and refuses tokens',
  { skip },
  async () => {
    const fast = await start(fastClock(600_000))
    await sharing(fast)
    const user = await signUp(one, issuer)
    const { body } = await fast.client.call('Prints_PostPrint', {
      as: user.key,
      body: { title: 'A', status: 'Success' },
    })
    assert.ok(Math.abs(Date.parse(body.createdDate) - Date.now()) < 60_000, body.createdDate)
    assert.equal(await statusOf(fast, await user.token()), 401)
    while ((await statusOf(one, user.key)) === 200);
    // The test client requires a Retry-After of at most a minute.
    assert.deepEqual([await statusOf(one, user.key), await statusOf(fast, user.key)], [429, 429])
  },
)

test(
  'F38: no credential is in Redis, and an address with a key in it is neither kept nor passed on',
  { skip },
  async () => {
    const user = await signUp(one, issuer)
    const answer = await one.client.raw('GET', `/api/Users/me?api_key=${user.key}`)
    assert.equal(answer.headers.get('Referrer-Policy'), 'no-referrer')
    assert.match(answer.headers.get('Cache-Control') ?? '', /no-store|private, no-cache/)
    await statusOf(one, user.token())
    await statusOf(one, 'a'.repeat(32))
    const client = new Redis(redisUrl)
    const stored = (await client.keys('*')).join(' ')
    client.disconnect()
    assert.match(stored, /print-log:limit:user:user:\d+/)
    for (const secret of [user.key, 'a'.repeat(32), 'eyJ']) assert.ok(!stored.includes(secret), stored)
  },
)

/** The first count in Redis is logged; anonymous requests make it happen. */
async function sharing(instance: Instance): Promise<void> {
  const deadline = performance.now() + 10_000
  while (instance.log.lastIndexOf(SHARED) <= instance.log.lastIndexOf(LOST)) {
    assert.ok(performance.now() < deadline, 'the limits are not shared')
    await instance.client.call('Users_GetMe')
    await sleep(20)
  }
}

/** What Redis says to other machines before it closes the connection; the client takes it for a needless password. */
const DENIED = '-DENIED Redis is running in protected mode because no password is set for the default user.\r\n'

test('what the client of Redis prints is a line of the log, like everything else', async () => {
  const guarded = net.createServer((socket) => socket.on('error', () => undefined).end(DENIED))
  stops.push(async () => void guarded.close())
  guarded.listen(0, '127.0.0.1')
  await once(guarded, 'listening')
  const { port } = guarded.address() as AddressInfo
  const instance = await start({ REDIS_URL: `redis://127.0.0.1:${port}` })
  await eventually(async () => instance.log.includes('a library warns') && instance.log.includes(LOST))
  for (const line of instance.log.split('\n').slice(0, -1)) assert.match(line, /^\{.*\}$/)
  await instance.stop()
})
