import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { limitedApp } from '../support/limitedApp.ts'

const limits = { LIMIT_USER: '3', LIMIT_ADDRESS: '4', LIMIT_MEDIA: '5', LIMIT_TOOLS: '2', LIMIT_INVALID_KEYS: '2' }

async function start(context: TestContext, environment: Record<string, string> = {}) {
  const app = await limitedApp({ ...limits, ...environment })
  context.after(() => app.close())
  return app
}

/** The statuses of several requests, one after the other. */
async function statuses(times: number, send: () => Promise<Response>): Promise<number[]> {
  const seen: number[] = []
  for (let i = 0; i < times; i++) seen.push((await send()).status)
  return seen
}

test('every response says how much of the bucket is left', async (context) => {
  const app = await start(context)
  const first = await app.send('user', { user: 1 })
  const second = await app.send('user', { user: 1 })
  assert.equal(first.status, 204)
  assert.match(first.headers.get('RateLimit') ?? '', /^"user"; r=2; t=\d+$/)
  assert.match(second.headers.get('RateLimit') ?? '', /^"user"; r=1; t=\d+$/)
  assert.match(first.headers.get('RateLimit-Policy') ?? '', /^"user"; q=3; w=60; pk=:[\w+/=]+:$/)
  assert.equal(first.headers.get('X-RateLimit-Limit'), null)
  assert.equal(first.headers.get('Retry-After'), null)
})

test('one request too many is a 429 that says when to come back and is not stored', async (context) => {
  const app = await start(context)
  assert.deepEqual(await statuses(3, () => app.send('user', { user: 1 })), [204, 204, 204])
  const refusal = await app.send('user', { user: 1 })
  assert.equal(refusal.status, 429)
  assert.match(refusal.headers.get('Retry-After') ?? '', /^([1-9]|[1-5]\d|60)$/)
  assert.equal(refusal.headers.get('Cache-Control'), 'no-store')
  assert.match(refusal.headers.get('RateLimit') ?? '', /^"user"; r=0; t=\d+$/)
  assert.deepEqual(app.refused, ['user'])
})

test('the requests of one user share a bucket, those of two users do not', async (context) => {
  const app = await start(context, { TRUSTED_PROXIES: '127.0.0.1' })
  await app.send('user', { user: 1, forwardedFor: '192.0.2.1' })
  await app.send('user', { user: 1, forwardedFor: '192.0.2.2' })
  await app.send('user', { user: 1, forwardedFor: '192.0.2.3' })
  assert.equal((await app.send('user', { user: 1, forwardedFor: '192.0.2.4' })).status, 429)
  assert.equal((await app.send('user', { user: 2, forwardedFor: '192.0.2.4' })).status, 204)
})

test('each bucket is counted on its own, with its own limit', async (context) => {
  const app = await start(context)
  assert.deepEqual(await statuses(4, () => app.send('user', { user: 1 })), [204, 204, 204, 429])
  assert.deepEqual(await statuses(3, () => app.send('tools', { user: 1 })), [204, 204, 429])
  assert.deepEqual(await statuses(6, () => app.send('media', { user: 1 })), [204, 204, 204, 204, 204, 429])
  assert.deepEqual(await statuses(6, () => app.send('media')), [204, 204, 204, 204, 204, 429])
  assert.deepEqual(await statuses(5, () => app.send('address')), [204, 204, 204, 204, 429])
  assert.deepEqual(app.refused, ['user', 'tools', 'media', 'media', 'address'])
})

test('invalid keys are counted by address, separately from the other buckets', async (context) => {
  const app = await start(context, { TRUSTED_PROXIES: '127.0.0.1' })
  const from = (forwardedFor: string) => () => app.sendInvalidKey({ forwardedFor })
  assert.deepEqual(await statuses(3, from('192.0.2.1')), [401, 401, 429])
  assert.deepEqual(await statuses(1, from('192.0.2.2')), [401])
  assert.equal((await app.send('address', { forwardedFor: '192.0.2.1' })).status, 204)
  assert.equal((await app.send('user', { user: 1, forwardedFor: '192.0.2.1' })).status, 204)
})

test('an IPv6 address is counted with its /56, a mapped IPv4 address as IPv4', async (context) => {
  const app = await start(context, { TRUSTED_PROXIES: '127.0.0.1' })
  const left = async (forwardedFor: string) =>
    Number(/r=(\d+)/.exec((await app.send('address', { forwardedFor })).headers.get('RateLimit') ?? '')?.[1])
  assert.equal(await left('2001:db8:0:1200::1'), 3)
  assert.equal(await left('2001:db8:0:12ff:ffff::2'), 2)
  assert.equal(await left('2001:db8:0:1300::1'), 3)
  assert.equal(await left('198.51.100.7'), 3)
  assert.equal(await left('::ffff:198.51.100.7'), 2)
  assert.equal(await left('::ffff:c633:6407'), 1)
})

test('addresses that a proxy garbled share one bucket', async (context) => {
  const app = await start(context, { TRUSTED_PROXIES: '127.0.0.1' })
  const garbled = ['unknown', '_hidden', '203.0.113.9:4711', '1.2.3.4.5']
  for (const forwardedFor of garbled) assert.equal((await app.send('address', { forwardedFor })).status, 204)
  assert.equal((await app.send('address', { forwardedFor: 'another' })).status, 429)
})

test('without a trusted proxy, X-Forwarded-For changes nothing', async (context) => {
  for (const environment of [{}, { TRUSTED_PROXIES: '10.0.0.0/8' }]) {
    const app = await start(context, environment)
    let i = 0
    const spoof = () => app.send('address', { forwardedFor: `192.0.2.${i++}` })
    assert.deepEqual(await statuses(5, spoof), [204, 204, 204, 204, 429])
  }
})

test("behind a trusted proxy, what a client put before the proxy's own entry is not believed", async (context) => {
  const app = await start(context, { TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8' })
  let i = 0
  const spoof = () => app.send('address', { forwardedFor: `192.0.2.${i++}, 203.0.113.5, 10.1.2.3` })
  assert.deepEqual(await statuses(5, spoof), [204, 204, 204, 204, 429])
  assert.equal((await app.send('address', { forwardedFor: '203.0.113.6' })).status, 204)
})

test('a burst of requests at once lets exactly the limit through', async (context) => {
  const app = await start(context)
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.send('user', { user: 1 })))
  assert.equal(answers.filter((answer) => answer.status === 204).length, 3)
})

test('F54: bytes without a credential are counted by address, separately from the requests', async (context) => {
  const app = await start(context, { TRUSTED_PROXIES: '127.0.0.1', LIMIT_ADDRESS: '100', LIMIT_ADDRESS_BYTES: '1000' })
  const send = (bytes: number, forwardedFor = '192.0.2.1') => app.sendBytes(bytes, { forwardedFor })
  const first = await send(600)
  assert.equal(first.status, 204)
  assert.match(first.headers.get('RateLimit') ?? '', /^"address"; r=99; t=\d+, "address-bytes"; r=400; t=\d+$/)
  assert.match(first.headers.get('RateLimit-Policy') ?? '', /, "address-bytes"; q=1000; w=60; qu="content-bytes"$/)
  assert.equal((await send(400)).status, 204)
  const refusal = await send(1)
  assert.equal(refusal.status, 429)
  assert.match(refusal.headers.get('Retry-After') ?? '', /^([1-9]|[1-5]\d|60)$/)
  assert.match(refusal.headers.get('RateLimit') ?? '', /"address-bytes"; r=0; t=\d+$/)
  assert.equal((await send(0)).status, 429, 'an address beyond its limit is refused before its bytes are known')
  assert.equal((await send(600, '192.0.2.2')).status, 204)
  assert.deepEqual(app.refused, ['address-bytes', 'address-bytes'])
})
