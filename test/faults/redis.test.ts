import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { limitedApp, type LimitedApp } from '../support/limitedApp.ts'
import { findProgram, skipWithout } from '../support/programs.ts'
import { testRedis, type TestRedis } from '../support/redis.ts'

const program = findProgram('redis-server')
const options = { skip: skipWithout('redis-server'), timeout: 120_000 }

const lost = 'Redis is not available: rate limits are counted in this process'
const refused = 'Redis refuses the connection'
const back = 'rate limits are counted in Redis'

/** A request that waited for Redis itself, not for its time-out, would take longer than this many milliseconds; a slow machine does not. */
const HANGS = 10_000

async function prepare(context: TestContext): Promise<TestRedis> {
  assert.ok(program, 'redis-server must be installed')
  const redis = await testRedis(program)
  context.after(() => redis.dispose())
  return redis
}

async function start(context: TestContext, redis: TestRedis): Promise<LimitedApp> {
  const app = await limitedApp({ REDIS_URL: redis.url, LIMIT_USER: '5' })
  context.after(() => app.close())
  return app
}

let lastUser = 0
const newUser = () => ++lastUser

/** Waits until the app's last word about Redis is `message`; requests make it try. */
async function until(app: LimitedApp, message: string): Promise<void> {
  const deadline = Date.now() + 10_000
  while (app.logged.at(-1) !== message) {
    assert.ok(Date.now() < deadline, `not logged within 10 s: ${message}`)
    await app.send('user', { user: newUser() })
    await sleep(20)
  }
}

/** Eight requests of a new user at a limit of five, alternating between the apps. */
async function passed(...apps: [LimitedApp, ...LimitedApp[]]): Promise<number> {
  const user = newUser()
  let count = 0
  for (let i = 0; i < 8; i++) {
    const app = apps[i % apps.length] ?? apps[0]
    const begun = Date.now()
    const answer = await app.send('user', { user })
    assert.ok(Date.now() - begun < HANGS, 'the request hung')
    assert.ok(answer.status === 204 || answer.status === 429, `unexpected ${answer.status}`)
    if (answer.status === 204) count++
  }
  return count
}

test('F5: two instances share their counts', options, async (context) => {
  const redis = await prepare(context)
  await redis.start()
  const one = await start(context, redis)
  const two = await start(context, redis)
  await until(one, back)
  await until(two, back)
  assert.equal(await passed(one, two), 5)
  assert.deepEqual(one.logged, [back])
})

test('F4: Redis is absent at the start and appears later', options, async (context) => {
  const redis = await prepare(context)
  const one = await start(context, redis)
  const two = await start(context, redis)
  assert.equal(await passed(one), 5)
  assert.equal(await passed(one, two), 8, 'each instance counts on its own')
  await redis.start()
  await until(one, back)
  await until(two, back)
  assert.equal(await passed(one, two), 5)
  assert.deepEqual(one.logged, [lost, back])
})

test('F5: Redis is killed and comes back empty', options, async (context) => {
  const redis = await prepare(context)
  await redis.start()
  const one = await start(context, redis)
  const two = await start(context, redis)
  await until(one, back)
  await until(two, back)
  await redis.kill()
  assert.equal(await passed(one), 5)
  await redis.start()
  await until(one, back)
  await until(two, back)
  assert.equal(await passed(one, two), 5)
  assert.deepEqual(one.logged, [back, lost, back])
})

test('F5: Redis is frozen and thaws', options, async (context) => {
  const redis = await prepare(context)
  await redis.start()
  const one = await start(context, redis)
  const two = await start(context, redis)
  await until(one, back)
  await until(two, back)
  redis.freeze()
  assert.equal(await passed(one), 5)
  await until(two, lost)
  // Long enough for a reconnection, which a frozen server accepts without answering.
  await sleep(1500)
  assert.equal(await passed(one), 5)
  redis.thaw()
  await until(one, back)
  await until(two, back)
  assert.equal(await passed(one, two), 5)
  assert.deepEqual(one.logged, [back, lost, back])
})

test('F5: Redis comes back with another password, which the log says once', options, async (context) => {
  const redis = await prepare(context)
  await redis.start('right')
  const url = new URL(redis.url)
  url.password = 'right'
  const app = await limitedApp({ REDIS_URL: url.href, LIMIT_USER: '5' })
  context.after(() => app.close())
  await until(app, back)
  await redis.kill()
  await redis.start('wrong')
  await until(app, refused)
  assert.equal(await passed(app), 5)
  // Longer than the pause before another attempt.
  await sleep(1500)
  await redis.kill()
  await redis.start('right')
  await until(app, back)
  assert.deepEqual(app.logged, [back, lost, refused, back])
})

test('F5: closing does not wait for a frozen Redis', options, async (context) => {
  const redis = await prepare(context)
  await redis.start()
  const app = await limitedApp({ REDIS_URL: redis.url })
  await until(app, back)
  redis.freeze()
  const begun = Date.now()
  await app.close()
  assert.ok(Date.now() - begun < HANGS)
  assert.deepEqual(app.logged, [back])
})

test(
  'F54: two instances share the bytes of an address, and count alone while Redis is away',
  options,
  async (context) => {
    const redis = await prepare(context)
    await redis.start()
    const settings = { REDIS_URL: redis.url, LIMIT_ADDRESS: '1000', LIMIT_ADDRESS_BYTES: '1000' }
    const apps = await Promise.all([limitedApp(settings), limitedApp(settings)])
    for (const app of apps) context.after(() => app.close())
    const [one, other] = apps
    for (const app of apps) await until(app, back)
    const send = async (app: LimitedApp, bytes: number) => (await app.sendBytes(bytes)).status
    assert.deepEqual(
      [await send(one, 600), await send(other, 400), await send(one, 1), await send(other, 1)],
      [204, 204, 429, 429],
    )
    await redis.kill()
    for (const app of apps) await until(app, lost)
    assert.deepEqual([await send(one, 1000), await send(other, 1000), await send(one, 1)], [204, 204, 429])
  },
)

test('F65: two instances share the count of invalid keys', options, async (context) => {
  const redis = await prepare(context)
  await redis.start()
  const apps = [await start(context, redis), await start(context, redis)] as const
  for (const app of apps) await until(app, back)
  const statuses: number[] = []
  for (let i = 0; i < 30; i++) statuses.push((await (apps[i % 2] ?? apps[0]).sendInvalidKey()).status)
  assert.equal(statuses.filter((status) => status === 401).length, 10)
  assert.equal(statuses.filter((status) => status === 429).length, 20)
  assert.equal(apps[0].lookedUp + apps[1].lookedUp, 20)
})
