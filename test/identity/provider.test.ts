import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test, type TestContext } from 'node:test'
import { verifyAccessToken } from '../../src/identity/accessToken.ts'
import { ProviderKeys } from '../../src/identity/providerKeys.ts'
import { Problem } from '../../src/kernel/problem.ts'
import { startIssuer, type Issuer } from '../support/issuer.ts'
import { addKey, createDatabase, type TestDatabase } from './database.ts'
import { eventually, silent, startIdentities, testConfig, withKey, withToken } from './support.ts'

const AUDIENCE = 'http://localhost:8080/api'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

let database: TestDatabase
before(async () => {
  database = await createDatabase()
})
after(() => database.drop())

async function issuerFor(context: TestContext): Promise<Issuer> {
  const issuer = await startIssuer()
  context.after(() => issuer.stop())
  return issuer
}

/** The keys of an issuer under a clock that the test turns. */
function keysOf(issuer: string) {
  const clock = { now: 0 }
  const keys = new ProviderKeys(issuer, silent, () => clock.now)
  const status = async (token: string): Promise<number> => {
    try {
      await verifyAccessToken(token, { issuer, audience: AUDIENCE, acceptTypJwt: false }, keys.find)
      return 200
    } catch (error) {
      return error instanceof Problem ? error.status : 401
    }
  }
  return { clock, status }
}

test('F7: a rotated key is fetched once', async (context) => {
  const issuer = await issuerFor(context)
  const { status } = keysOf(issuer.issuer)
  assert.equal(await status(await issuer.token()), 200)
  const old = await issuer.token()
  await issuer.rotate()
  const before = issuer.requests
  const tokens = await Promise.all(Array.from({ length: 10 }, () => issuer.token()))
  assert.deepEqual(await Promise.all(tokens.map(status)), Array(10).fill(200))
  assert.equal(issuer.requests, before + 2)
  assert.equal(await status(old), 401)
})

test('F7: 20 made-up key ids make one fetch in the cooldown, and known keys go on working', async (context) => {
  const issuer = await issuerFor(context)
  const { clock, status } = keysOf(issuer.issuer)
  assert.equal(await status(await issuer.token()), 200)
  const before = issuer.requests
  for (let index = 0; index < 20; index++)
    assert.equal(await status(await issuer.token({}, { kid: randomUUID() })), 401)
  assert.equal(issuer.requests, before + 2)
  assert.equal(await status(await issuer.token()), 200)
  clock.now += 31_000
  assert.equal(await status(await issuer.token({}, { kid: randomUUID() })), 401)
  assert.equal(issuer.requests, before + 4)
})

test('F6: known keys outlive the provider for a day, and no longer', async (context) => {
  const issuer = await issuerFor(context)
  const { clock, status } = keysOf(issuer.issuer)
  const token = () => issuer.token()
  assert.equal(await status(await token()), 200)
  await issuer.stop()
  for (const now of [HOUR, 12 * HOUR, 24 * HOUR]) {
    clock.now = now
    assert.equal(await status(await token()), 200)
  }
  clock.now = 24 * HOUR + MINUTE
  assert.equal(await status(await token()), 503)
  await issuer.restart()
  clock.now += MINUTE
  assert.equal(await status(await token()), 200)
})

test('old keys are fetched again in the background, so that a withdrawn one is refused', async (context) => {
  const issuer = await issuerFor(context)
  const { clock, status } = keysOf(issuer.issuer)
  const old = await issuer.token()
  assert.equal(await status(old), 200)
  await issuer.rotate()
  clock.now = 11 * MINUTE
  assert.equal(await status(old), 200)
  await eventually(() => issuer.requests === 4)
  await eventually(async () => (await status(old)) === 401)
})

test('F6: with the provider away an unknown key is 503, API keys work, and all is well when it is back', async (context) => {
  const issuer = await issuerFor(context)
  const known = await issuer.token()
  await issuer.stop()
  const identities = await startIdentities(context, database, { config: testConfig(issuer.issuer) })
  const identify = async (token: string) => (await identities.authenticate(withToken(token))).failure
  const failure = await identify(known)
  assert.equal(failure?.status, 503)
  assert.equal(failure?.headers['Retry-After'], '5')
  const { key, userId } = await addKey(database.db)
  assert.equal((await identities.authenticate(withKey(key))).caller?.userId, userId)
  assert.equal((await identify('opaque'))?.status, 401)
  await issuer.restart()
  await eventually(async () => (await identify(known)) === null, 7000)
  await issuer.stop()
  assert.equal(await identify(known), null)
  assert.equal((await identify(await issuer.token({}, { kid: 'new' })))?.status, 503)
})

test('a provider that is away is asked every few seconds, not at every request', async (context) => {
  let requests = 0
  const issuer = await serve(context, (_request, response) => {
    requests++
    response.writeHead(500).end()
  })
  const signer = await issuerFor(context)
  const { clock, status } = keysOf(issuer)
  const token = await signer.token({ iss: issuer })
  for (let index = 0; index < 10; index++) assert.equal(await status(token), 503)
  assert.equal(requests, 1)
  clock.now += 5000
  assert.equal(await status(token), 503)
  assert.equal(requests, 2)
})

const badProviders: Record<
  string,
  (issuer: string) => { document: string; status?: number; headers?: http.OutgoingHttpHeaders }
> = {
  'names another issuer': (issuer) => ({
    document: JSON.stringify({ issuer: `${issuer}/`, jwks_uri: `${issuer}/keys` }),
  }),
  'has no jwks_uri': (issuer) => ({ document: JSON.stringify({ issuer }) }),
  'has a jwks_uri that is a file': (issuer) => ({
    document: JSON.stringify({ issuer, jwks_uri: 'file:///etc/passwd' }),
  }),
  'answers null': () => ({ document: 'null' }),
  'answers no JSON': () => ({ document: '<html>' }),
  'answers endlessly': (issuer) => ({
    document: JSON.stringify({ issuer, jwks_uri: `${issuer}/keys`, padding: 'p'.repeat(300_000) }),
  }),
  redirects: (issuer) => ({ document: '', status: 302, headers: { Location: `${issuer}/elsewhere` } }),
}

for (const [name, answer] of Object.entries(badProviders)) {
  test(`F42: a provider is not believed when its document ${name}`, async (context) => {
    const signer = await issuerFor(context)
    const keys = await signer.keys()
    const asked: (string | undefined)[] = []
    const issuer: string = await serve(context, (request, response) => {
      asked.push(request.url)
      const { document, status = 200, headers = {} } = answer(issuer)
      const isKeys = request.url === '/keys'
      response.writeHead(isKeys ? 200 : status, headers).end(isKeys ? JSON.stringify({ keys }) : document)
    })
    assert.equal(await keysOf(issuer).status(await signer.token({ iss: issuer })), 503)
    assert.deepEqual(asked, ['/.well-known/openid-configuration'])
  })
}

test('a provider that does not respond delays a request by 3 s at most', async (context) => {
  const issuer = await serve(context, () => undefined)
  const signer = await issuerFor(context)
  const start = performance.now()
  assert.equal(await keysOf(issuer).status(await signer.token({ iss: issuer })), 503)
  const elapsed = performance.now() - start
  // Without the limit it would wait for ever; a slow machine needs seconds of its own.
  assert.ok(elapsed > 2500 && elapsed < 10_000, `${elapsed} ms`)
})

async function serve(context: TestContext, listener: http.RequestListener): Promise<string> {
  const server = http.createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  context.after(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
