import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { newSubscription } from '../../push/support.ts'
import { newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'
import { FORBIDDEN } from '../../webhooks/forbidden.ts'

const server = await startServer({ webhookNetworks: [] })
const { client } = server
const ENDPOINT = 'https://push.example.org/send/1'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

function newToken(): string {
  const token = `browser-${randomUUID()}`
  server.secrets.add(token)
  return token
}

function register(user: User, body: object) {
  const headers = { 'User-Agent': FIREFOX }
  return client.call('Devices_RegisterDevice', { as: user.token(), body: { platform: 'Web', ...body }, headers })
}

test('browsers are listed without their secrets, and removed by their id', async () => {
  const user = await newUser(server)
  const [first, second] = [newToken(), newToken()]
  await register(user, { token: first, appVersion: '4.2.0' })
  const subscription = newSubscription(server, `${ENDPOINT}?${randomUUID()}`)
  await register(user, { token: second, subscription })
  const { body, text } = await client.call('Devices_GetDevices', { as: user.token() })
  const id = createHash('sha256').update(second).digest('hex')
  assert.deepEqual(
    body.items.map(({ createdDate: _, updatedDate: __, ...item }) => item),
    [
      { id, platform: 'Web', appVersion: null, browser: 'Firefox on Linux', isReachable: true, failingSince: null },
      {
        id: createHash('sha256').update(first).digest('hex'),
        platform: 'Web',
        appVersion: '4.2.0',
        browser: 'Firefox on Linux',
        isReachable: false,
        failingSince: null,
      },
    ],
  )
  for (const secret of [first, second, subscription.endpoint, subscription.keys.auth, subscription.keys.p256dh]) {
    assert(!text.includes(secret))
  }
  const other = await newUser(server)
  const path = { token: id }
  assert.equal((await client.call('Devices_DeleteDevice', { as: other.token(), path })).status, 204)
  assert.equal((await client.call('Devices_GetDevices', { as: user.token() })).body.items.length, 2)
  assert.equal((await client.call('Devices_DeleteDevice', { as: user.token(), path })).status, 204)
  assert.equal((await client.call('Devices_GetDevices', { as: user.token() })).body.items.length, 1)
})

test('a platform that the operator has not configured is not reached', async () => {
  const user = await newUser(server)
  for (const platform of ['Android', 'Ios']) await register(user, { token: newToken(), platform })
  const { body } = await client.call('Devices_GetDevices', { as: user.token() })
  assert.deepEqual(
    body.items.map(({ isReachable, browser }) => [isReachable, browser]),
    [
      [false, null],
      [false, null],
    ],
  )
})

test('the keys of a subscription are stored encrypted, and a registration without one removes it', async () => {
  const user = await newUser(server)
  const token = newToken()
  const subscription = newSubscription(server, ENDPOINT)
  await register(user, { token, subscription })
  const read = () =>
    server.db.selectFrom('push_devices').select(['endpoint', 'keys']).where('token', '=', token).executeTakeFirst()
  const stored = await read()
  assert.equal(stored?.endpoint, ENDPOINT)
  for (const key of [subscription.keys.auth, subscription.keys.p256dh]) assert(!stored?.keys?.toString().includes(key))
  await register(user, { token, subscription: null })
  assert.deepEqual(await read(), { endpoint: null, keys: null })
})

test('F42: 400 that names the endpoint for a forbidden network, another scheme and credentials', async () => {
  const user = await newUser(server)
  const urls = [
    ...FORBIDDEN.map((host) => `https://${host}/send/1`),
    ...['http://push.example.org/send/1', 'ftp://push.example.org/1', 'https://robin:pass@push.example.org/1', 'push'],
  ]
  for (const endpoint of urls) {
    const body = { token: newToken(), subscription: { ...newSubscription(server, ENDPOINT), endpoint } }
    const { status, problem } = await register(user, body)
    assert.deepEqual([status, Object.keys(problem.errors ?? {})], [400, ['subscription.endpoint']], endpoint)
  }
  assert.equal((await client.call('Devices_GetDevices', { as: user.token() })).body.items.length, 0)
})

test('400 that names the field for keys that are not keys, and for an app with a subscription', async () => {
  const user = await newUser(server)
  const { keys } = newSubscription(server, ENDPOINT)
  const withKeys = (changes: object) => ({ subscription: { endpoint: ENDPOINT, keys: { ...keys, ...changes } } })
  for (const [field, body] of [
    ['subscription.keys.auth', withKeys({ auth: keys.auth.slice(1) })],
    ['subscription.keys.auth', withKeys({ auth: undefined })],
    ['subscription.keys.p256dh', withKeys({ p256dh: keys.p256dh.slice(1) })],
    ['subscription.keys.p256dh', withKeys({ p256dh: `B${'A'.repeat(86)}` })],
    ['subscription.keys', { subscription: { endpoint: ENDPOINT } }],
    ['subscription.endpoint', { subscription: { keys } }],
    ['subscription.endpoint', { subscription: { endpoint: `${ENDPOINT}/${'x'.repeat(2000)}`, keys } }],
    ['subscription', { platform: 'Android', ...withKeys({}) }],
  ] as const) {
    const { status, problem } = await register(user, { token: newToken(), ...body })
    assert.deepEqual([status, Object.keys(problem.errors ?? {})], [400, [field]])
  }
})

test('the key is a point of the curve, the same for all, and only for access tokens', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const { body } = await client.call('Devices_GetWebPushKey', { as: user.token() })
  const bytes = Buffer.from(body.publicKey ?? '', 'base64url')
  assert.deepEqual([bytes.length, bytes[0]], [65, 4])
  assert.deepEqual((await client.call('Devices_GetWebPushKey', { as: other.token() })).body, body)
  assert.equal((await client.call('Devices_GetWebPushKey', { as: user.key })).status, 403)
  assert.equal((await client.call('Devices_GetDevices', { as: user.key })).status, 403)
})
