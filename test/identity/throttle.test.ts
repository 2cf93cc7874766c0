import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { hashApiKey, newApiKey } from '../../src/identity/apiKey.ts'
import { notifyIdentityChanged } from '../../src/identity/changes.ts'
import { newUser, type User } from '../support/factories.ts'
import { startServer, UNLIMITED } from '../support/server.ts'

const LIMIT = 3
/** Invalid keys that are looked up in a minute. */
const LOOKED_UP = LIMIT + 10
const limits = { ...UNLIMITED, invalidKeys: LIMIT }
const server = await startServer({ limits, trustedProxies: ['127.0.0.1'] })

let last = 0
/** Where nothing has been sent from yet. */
function newAddress(): string {
  return `192.0.2.${(last += 1)}`
}

async function send(key: string, address: string, target = '/api/Users/me'): Promise<number> {
  const headers = { 'X-Api-Key': key, 'X-Forwarded-For': address }
  return (await server.client.raw('GET', target, { headers })).status
}

/** Sends a key as OctoPrint does that cannot set headers. */
async function sendInBody(key: string, address: string): Promise<number> {
  const body = new URLSearchParams({ apiSecret: key, topic: 'Print Started', deviceIdentifier: '1' })
  return (await server.client.raw('POST', '/api/Octoprint', { body, headers: { 'X-Forwarded-For': address } })).status
}

/** Keeps everybody from reading keys meanwhile: a request that needs them waits. */
async function withoutKeys(work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: server.config.databaseUrl ?? '' })
  await client.connect()
  try {
    await client.query('begin; lock table api_keys in access exclusive mode')
    await work()
  } finally {
    await client.end()
  }
}

async function known(): Promise<User> {
  const user = await newUser(server)
  assert.equal(await send(user.key, newAddress()), 200)
  return user
}

for (const [where, sendTo] of [
  ['header', send],
  ['body', sendInBody],
] as const) {
  test(`F65: an invalid key in the ${where} beyond the throttle does not reach the database`, async () => {
    const address = newAddress()
    const statuses: number[] = []
    for (let i = 0; i < LOOKED_UP; i += 1) statuses.push(await sendTo(newApiKey(), address))
    assert.deepEqual(statuses, [401, 401, 401, ...Array<number>(10).fill(429)])
    await withoutKeys(async () => {
      for (let i = 0; i < 5; i += 1) assert.equal(await sendTo(newApiKey(), address), 429)
      assert.equal(await sendTo('of another shape', address), 429)
    })
  })
}

test('F65: a valid key goes on working beyond the throttle, known or not', async () => {
  const address = newAddress()
  const [familiar, unknown] = [await known(), await newUser(server)]
  for (let i = 0; i < LIMIT + 1; i += 1) await send(newApiKey(), address)
  assert.equal(await send(unknown.key, address), 200)
  for (let i = 0; i < LOOKED_UP; i += 1) assert.equal(await send(newApiKey(), address), 429)
  await withoutKeys(async () => {
    assert.equal(await send(familiar.key, address), 200)
    assert.equal(await send(unknown.key, address), 200)
  })
})

test('F65: a key that was valid lately is looked up again, and once it is deleted no more', async () => {
  const address = newAddress()
  const [changed, deleted] = [await known(), await known()]
  for (let i = 0; i < LOOKED_UP; i += 1) await send(newApiKey(), address)
  const stranger = await newUser(server)
  assert.equal(await send(stranger.key, address), 429, 'what was never seen waits for the end of the minute')
  assert.equal(await send(stranger.key, newAddress()), 200)
  assert.equal(await send(stranger.key, address), 200)

  for (const { id } of [changed, deleted]) server.services.authenticator.forget(id)
  await server.db.deleteFrom('api_keys').where('key_hash', '=', hashApiKey(deleted.key)).execute()
  await notifyIdentityChanged(server.db, deleted.id)
  assert.equal(await send(changed.key, address), 200)
  assert.equal(await send(deleted.key, address), 429)
  await withoutKeys(async () => assert.equal(await send(deleted.key, address), 429))
})

test('F65: 429 comes before what is wrong with the path or the method', async () => {
  const address = newAddress()
  for (let i = 0; i < LOOKED_UP; i += 1) await send(newApiKey(), address)
  const headers = { 'X-Api-Key': newApiKey(), 'X-Forwarded-For': address }
  for (const [method, target] of [
    ['GET', '/api/nothing'],
    ['DELETE', '/api/Users/me'],
    ['POST', '/api/Prints'],
    ['GET', '/api/Materials'],
  ] as const) {
    const answer = await server.client.raw(method, target, { headers })
    assert.equal(answer.status, 429, target)
    assert.match(answer.headers.get('Retry-After') ?? '', /^\d+$/)
    assert.match(answer.headers.get('RateLimit') ?? '', /"invalid-keys"; r=0/)
  }
})

test('F65: of many invalid keys at once few are looked up', async () => {
  const address = newAddress()
  const statuses = await Promise.all(Array.from({ length: 30 }, () => send(newApiKey(), address)))
  assert.equal(statuses.filter((status) => status === 401).length, LIMIT)
  assert.equal(statuses.filter((status) => status === 429).length, 30 - LIMIT)
})
