import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from '../identity/support.ts'
import { openMetricsServer } from '../../src/http/metricsServer.ts'
import { startProxy } from '../identity/proxy.ts'
import { createDatabase } from '../support/database.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { newUser } from '../support/factories.ts'

/** Not through the test client: readiness has a body of its own instead of a problem document. */
async function ready(server: TestServer): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${server.metrics.url}/readyz`)
  return { status: response.status, body: await response.json() }
}

test('health, readiness and metrics respond without credentials and beyond every limit', async () => {
  const server = await startServer({
    limits: {
      user: 1,
      address: 1,
      addressBytes: 1e9,
      settingsBytes: 1e9,
      media: 1,
      tools: 1,
      spools: 1,
      pictures: 1,
      invalidKeys: 1,
    },
  })
  const { client, metrics } = server
  for (const [from, path] of [
    [client, '/healthz'],
    [client, '/healthz'],
    [metrics.client, '/healthz'],
    [metrics.client, '/readyz'],
    [metrics.client, '/metrics'],
  ] as const) {
    const answer = await from.raw('GET', path)
    assert.deepEqual([answer.status, answer.headers.get('Cache-Control')], [200, 'no-store'], path)
    assert.equal(answer.headers.get('X-Content-Type-Options'), 'nosniff', path)
    assert.equal((await from.raw('HEAD', path)).text, '')
    assert.equal((await from.raw('DELETE', path)).headers.get('Allow'), 'GET, HEAD, OPTIONS')
  }
  assert.equal((await server.client.raw('GET', '/healthz')).text, '{"status":"ok"}')
})

test('F66: the public port has neither readiness nor metrics, and the port of these nothing else', async () => {
  const server = await startServer({}, { isOwn: true })
  const user = await newUser(server)
  for (const path of [
    '/readyz',
    '/metrics',
    '/readyz/',
    '/Metrics',
    '/metrics?x=1',
    '//metrics',
    '/healthz/../metrics',
  ]) {
    const answer = await server.client.raw('GET', path, { as: user })
    assert.equal(answer.status, 404, path)
    assert.doesNotMatch(answer.text, /process_|"checks"/, path)
  }
  for (const path of ['/', '/api/Users/me', '/openapi.json', '/mcp', '/prints', '/assets/', '/media/1']) {
    // Not through the test client, which takes a path of the contract for an operation.
    const response = await fetch(server.metrics.url + path, { headers: { 'X-Api-Key': user.key } })
    assert.equal(response.status, 404, path)
    assert.equal(response.headers.get('Content-Type'), 'application/problem+json', path)
    await response.text()
  }
})

test('F66: a wildcard keeps the port of the metrics on the loopback, and `off` closes it', async () => {
  const server = await startServer({ host: '0.0.0.0' })
  assert.match(server.metrics.url, /^http:\/\/127\.0\.0\.1:\d+$/)
  const services = { ...server.services, config: { ...server.config, metricsPort: null } }
  assert.equal(await openMetricsServer(services, () => true), null)
})

test('readiness ends when a stop begins; health goes on', async () => {
  const server = await startServer({}, { isOwn: true })
  assert.deepEqual(await ready(server), {
    status: 200,
    body: { status: 'ok', checks: { accepting: true, database: true } },
  })
  server.services.draining = true
  assert.deepEqual(await ready(server), {
    status: 503,
    body: { status: 'unavailable', checks: { accepting: false, database: true } },
  })
  assert.equal((await server.client.raw('GET', '/healthz')).status, 200)
})

test('F2: the service is not ready while the database does not respond', async (context) => {
  const database = await createDatabase()
  context.after(() => database.drop())
  const proxy = await startProxy(database.url)
  context.after(() => proxy.close())
  const server = await startServer({ databaseUrl: proxy.url })
  context.after(() => server.stop())
  assert.equal((await ready(server)).status, 200)
  proxy.freeze()
  for (const { status } of await Promise.all(Array.from({ length: 5 }, () => ready(server)))) assert.equal(status, 503)
  proxy.thaw()
  await eventually(async () => (await ready(server)).status === 200)
})

test('F49: readiness goes on while requests have used up the pool', async () => {
  const server = await startServer({ databasePoolSize: 1 })
  const held = await server.services.pool.connect()
  try {
    for (const { status } of await Promise.all(Array.from({ length: 5 }, () => ready(server))))
      assert.equal(status, 200)
  } finally {
    held.release()
  }
})

test('the metrics count by operation and tell nothing about users', async () => {
  const server = await startServer()
  const user = await newUser(server, { display_name: 'Findable Name' })
  await server.client.call('Users_GetMe', { as: user })
  const { text, headers } = await server.metrics.client.raw('GET', '/metrics')
  assert.match(headers.get('Content-Type') ?? '', /^text\/plain/)
  assert.match(text, /http_request_duration_seconds_count\{operation="Users_GetMe",status="2xx"\} 1/)
  for (const secret of [user.key, 'Findable Name', '/api/']) assert.equal(text.includes(secret), false)
})
