import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { newApiKey } from '../../src/identity/apiKey.ts'
import { setSuspended } from '../../src/identity/suspension.ts'
import { contractOperations, type ContractOperation } from '../support/contract.ts'
import { newApiKey as newKeyOf, newUser } from '../support/factories.ts'
import { startIssuer } from '../support/issuer.ts'
import { startServer } from '../support/server.ts'
import { Demo } from './demo.ts'
import { exampleRequest } from './example.ts'

const server = await startServer()
const demo = new Demo(server)
await demo.reset()
const suspended = await newUser(server)
await setSuspended(server.db, suspended.id, true)
const deleted = await newKeyOf(server, demo.user)
await server.db.deleteFrom('api_keys').where('id', '=', deleted.id).execute()
const stranger = await startIssuer()
const strangersToken = await stranger.token({ iss: server.issuer.issuer }, { expiresIn: 3600 })
await stranger.stop()

/** Its credential may come in the body, so the operation itself answers 401 (docs/domain.md, "Print-server webhook"). */
const READS_BODY = 'Octoprint_PostEvent'
const HOUR = Math.floor(Date.now() / 1000) + 3600
/** Its example has a link that has ended; a link stands for a credential. */
const TAKES_LINK = 'Exports_GetArchive'
/** Signed once for all operations. */
const REFUSED_TOKENS = {
  'for the tool server': await demo.user.token({ exp: HOUR, aud: server.config.toolsAudience }),
  'that is an ID token': await demo.user.token({ exp: HOUR, aud: 'test-client', nonce: 'n' }),
  'without a subject': await demo.user.token({ exp: HOUR, sub: undefined }),
  'that is not valid yet': await demo.user.token({ exp: HOUR, nbf: HOUR - 600 }),
  'of another issuer': await demo.user.token({ exp: HOUR, iss: 'https://other.example.org' }),
}
const MORE_REFUSED_TOKENS = [
  await server.issuer.token({ sub: 'demo' }, { expiresIn: -600 }),
  await server.issuer.token({ sub: 'demo' }, { typ: 'JWT', expiresIn: 3600 }),
  strangersToken,
  unsigned(await demo.user.token({ exp: HOUR })),
  'opaque-token-without-dots',
]
const ANONYMOUS = await anonymousProblem()

for (const operation of contractOperations) {
  describe(operation.id, () => {
    withoutCredentials(operation)
    badKeys(operation)
    badTokens(operation)
    accountRules(operation)
    twoCredentials(operation)
  })
}

/** The example request with other credentials. */
function send(operation: ContractOperation, headers: Record<string, string | readonly string[]>, query = '') {
  const { target, input } = exampleRequest(operation)
  const joined = query && (target.includes('?') ? `${target}&${query}` : `${target}?${query}`)
  return server.client.raw(operation.method, joined || target, { ...input, headers: { ...input.headers, ...headers } })
}

function withoutCredentials(operation: ContractOperation): void {
  const isNeeded = operation.credentials !== 'optional' || operation.id === READS_BODY
  test(`${isNeeded ? 'needs' : 'does not need'} a credential`, async () => {
    const sent = operation.id === TAKES_LINK ? openLink(operation) : send(operation, {})
    const { status, problem, body } = await capture(sent)
    if (isNeeded) assert.equal(status, 401, String(problem))
    else assert(status < 300, JSON.stringify(problem ?? body))
  })
  test('does not count Basic, a token in the query, or an empty key as a credential', async () => {
    const { status } = await send(
      operation,
      { Authorization: 'Basic c29tZWJvZHk6c2VjcmV0', 'X-Api-Key': '' },
      'access_token=abc',
    )
    if (isNeeded) assert.equal(status, 401)
    else assert.notEqual(status, 401)
  })
}

/** Opens a link to the archive of the example. */
async function openLink(operation: ContractOperation) {
  const { target } = exampleRequest(operation)
  const record = await server.client.raw('GET', target.replace(/\/archive.*/, ''), { as: demo.user })
  const { pathname, search } = new URL((record.body as { downloadUrl: string }).downloadUrl)
  return server.client.raw('GET', pathname + search)
}

function badKeys(operation: ContractOperation): void {
  const keys = { unknown: newApiKey(), deleted: deleted.key, short: 'abc', long: `${newApiKey()}x` }
  for (const [kind, key] of Object.entries(keys)) {
    test(`refuses a key that is ${kind}`, async () => {
      for (const answer of [await send(operation, { 'X-Api-Key': key }), await send(operation, {}, `API_key=${key}`)]) {
        assert.deepEqual([answer.status, answer.text], [401, 'Invalid API Key'])
        assert.match(answer.headers.get('Content-Type') ?? '', /^text\/plain\b/)
      }
    })
  }
}

function badTokens(operation: ContractOperation): void {
  for (const [kind, token] of Object.entries(REFUSED_TOKENS)) {
    test(`refuses a token ${kind}`, async () => {
      await refuses(operation, token)
    })
  }
  test('refuses a token that is expired, of type JWT, signed by somebody else, unsigned or opaque', async () => {
    for (const token of MORE_REFUSED_TOKENS) await refuses(operation, token)
  })
}

/** The same answer for every reason. */
async function refuses(operation: ContractOperation, token: string): Promise<void> {
  const { status, problem } = await send(operation, { Authorization: `Bearer ${token}` })
  const { traceId, ...rest } = problem
  assert.match(traceId, /^[0-9a-f]{32}$/)
  assert.deepEqual([status, rest], [401, ANONYMOUS])
}

/** What the operations that need a credential answer without one. */
async function anonymousProblem(): Promise<object> {
  const { problem } = await server.client.raw('GET', '/api/Users/me')
  const { traceId, ...rest } = problem
  assert(traceId)
  return rest
}

function unsigned(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url')
  return `${header}.${token.split('.')[1]}.`
}

function accountRules(operation: ContractOperation): void {
  test('is closed to a suspended account', async () => {
    const key = await send(operation, { 'X-Api-Key': suspended.key })
    const token = await send(operation, { Authorization: `Bearer ${await suspended.token()}` })
    assert.deepEqual([key.status, token.status], [403, 403])
  })
  if (operation.credentials !== 'token') return
  test('refuses an API key, in the header or the query', async () => {
    const { key } = demo.user
    const answers = [await send(operation, { 'X-Api-Key': key }), await send(operation, {}, `api_key=${key}`)]
    assert.deepEqual(
      answers.map((answer) => answer.status),
      [403, 403],
    )
  })
}

function twoCredentials(operation: ContractOperation): void {
  test('refuses two different credentials', async () => {
    const { key } = demo.user
    const bearer = `Bearer ${await demo.user.token()}`
    const pairs = [
      await send(operation, { 'X-Api-Key': key, Authorization: bearer }),
      await send(operation, { 'X-Api-Key': key }, `api_key=${newApiKey()}`),
      await send(operation, { 'X-Api-Key': [key, newApiKey()] }),
      await send(operation, { Authorization: [bearer, `Bearer ${await demo.user.token({ jti: 'other' })}`] }),
    ]
    for (const answer of pairs) {
      assert.equal(answer.status, 400)
      assert.deepEqual(Object.keys(answer.problem.errors ?? {}), ['request'])
    }
  })
}

interface Captured {
  status: number
  problem: unknown
  body: unknown
}

async function capture(sent: ReturnType<typeof send>): Promise<Captured> {
  const answer = await sent
  return { status: answer.status, problem: answer.status < 300 ? null : answer.text, body: answer.text }
}
