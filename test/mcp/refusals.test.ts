import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeJwt } from 'jose'
import { setSuspended } from '../../src/identity/suspension.ts'
import { checkProblem } from '../support/answerCheck.ts'
import { newUser, type User } from '../support/factories.ts'
import type { Claims, TokenOptions } from '../support/issuer.ts'
import { startServer } from '../support/server.ts'
import { sendHead } from '../support/socket.ts'
import { agentToken, connect, post, READ, WRITE } from './agent.ts'

const server = await startServer({ toolsOrigins: ['https://assistant.example'], acceptTypJwt: true })
const { baseUrl } = server.config
const METADATA = `resource_metadata="${baseUrl}/.well-known/oauth-protected-resource/mcp"`
const SCOPE = `scope="${READ} ${WRITE}"`

/** The header and the document of a refusal. */
async function refusal(response: Response, status: number): Promise<string> {
  assert.equal(response.status, status)
  assert.equal(response.headers.get('Content-Type'), 'application/problem+json')
  assert.equal(response.headers.get('Cache-Control'), 'no-store')
  checkProblem((await response.json()) as Record<string, unknown>, status, baseUrl, 'POST /mcp')
  return response.headers.get('WWW-Authenticate') ?? ''
}

async function bearer(user: User, claims: Claims = {}, options: TokenOptions = {}) {
  const { iat, exp, ...rest } = decodeJwt(await agentToken(server, user))
  const lifetime = options.expiresIn === undefined ? { iat, exp } : {}
  const token = await server.issuer.token({ ...rest, ...lifetime, ...claims }, options)
  server.secrets.add(token)
  return { Authorization: `Bearer ${token}` }
}

test('without a token, the challenge leads to the sign-in and names the scopes (MC2, MC3; BT1: no error)', async () => {
  const user = await newUser(server)
  for (const headers of [{}, { 'X-Api-Key': user.key }, { Authorization: 'Basic YTpi' }]) {
    assert.equal(await refusal(await post(server, headers), 401), `Bearer ${METADATA}, ${SCOPE}`)
  }
  const query = await fetch(`${server.url}/mcp?api_key=${user.key}&access_token=x`, { method: 'POST', body: '{}' })
  assert.equal(await refusal(query, 401), `Bearer ${METADATA}, ${SCOPE}`)
})

const REFUSED: Record<string, [Claims, TokenOptions?]> = {
  'a token for the REST API': [{ aud: server.config.restAudience }],
  'an ID token': [{ aud: 'an-agent', nonce: 'n' }, { typ: 'JWT' }],
  'an expired token': [{}, { expiresIn: -600 }],
  'a token that never expires': [{ exp: undefined }],
  'a token of another issuer': [{ iss: 'https://other.example' }],
  'a token that names no client': [{ client_id: undefined }],
  'a token whose client has no name': [{ client_id: ' ' }],
  'a token with a key that nobody has': [{}, { kid: 'unknown' }],
}

for (const [name, [claims, options]] of Object.entries(REFUSED)) {
  test(`${name} is refused (MC4, BT3), and begins no grant`, async () => {
    const user = await newUser(server)
    const challenge = await refusal(await post(server, await bearer(user, claims, options)), 401)
    assert.match(challenge, /^Bearer error="invalid_token", error_description="[^"]+", /)
    assert(challenge.endsWith(`${METADATA}, ${SCOPE}`))
    assert.deepEqual((await server.client.call('ConnectedAgents_GetConnectedAgents', { as: user })).body, [])
  })
}

test('a token without a signature is refused (AT2)', async () => {
  const [, payload = ''] = (await agentToken(server, await newUser(server))).split('.')
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url')
  for (const text of [`${header}.${payload}.`, 'not-a-token', '']) {
    await refusal(await post(server, { Authorization: `Bearer ${text}` }), 401)
  }
})

test('the REST API refuses the tool server’s tokens', async () => {
  const user = await newUser(server)
  const answer = await server.client.call('Users_GetMe', { as: agentToken(server, user) })
  assert.equal(answer.status, 401)
})

test('two credentials are refused as a malformed request (MC6)', async () => {
  const user = await newUser(server)
  const challenge = await refusal(await post(server, { ...(await bearer(user)), 'X-Api-Key': user.key }), 400)
  assert.match(challenge, /^Bearer error="invalid_request"/)
})

test('a token without any of the scopes is refused, naming both (MC5)', async () => {
  const user = await newUser(server)
  for (const scope of ['openid profile', undefined, 'read:printdata:all']) {
    const challenge = await refusal(await post(server, await bearer(user, { scope })), 403)
    assert.match(challenge, /^Bearer error="insufficient_scope", /)
    assert(challenge.endsWith(`${METADATA}, ${SCOPE}`))
  }
  assert.deepEqual((await server.client.call('ConnectedAgents_GetConnectedAgents', { as: user })).body, [])
})

test('a call beyond the scopes is refused with all scopes that are needed (MC5, MC12), and does nothing', async () => {
  const user = await newUser(server)
  const call = (name: string) => {
    return { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: { title: 'Not allowed' } } }
  }
  const challenge = await refusal(await post(server, await bearer(user, { scope: READ }), call('create_print')), 403)
  assert.match(challenge, /^Bearer error="insufficient_scope", /)
  assert(challenge.endsWith(`${METADATA}, ${SCOPE}`))
  await refusal(await post(server, await bearer(user, { scope: WRITE }), call('list_prints')), 403)
  assert.equal((await server.client.call('Prints_GetSummary', { as: user })).body.paging.totalCount, 0)
})

test('a suspended account is refused', async () => {
  const user = await newUser(server)
  const headers = await bearer(user)
  assert.equal((await post(server, headers)).status, 200)
  await setSuspended(server.db, user.id, true)
  server.services.authenticator.forget(user.id)
  await refusal(await post(server, headers), 403)
})

test('pages of other origins are refused; those that the operator allows can read the response', async () => {
  const headers = await bearer(await newUser(server))
  for (const origin of ['https://evil.example', 'null', `${baseUrl}.evil.example`]) {
    await refusal(await post(server, { ...headers, Origin: origin }), 403)
  }
  for (const origin of [baseUrl, 'https://assistant.example']) {
    const response = await post(server, { ...headers, Origin: origin })
    assert.deepEqual([response.status, response.headers.get('Access-Control-Allow-Origin')], [200, origin])
    await response.body?.cancel()
  }
  const preflight = await fetch(`${server.url}/mcp`, {
    method: 'OPTIONS',
    headers: { Origin: 'https://assistant.example', 'Access-Control-Request-Method': 'POST' },
  })
  assert.equal(preflight.status, 204)
  assert.match(preflight.headers.get('Access-Control-Allow-Headers') ?? '', /Authorization.*Mcp-Method/)
})

test('there are no sessions and no streams: other methods than POST are refused', async () => {
  const headers = await bearer(await newUser(server))
  for (const method of ['GET', 'DELETE', 'PUT', 'HEAD']) {
    const response = await fetch(`${server.url}/mcp`, { method, headers: { ...headers, Accept: 'text/event-stream' } })
    assert.deepEqual([response.status, response.headers.get('Allow')], [405, 'OPTIONS, POST'], method)
    assert.equal(response.headers.has('Mcp-Session-Id'), false)
  }
})

test('a body that is not a single message is an error of JSON-RPC', async () => {
  const headers = await bearer(await newUser(server))
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  for (const [body, type, status, code] of [
    ['{', 'application/json', 400, -32700],
    ['', 'application/json', 400, -32600],
    [[message, message], 'application/json', 400, -32600],
    [`{"a":${'['.repeat(100)}${']'.repeat(100)}}`, 'application/json', 400, -32700],
    ['a=b', 'application/x-www-form-urlencoded', 415, -32000],
    [JSON.stringify({ ...message, params: { padding: 'p'.repeat(1024 * 1024) } }), 'application/json', 413, -32000],
  ] as const) {
    const response = await post(server, { ...headers, 'Content-Type': type }, body)
    const { error, id } = (await response.json()) as { error: { code: number; message: string }; id: unknown }
    assert.deepEqual([response.status, error.code, id], [status, code, null], JSON.stringify(body).slice(0, 40))
    assert(error.message.length > 10)
  }
})

test('F53: a token is refused before the message is read', async () => {
  const user = await newUser(server)
  const suspended = await newUser(server)
  await setSuspended(server.db, suspended.id, true)
  const json = { 'Content-Type': 'application/json' }
  const bodies = [
    { headers: json, body: Buffer.alloc(1024 * 1024 + 1, ' ') },
    { headers: { 'Content-Type': 'text/plain' }, body: Buffer.from('a') },
    { headers: json, body: Buffer.from('{') },
    { headers: { ...json, 'Content-Encoding': 'gzip' }, body: Buffer.from('no gzip') },
  ]
  const refused = {
    401: [{}, { 'X-Api-Key': user.key }, await bearer(user, { aud: server.config.restAudience })],
    403: [
      await bearer(user, { scope: 'openid' }),
      await bearer(suspended),
      { ...(await bearer(user)), Origin: 'null' },
    ],
  }
  for (const [status, credentials] of Object.entries(refused)) {
    for (const credential of credentials) {
      for (const { headers, body } of bodies) {
        const answer = await fetch(`${server.url}/mcp`, {
          method: 'POST',
          headers: { ...headers, ...credential },
          body,
        })
        await refusal(answer, Number(status))
      }
      const fields = { Host: 'localhost', ...json, 'Content-Length': '1000', ...credential }
      const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
      const { status: early } = await sendHead(server.port, `POST /mcp HTTP/1.1\r\n${lines.join('')}\r\n`)
      assert.equal(early, Number(status))
    }
  }
})

test('hostile messages are refused or answered, never with 500', async () => {
  const headers = await bearer(await newUser(server))
  const bodies: unknown[] = [
    null,
    5,
    'text',
    {},
    { jsonrpc: '2.0' },
    { jsonrpc: '2.0', id: 1, method: 'no/such' },
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_prints', arguments: [1] } },
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: '__proto__' } },
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'constructor', arguments: {} } },
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: 7 },
    { jsonrpc: '2.0', id: { a: 1 }, method: 'tools/list' },
    { jsonrpc: '2.0', id: 1, method: 'initialize', params: { clientInfo: { name: 7 } } },
    { jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params: { notifications: { toolsListChanged: true } } },
  ]
  for (const body of bodies) {
    const response = await post(server, headers, JSON.stringify(body))
    assert(response.status < 500, `${response.status}: ${JSON.stringify(body)}`)
    await response.text()
  }
})

test('the 61st request of a minute is refused for any agent; a refused agent takes nothing from the others', async () => {
  const limited = await startServer({
    limits: {
      user: 1e9,
      address: 70,
      addressBytes: 1e9,
      settingsBytes: 1e9,
      media: 1e9,
      tools: 60,
      spools: 60,
      pictures: 1e9,
      invalidKeys: 1e9,
    },
  })
  const user = await newUser(limited)
  const [one, other] = [await agentToken(limited, user), await agentToken(limited, user, { client_id: 'another' })]
  const statusOf = async (token: string) => {
    const response = await post(limited, { Authorization: `Bearer ${token}` })
    await response.text()
    return response.status
  }
  const wrong = await agentToken(limited, user, { scope: 'openid' })
  for (let count = 0; count < 5; count++) assert.equal(await statusOf(wrong), 403)
  for (let count = 0; count < 60; count++) assert.equal(await statusOf(count % 2 ? one : other), 200)
  const response = await post(limited, { Authorization: `Bearer ${one}` })
  await refusal(response, 429)
  assert.match(response.headers.get('Retry-After') ?? '', /^\d{1,2}$/)
  assert.match(response.headers.get('RateLimit-Policy') ?? '', /"tools";\s*q=60;\s*w=60/)
  assert.equal(await statusOf(other), 429)
  assert.equal(await statusOf(await agentToken(limited, await newUser(limited))), 200)
  assert.equal((await limited.client.call('Users_GetMe', { as: user })).status, 200)
})

test('a log line names the tool, and never the token', async () => {
  const user = await newUser(server)
  const token = await agentToken(server, user)
  server.secrets.add(token)
  await (await connect(server, token)).call('list_printers')
  const line = server.log.find((text) => text.includes('mcp/list_printers') && text.includes(`"userId":${user.id}`))
  assert(line?.includes('"path":"/mcp"'))
  assert(!server.log.some((text) => text.includes(token)))
})
