import assert from 'node:assert/strict'
import { createHmac, createPublicKey } from 'node:crypto'
import { after, before, test } from 'node:test'
import { startIssuer, type Claims, type Issuer, type TokenOptions } from '../support/issuer.ts'
import { createDatabase, type TestDatabase } from './database.ts'
import { startIdentities, testConfig, withToken } from './support.ts'

let database: TestDatabase
let issuer: Issuer
before(async () => {
  ;[database, issuer] = await Promise.all([createDatabase(), startIssuer()])
})
after(async () => {
  await issuer.stop()
  await database.drop()
})

const now = () => Math.floor(Date.now() / 1000)
const CHALLENGE = 'Bearer resource_metadata="http://localhost:8080/.well-known/oauth-protected-resource/api"'

interface Case {
  readonly name: string
  readonly claims?: Claims
  readonly options?: TokenOptions
}

const accepted: readonly Case[] = [
  { name: 'RS256', options: { alg: 'RS256' } },
  { name: 'PS256', options: { alg: 'PS256' } },
  { name: 'ES256', options: { alg: 'ES256' } },
  { name: 'EdDSA', options: { alg: 'EdDSA' } },
  { name: 'AT1: application/at+jwt in another case', options: { typ: 'Application/AT+JWT' } },
  {
    name: 'AT4: one of several audiences',
    claims: { aud: ['http://localhost:8080/api', 'https://other.example/userinfo'] },
  },
  { name: 'F15: a clock 50 s behind (AT9)', options: { expiresIn: -50 } },
  { name: 'F15: a clock 50 s ahead (AT9)', claims: { nbf: now() + 50 } },
]

const refused: readonly Case[] = [
  { name: 'AT2: an algorithm beside the allowed ones', options: { alg: 'RS512' } },
  { name: 'AT3: another issuer', claims: { iss: 'https://other.example' } },
  {
    name: 'AT3: a trailing slash on the issuer',
    get claims() {
      return { iss: `${issuer.issuer}/` }
    },
  },
  { name: 'AT4: the audience of the tool server', claims: { aud: 'http://localhost:8080/mcp' } },
  { name: 'AT4: no audience', claims: { aud: undefined } },
  { name: 'AT5: no exp', claims: { exp: undefined } },
  { name: 'F15: expired by 10 minutes (AT5)', options: { expiresIn: -600 } },
  { name: 'AT6: no sub', claims: { sub: undefined } },
  { name: 'AT6: no iat', claims: { iat: undefined } },
  { name: 'F15: not valid for another 10 minutes (AT9)', claims: { nbf: now() + 600 } },
  { name: 'AT1: typ JWT', options: { typ: 'JWT' } },
  { name: 'AT1: typ id_token', options: { typ: 'id_token+jwt' } },
  { name: 'an empty sub', claims: { sub: '' } },
  { name: 'a sub with a NUL', claims: { sub: 'a\u0000b' } },
  { name: 'a sub with half a character', claims: { sub: 'a\ud800' } },
  { name: 'a sub of 256 characters', claims: { sub: 's'.repeat(256) } },
  { name: 'more than 8 kB', claims: { padding: 'p'.repeat(8192) } },
]

for (const { name, claims, options } of accepted) {
  test(`a token is accepted: ${name}`, async (context) => {
    const identities = await startIdentities(context, database, { config: testConfig(issuer.issuer) })
    const { caller, scheme, failure } = await identities.authenticate(withToken(await issuer.token(claims, options)))
    assert.equal(failure, null)
    assert.equal(scheme, 'AccessToken')
    assert.equal(caller?.kind, 'AccessToken')
    assert.equal(caller?.credentialId, 'test-client')
  })
}

for (const entry of refused) {
  test(`a token is refused: ${entry.name}`, async (context) => {
    await assertRefused(context, await issuer.token(entry.claims, entry.options))
  })
}

async function assertRefused(
  context: Parameters<typeof startIdentities>[0],
  token: string,
  environment = {},
): Promise<void> {
  const identities = await startIdentities(context, database, { config: testConfig(issuer.issuer, environment) })
  const { caller, failure } = await identities.authenticate(withToken(token))
  assert.equal(caller, null)
  assert.equal(failure?.status, 401)
  assert.equal(
    failure?.detail,
    'Send a personal API key in the X-Api-Key header or an access token in the Authorization header.',
  )
  assert.deepEqual(failure?.headers, { 'WWW-Authenticate': CHALLENGE })
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('a token is refused: opaque, empty or garbled', async (context) => {
  const token = await issuer.token()
  for (const text of [
    '',
    'opaque',
    'a.b.c',
    '....',
    `${token}x`,
    token.slice(0, -8),
    token.replace(/\.[^.]+\./, `.${encode({ sub: 'admin' })}.`),
  ]) {
    await assertRefused(context, text)
  }
})

test('AT2: a token is refused: alg none, in any case', async (context) => {
  const payload = (await issuer.token()).split('.')[1]
  for (const alg of ['none', 'None', 'NONE'])
    await assertRefused(context, `${encode({ alg, typ: 'at+jwt' })}.${payload}.`)
})

test('AT2: a token is refused: HS256 with the public key as secret', async (context) => {
  const [jwk] = await issuer.keys()
  assert.ok(jwk)
  const secret = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
  const signed = `${encode({ alg: 'HS256', typ: 'at+jwt', kid: jwk.kid })}.${(await issuer.token()).split('.')[1]}`
  await assertRefused(context, `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`)
})

test('F42: a token is refused, and no address in it is asked: a key of its own in the header (AT2)', async (context) => {
  const other = await startIssuer()
  context.after(() => other.stop())
  const [, payload] = (await other.token({ iss: issuer.issuer })).split('.')
  await assertRefused(
    context,
    `${encode({ alg: 'RS256', typ: 'at+jwt', jwk: (await other.keys())[0], jku: `${other.issuer}/keys` })}.${payload}.AAAA`,
  )
  const kid = (await issuer.keys())[0]?.kid ?? ''
  await assertRefused(context, await other.token({ iss: issuer.issuer }, { alg: 'RS256', kid }))
  assert.equal(other.requests, 0)
})

test('AT7: typ JWT is accepted only under the setting, and an ID token not even then', async (context) => {
  const config = testConfig(issuer.issuer, { ACCEPT_TYP_JWT: 'true' })
  const identities = await startIdentities(context, database, { config })
  assert.equal((await identities.authenticate(withToken(await issuer.token({}, { typ: 'JWT' })))).failure, null)
  const idToken = await issuer.token({ aud: 'test-client', nonce: 'n', client_id: undefined }, { typ: 'JWT' })
  await assertRefused(context, idToken, { ACCEPT_TYP_JWT: 'true' })
})

test('a token names its client by client_id or azp', async (context) => {
  const identities = await startIdentities(context, database, { config: testConfig(issuer.issuer) })
  const client = async (claims: Claims) =>
    (await identities.authenticate(withToken(await issuer.token(claims)))).caller?.credentialId
  assert.equal(await client({ client_id: 'one', azp: 'two' }), 'one')
  assert.equal(await client({ client_id: undefined, azp: 'two' }), 'two')
  assert.equal(await client({ client_id: undefined }), '')
})

test('a token for another audience is verified for that audience only', async (context) => {
  const identities = await startIdentities(context, database, { config: testConfig(issuer.issuer) })
  const token = await issuer.token({ aud: 'http://localhost:8080/mcp', scope: 'openid read:printdata' })
  assert.deepEqual((await identities.verifyToken(token, 'http://localhost:8080/mcp')).scopes, [
    'openid',
    'read:printdata',
  ])
  await assert.rejects(identities.verifyToken(await issuer.token(), 'http://localhost:8080/mcp'))
})

test('AT5: a token that was accepted is refused once it has expired', async (context) => {
  const identities = await startIdentities(context, database, { config: testConfig(issuer.issuer) })
  const token = await issuer.token({}, { expiresIn: 120 })
  assert.equal((await identities.authenticate(withToken(token))).failure, null)
  context.mock.timers.enable({ apis: ['Date'], now: Date.now() + 600_000 })
  assert.equal((await identities.authenticate(withToken(token))).failure?.status, 401)
  context.mock.timers.reset()
  assert.equal((await identities.authenticate(withToken(token))).failure, null)
})
