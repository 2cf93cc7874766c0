import assert from 'node:assert/strict'
import { statSync } from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import * as oidc from 'openid-client'
import { pino } from 'pino'
import { readConfig, type Config } from '../../src/config/config.ts'
import { LOOPBACK_REDIRECT, TOKEN_CLIENT_ID } from '../../src/development/clients.ts'
import { startProvider, type DevelopmentProvider } from '../../src/development/provider.ts'
import { signIn } from '../../src/development/signIn.ts'
import { StartError } from '../../src/kernel/startError.ts'
import { freePortPair, hold, release } from '../support/ports.ts'
import { temporaryFolder } from './temporary.ts'

const log = pino({ level: 'silent' })
let config: Config
let provider: DevelopmentProvider

before(async () => {
  const port = await freePortPair()
  config = readConfig({ PORT: String(port), DATA_DIR: temporaryFolder() })
  provider = await startProvider(config, log)
})
after(() => provider.stop())

const asUser = (rest: Partial<Parameters<typeof signIn>[0]> = {}) =>
  signIn({ issuer: config.oidcIssuer, clientId: TOKEN_CLIENT_ID, user: 'demo', ...rest })

test('discovery names S256 and no registration', async () => {
  const document = (await (await fetch(`${config.oidcIssuer}/.well-known/openid-configuration`)).json()) as Record<
    string,
    unknown
  >
  assert.equal(document['issuer'], config.oidcIssuer)
  assert.deepEqual(document['code_challenge_methods_supported'], ['S256'])
  assert.deepEqual(document['response_types_supported'], ['code'])
  assert.equal(document['registration_endpoint'], undefined)
})

test('`audience` gives an RFC 9068 token for the REST API', async () => {
  const { access_token } = await asUser({ audience: config.restAudience })
  assert.equal(decodeProtectedHeader(access_token).typ, 'at+jwt')
  const claims = await verify(access_token, config.restAudience)
  assert.equal(claims['client_id'], TOKEN_CLIENT_ID)
  assert.equal(claims.sub, 'demo')
  assert.equal(claims['email'], 'demo@example.org')
  assert.equal(claims['name'], 'demo')
  assert.equal(typeof claims['auth_time'], 'number')
})

test('`resource` gives the tools a token with their scopes, after consent', async () => {
  const { access_token } = await asUser({
    clientId: config.toolsClientId,
    user: 'anna',
    resource: config.toolsAudience,
    scope: 'openid read:printdata',
    redirectUri: 'http://localhost:43117/callback',
  })
  const claims = await verify(access_token, config.toolsAudience)
  assert.equal(claims.sub, 'anna')
  assert.equal(claims['scope'], 'read:printdata')
})

test('without an audience the access token is opaque', async () => {
  const { access_token } = await asUser()
  assert.equal(access_token.split('.').length, 1)
})

for (const name of ['audience', 'resource'] as const) {
  test(`an unknown ${name} is an invalid target`, async () => {
    await assert.rejects(asUser({ [name]: 'https://elsewhere.example/api' }), { error: 'invalid_target' })
  })
}

test('offline_access gives a refresh token that keeps the audience', async () => {
  const tokens = await asUser({ audience: config.restAudience, scope: 'openid offline_access' })
  const client = await oidc.discovery(new URL(config.oidcIssuer), TOKEN_CLIENT_ID, undefined, oidc.None(), {
    execute: [oidc.allowInsecureRequests],
  })
  const refreshed = await oidc.refreshTokenGrant(client, tokens.refresh_token ?? '')
  assert.equal((await verify(refreshed.access_token, config.restAudience)).sub, 'demo')
})

test('the account pages sign in with their own redirect', async () => {
  const { access_token } = await asUser({
    clientId: config.webClientId ?? '',
    audience: config.restAudience,
    redirectUri: `${config.baseUrl}/auth/callback`,
  })
  assert.equal((await verify(access_token, config.restAudience))['client_id'], config.webClientId)
})

test('no PKCE, the plain method, a foreign redirect and another response type are refused', async () => {
  const good = {
    client_id: TOKEN_CLIENT_ID,
    response_type: 'code',
    redirect_uri: LOOPBACK_REDIRECT,
    scope: 'openid',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  }
  assert.equal((await authorize(good)).error, null)
  assert.equal((await authorize({ ...good, code_challenge: '', code_challenge_method: '' })).error, 'invalid_request')
  assert.equal((await authorize({ ...good, code_challenge_method: 'plain' })).error, 'invalid_request')
  assert.equal((await authorize({ ...good, response_type: 'token' })).error, 'unsupported_response_type')
  assert.deepEqual(await authorize({ ...good, redirect_uri: 'https://evil.example/callback' }), {
    status: 400,
    error: null,
  })
})

const AGENTS = [
  'https://claude.ai/api/mcp/auth_callback',
  'https://chatgpt.com/connector_platform_oauth_redirect',
  'cursor://anysphere.cursor-mcp/oauth/callback',
]

test('agents on the web and on the desktop sign in at the addresses that the setting allows, and at no others', async (t) => {
  const open = readConfig({
    PORT: String(await freePortPair()),
    DATA_DIR: temporaryFolder(),
    TOOLS_REDIRECTS: AGENTS.join(','),
  })
  const second = await startProvider(open, log)
  t.after(() => second.stop())
  const { oidcIssuer: issuer, toolsClientId: clientId, toolsAudience: resource } = open
  const scope = 'openid read:printdata'
  for (const redirectUri of AGENTS) {
    const { access_token } = await signIn({ issuer, clientId, resource, scope, user: 'anna', redirectUri })
    assert.deepEqual([decodeJwt(access_token).sub, decodeJwt(access_token).aud], ['anna', resource])
    await assert.rejects(asUser({ clientId, resource: config.toolsAudience, scope, redirectUri }), /answered 400/)
  }
  for (const redirectUri of [`${AGENTS[0]}/x`, `${AGENTS[0]}?x=1`, 'https://claude.ai/', 'cursor://elsewhere']) {
    await assert.rejects(signIn({ issuer, clientId, resource, scope, user: 'anna', redirectUri }), /answered 400/)
  }
  const foreign = { issuer, clientId: TOKEN_CLIENT_ID, user: 'anna', redirectUri: AGENTS[0] ?? '' }
  await assert.rejects(signIn(foreign), /answered 400/)
})

test('agents that listen on the loopback sign in without a setting', async () => {
  for (const address of [
    'http://localhost:3118/callback',
    'http://127.0.0.1:33418/',
    'http://localhost:7777/oauth/callback',
    'http://localhost:6274/oauth/callback/debug',
    'http://127.0.0.1:19876/mcp/oauth/callback',
  ]) {
    const request = { clientId: config.toolsClientId, resource: config.toolsAudience, scope: 'openid read:printdata' }
    const { access_token } = await asUser({ ...request, redirectUri: address })
    assert.equal((await verify(access_token, config.toolsAudience)).sub, 'demo', address)
  }
})

test('a request without a scope, or without a resource, gets the default of its client (RFC 6749, 3.3)', async () => {
  const tools = { clientId: config.toolsClientId, redirectUri: 'http://127.0.0.1:5/callback' }
  for (const request of [{ resource: config.toolsAudience, scope: null }, { scope: null }, { scope: '' }]) {
    const { access_token } = await asUser({ ...tools, ...request })
    const { scope } = await verify(access_token, config.toolsAudience)
    assert.deepEqual(String(scope).split(' ').sort(), ['read:printdata', 'write:printdata'])
  }
  const { access_token } = await asUser({ audience: config.restAudience, scope: null })
  assert.equal((await verify(access_token, config.restAudience)).sub, 'demo')
})

test('a hostile user name is refused on the page and never echoed raw', async () => {
  await assert.rejects(asUser({ user: '"><script>alert(1)</script>' }), /answered 400: Use 1 to 50 letters/)
})

test('another Host header is refused, so that no other site can be pointed here', async () => {
  const address = config.oidcIssuer.replace('localhost', '127.0.0.1')
  assert.equal((await fetch(`${address}/jwks`)).status, 421)
})

test('keys are private to their owner and sign the same after another start', async (t) => {
  const { access_token } = await asUser({ audience: config.restAudience })
  const again = readConfig({ PORT: String(await freePortPair()), DATA_DIR: config.dataDir })
  const second = await startProvider(again, log)
  t.after(() => second.stop())
  assert.equal((await verify(access_token, config.restAudience, again.oidcIssuer)).sub, 'demo')
  assert.equal(statSync(path.join(config.dataDir, 'provider-keys.json')).mode & 0o077, 0)
})

test('a taken port ends in a sentence', async (t) => {
  const port = await freePortPair()
  const other = await hold(port + 1)
  t.after(() => release(other))
  const taken = readConfig({ PORT: String(port), DATA_DIR: config.dataDir })
  await assert.rejects(
    startProvider(taken, log),
    (error) => error instanceof StartError && error.message.includes(`Port ${port + 1}`),
  )
})

async function verify(token: string, audience: string, keysFrom = config.oidcIssuer) {
  const keys = createRemoteJWKSet(new URL(`${keysFrom}/jwks`))
  return (await jwtVerify(token, keys, { issuer: config.oidcIssuer, audience, algorithms: ['RS256'], typ: 'at+jwt' }))
    .payload
}

async function authorize(parameters: Record<string, string>): Promise<{ status: number; error: string | null }> {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''))
  const response = await fetch(`${config.oidcIssuer}/auth?${query.toString()}`, { redirect: 'manual' })
  const location = response.headers.get('location')
  const sent = new URL(location ?? config.oidcIssuer, config.oidcIssuer)
  const answer = new URLSearchParams(sent.hash ? sent.hash.slice(1) : sent.search)
  return { status: response.status, error: answer.get('error') }
}
