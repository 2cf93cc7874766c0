import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { describe, test } from 'node:test'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { sendRaw } from '../support/socket.ts'

/** The test client checks the header in every response that it gets; here are the responses that it is not used for. */
const server = await startServer()
const user = await newUser(server)
const IMAGE = `/media/${randomUUID()}`
const asset = readdirSync('.cache/web/en/assets')[0] ?? ''

describe('every response has the Referrer-Policy no-referrer', () => {
  const targets: Record<string, number> = {
    '/': 200,
    '/docs': 200,
    [`/assets/${asset}`]: 200,
    '/assets/nothing.js': 404,
    '/problems/validation': 200,
    '/no/such/page': 404,
    '/healthz': 200,
    '/openapi.json': 200,
    '/llms.txt': 200,
    '/.well-known/oauth-protected-resource/api': 200,
    '/api/Users/me': 401,
    '/api/nothing': 404,
    [IMAGE]: 404,
    '/mcp': 405,
  }
  for (const [target, status] of Object.entries(targets)) {
    test(`GET ${target} as a browser: ${status}`, async () => {
      requirePolicy(await fetch(server.url + target, { headers: { Accept: 'text/html' } }), status)
    })
  }
  test('one that has not changed: 304', async () => {
    // `fetch` would ask for a fresh one.
    const { headers } = await server.client.raw('GET', '/docs')
    const conditional = { 'If-None-Match': headers.get('ETag') ?? '' }
    requirePolicy(await server.client.raw('GET', '/docs', { headers: conditional }), 304)
  })
  for (const target of ['/api/Users/me', '/mcp', '/healthz', '/openapi.json']) {
    test(`OPTIONS ${target}`, async () => {
      requirePolicy(await fetch(server.url + target, { method: 'OPTIONS' }), 204)
    })
  }
  test('a message to the tool server without a token: 401', async () => {
    const headers = { 'Content-Type': 'application/json' }
    requirePolicy(await fetch(`${server.url}/mcp`, { method: 'POST', headers, body: '{}' }), 401)
  })
  test('an image that nobody has: 404, also with a credential', async () => {
    requirePolicy(await fetch(server.url + IMAGE, { headers: { 'X-Api-Key': user.key } }), 404)
  })
  for (const target of ['/healthz', '/readyz', '/metrics', '/nothing']) {
    test(`${target} on the metrics port`, async () => {
      requirePolicy(await fetch(server.metrics.url + target), target === '/nothing' ? 404 : 200)
    })
  }
  const refused: Record<string, { request: string; status: number }> = {
    'no HTTP at all': { request: 'nonsense\r\n\r\n', status: 400 },
    'a header that is too large': {
      request: `GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`,
      status: 431,
    },
    'an expectation that nobody knows': {
      request: 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: a-miracle\r\nConnection: close\r\n\r\n',
      status: 417,
    },
  }
  for (const [name, { request, status }] of Object.entries(refused)) {
    test(`${name}, on both ports: ${status}`, async () => {
      requirePolicy(await sendRaw(server.port, request), status)
      requirePolicy(await sendRaw(Number(new URL(server.metrics.url).port), request), status)
    })
  }
})

function requirePolicy(response: Pick<Response, 'status' | 'headers'>, status: number): void {
  assert.equal(response.status, status)
  assert.equal(response.headers.get('Referrer-Policy'), 'no-referrer')
}
