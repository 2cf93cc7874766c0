import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { setSuspended } from '../../src/identity/suspension.ts'
import type { As } from '../support/client.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { newKey, signUp, startInstance, type Instance } from '../support/instance.ts'
import { startIssuer, type Issuer } from '../support/issuer.ts'
import { findRedis, testRedis } from '../support/redis.ts'
import { collectStops } from '../support/stops.ts'

const LIMIT = 100
const SHARED = 'rate limits are counted in Redis'

const program = findRedis()
const skip = program === null && process.env['CI'] !== 'true' ? 'there is no redis-server on this machine' : false

const stops = collectStops()
let database: TestDatabase
let issuer: Issuer
let instances: [Instance, Instance, Instance]
let one: Instance
let two: Instance
before(async () => {
  const redis = program === null ? null : await testRedis(program)
  if (redis) stops.push(() => redis.dispose())
  await redis?.start()
  database = await createDatabase()
  stops.push(() => database.drop())
  await sql`drop schema public cascade; create schema public`.execute(database.db)
  issuer = await startIssuer()
  stops.push(() => issuer.stop())
  const environment = { LIMIT_USER: String(LIMIT), ...(redis ? { REDIS_URL: redis.url } : {}) }
  const start = async () => {
    const instance = await startInstance({ databaseUrl: database.url, issuer, environment })
    stops.push(() => instance.stop())
    return instance
  }
  instances = await Promise.all([start(), start(), start()])
  ;[one, two] = instances
})

async function statusOf({ client }: Instance, as: As): Promise<number> {
  return (await client.call('Users_GetMe', { as })).status
}

/** Asks until the first refusal, for a quarter of a second, and then that all that follow are refused too. */
async function refusedSoon(instance: Instance, as: As, refusal: number): Promise<void> {
  const begun = performance.now()
  while ((await statusOf(instance, as)) !== refusal) {
    assert.ok(performance.now() - begun < 250, 'not refused within 250 ms')
    await sleep(1)
  }
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
  assert.equal(instances.filter(({ log }) => log.includes('"migrated"')).length, 1)
  for (const instance of instances) assert.equal((await instance.client.raw('GET', '/readyz')).status, 200)
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

test('a user who is suspended is refused on every instance at once, by key and by token', async () => {
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
  await sleep(250)
  for (const instance of instances) assert.equal(await statusOf(instance, user.key), 200)
})

test('a user has one limit over all instances', { skip, timeout: 20_000 }, async () => {
  for (const instance of instances) await sharing(instance)
  const { key } = await signUp(one, issuer)
  const other = await signUp(one, issuer)
  let passed = 0
  for (let i = 0; i < 2 * LIMIT; i++) {
    const status = await statusOf(instances[i % 3] ?? one, key)
    assert.ok(status === 200 || status === 429, `unexpected ${status}`)
    if (status === 200) passed++
  }
  // Signing up took two.
  assert.equal(passed, LIMIT - 2)
  assert.equal(await statusOf(two, other.key), 200)
})

/** The first count in Redis is logged; anonymous requests make it happen. */
async function sharing(instance: Instance): Promise<void> {
  const deadline = performance.now() + 10_000
  while (!instance.log.includes(SHARED)) {
    assert.ok(performance.now() < deadline, 'the limits are not shared')
    await instance.client.call('Users_GetMe')
    await sleep(20)
  }
}
