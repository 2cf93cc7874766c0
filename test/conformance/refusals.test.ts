import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { newApiKey } from '../../src/identity/apiKey.ts'
import { setSuspended } from '../../src/identity/suspension.ts'
import { contractOperations, type ContractOperation } from '../support/contract.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { sendHead } from '../support/socket.ts'
import { examplePath } from './example.ts'

const server = await startServer()
const user = await newUser(server)
const suspended = await newUser(server)
await setSuspended(server.db, suspended.id, true)
const agentToken = await user.token({ aud: server.config.toolsAudience })
const bearer = async (token: string | Promise<string>) => ({ Authorization: `Bearer ${await token}` })

/** Its credential may come in the body, so that it is read without one. */
const READS_BODY = 'Octoprint_PostEvent'

type Headers = Readonly<Record<string, string>>

/** A credential, and how the operations refuse it that it is not good for; null where it is. */
interface Credential {
  readonly headers: Headers
  readonly refusal: (operation: ContractOperation) => 401 | 403 | null
}

const isOptional = ({ credentials }: ContractOperation) => credentials === 'optional'
const CREDENTIALS: Readonly<Record<string, Credential>> = {
  'no credential': { headers: {}, refusal: (operation) => (isOptional(operation) ? null : 401) },
  'Basic, which is none': {
    headers: { Authorization: 'Basic YTpi' },
    refusal: (operation) => (isOptional(operation) ? null : 401),
  },
  'a made-up key': { headers: { 'X-Api-Key': newApiKey() }, refusal: () => 401 },
  'a token for the tool server': { headers: await bearer(agentToken), refusal: () => 401 },
  'an expired token': {
    headers: await bearer(server.issuer.token({ sub: 'somebody' }, { expiresIn: -600 })),
    refusal: () => 401,
  },
  'a key where a token is needed': {
    headers: { 'X-Api-Key': user.key },
    refusal: ({ credentials }) => (credentials === 'token' ? 403 : null),
  },
  'a key of a suspended account': { headers: { 'X-Api-Key': suspended.key }, refusal: () => 403 },
  'a token of a suspended account': { headers: await bearer(suspended.token()), refusal: () => 403 },
}

interface Sent {
  readonly headers: Headers
  readonly body: Buffer
  /** What somebody who may call the operation gets for it. */
  readonly refusals: readonly number[]
}

const json = { 'Content-Type': 'application/json' }

/** Bytes beyond a limit that no buffer of a connection swallows. */
const EXCESS = 200_000
const LARGEST = Math.max(...contractOperations.map(({ body }) => body?.limit ?? 0))
/** Filled once: the body beyond the largest limit has 268 MB. */
const blank = Buffer.alloc(LARGEST + EXCESS, ' ')

/** Each is refused for itself, where the credential is good. */
function hostileBodies(operation: ContractOperation): Readonly<Record<string, Sent>> {
  const limit = operation.body?.limit ?? 0
  return {
    'a body beyond the limit': { headers: json, body: blank.subarray(0, limit + EXCESS), refusals: [413, 415] },
    'a body of another type': {
      headers: { 'Content-Type': 'application/xml' },
      body: Buffer.from('<a/>'),
      refusals: [400, 415],
    },
    'no JSON': { headers: json, body: Buffer.from('{"a":'), refusals: [400, 415] },
    'broken gzip': {
      headers: { ...json, 'Content-Encoding': 'gzip' },
      body: Buffer.from('no gzip'),
      refusals: [400, 415],
    },
    'a gzip bomb': {
      headers: { ...json, 'Content-Encoding': 'gzip' },
      body: gzipSync(blank.subarray(0, limit + 1)),
      refusals: [413, 415],
    },
    'an unknown coding': {
      headers: { ...json, 'Content-Encoding': 'compress' },
      body: Buffer.from('{}'),
      refusals: [415],
    },
  }
}

for (const operation of contractOperations.filter(({ body }) => body !== null)) {
  describe(operation.id, () => {
    const target = examplePath(operation)
    for (const [bodyName, { headers, body, refusals }] of Object.entries(hostileBodies(operation))) {
      test(`F53: credentials are refused before ${bodyName}`, async () => {
        for (const [name, credential] of Object.entries(CREDENTIALS)) {
          const input = { headers: { ...headers, ...credential.headers }, body }
          const { status, text } = await server.client.raw(operation.method, target, input)
          const expected = credential.refusal(operation)
          if (expected === null) assert(refusals.includes(status), `${name}: ${status} ${text}`)
          else assert.equal(status, expected, `${name}: ${text}`)
        }
      })
    }
    test('F53: nothing of a body is awaited before the credential is known', async () => {
      for (const [name, credential] of Object.entries(CREDENTIALS)) {
        const expected = credential.refusal(operation)
        if (expected === null) continue
        const fields = { Host: 'localhost', ...json, 'Content-Length': '1000', ...credential.headers }
        const lines = Object.entries(fields).map(([field, value]) => `${field}: ${value}\r\n`)
        const { status } = await sendHead(
          server.port,
          `${operation.method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`,
        )
        assert.equal(status, expected, name)
      }
    })
  })
}

test('F53: a path and a method that are unknown are refused before the credential', async () => {
  const body = Buffer.alloc(2_000_000, ' ')
  const headers = { ...json, 'X-Api-Key': newApiKey() }
  assert.equal((await server.client.raw('POST', '/api/Nothing', { headers, body })).status, 404)
  assert.equal((await server.client.raw('PUT', '/api/Users/me', { headers, body })).status, 405)
})

test('F53: the one operation whose credential may be in the body refuses it when it has been read', async () => {
  const { problem } = await server.client.call(READS_BODY, { body: '{"a":' })
  assert.deepEqual([problem.status, Object.keys(problem.errors ?? {})], [400, ['body']])
  assert.equal((await server.client.call(READS_BODY, { body: {} })).status, 401)
})
