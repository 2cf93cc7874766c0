import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  type OAuthClientProvider,
} from '@modelcontextprotocol/client'
import { decodeJwt } from 'jose'
import { pino } from 'pino'
import { readConfig } from '../../src/config/config.ts'
import { startProvider } from '../../src/development/provider.ts'
import { browse, signIn } from '../../src/development/signIn.ts'
import { temporaryFolder } from '../development/temporary.ts'
import { freePortPair } from '../support/ports.ts'
import { startServer } from '../support/server.ts'
import { TOKEN_CLIENT_ID } from '../../src/development/clients.ts'
import { startFrontDoor } from './frontDoor.ts'

const REDIRECT = 'http://127.0.0.1/callback'
const USER = 'anna'

const door = await startFrontDoor()
const config = readConfig({
  PORT: String(await freePortPair()),
  BASE_URL: door.origin,
  DATA_DIR: temporaryFolder(),
  TOOLS_CLIENT_ID: 'a-published-client',
})
const provider = await startProvider(config, pino({ level: 'silent' }))
after(() => provider.stop())
const { baseUrl, oidcIssuer, restAudience, toolsAudience, toolsClientId } = config
const server = await startServer({ baseUrl, oidcIssuer, restAudience, toolsAudience, toolsClientId })
door.open(server.url)

/** What an agent keeps of its sign-in. It knows the address of the tool server and nothing else. */
class SignInOfAgent implements OAuthClientProvider {
  readonly redirectUrl = REDIRECT
  readonly clientMetadata = { redirect_uris: [REDIRECT], client_name: 'Desk assistant' }
  saved: Parameters<OAuthClientProvider['saveTokens']>[0] | undefined
  callback: URL | undefined
  scope = ''
  #verifier = ''

  /** The client id that the sign-in metadata publish. */
  async clientInformation() {
    const metadata = await fetch(`${door.origin}/.well-known/oauth-protected-resource/mcp`)
    const { public_client_id } = (await metadata.json()) as { public_client_id: string }
    return { client_id: public_client_id }
  }
  tokens() {
    return this.saved
  }
  saveTokens(tokens: NonNullable<typeof this.saved>) {
    this.saved = tokens
  }
  async redirectToAuthorization(url: URL) {
    this.scope = url.searchParams.get('scope') ?? ''
    this.callback = await browse(url, REDIRECT, USER)
  }
  saveCodeVerifier(verifier: string) {
    this.#verifier = verifier
  }
  codeVerifier() {
    return this.#verifier
  }
}

/** Connects, signing in where the tool server asks for it. */
async function connectWith(authProvider: SignInOfAgent): Promise<Client> {
  const url = new URL(`${door.origin}/mcp`)
  const client = () =>
    new Client({ name: 'desk-assistant', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } })
  const first = new StreamableHTTPClientTransport(url, { authProvider })
  try {
    const connected = client()
    await connected.connect(first)
    return connected
  } catch (error) {
    if (!(error instanceof UnauthorizedError) || !authProvider.callback) throw error
  }
  await first.finishAuth(authProvider.callback.searchParams)
  const again = client()
  await again.connect(new StreamableHTTPClientTransport(url, { authProvider }))
  return again
}

const restToken = async () =>
  (await signIn({ issuer: oidcIssuer, clientId: TOKEN_CLIENT_ID, user: USER, audience: restAudience })).access_token

test('an agent that knows the address signs its user in, logs a print, and is cut off', async () => {
  const agent = new SignInOfAgent()
  const client = await connectWith(agent)
  assert.equal(agent.scope, 'read:printdata write:printdata')
  assert.deepEqual([decodeJwt(agent.saved?.access_token ?? '').aud].flat(), [toolsAudience])
  const { tools } = await client.listTools()
  assert(tools.some(({ name }) => name === 'create_print'))
  const logged = await client.callTool({ name: 'create_print', arguments: { title: 'Benchy', status: 'Success' } })
  const { id } = logged.structuredContent as { id: number }

  const as = await restToken()
  const print = (await server.client.call('Prints_GetPrint', { as, path: { id } })).body
  assert.deepEqual([print.title, print.source], ['Benchy', 'Agent'])
  const [grant] = (await server.client.call('ConnectedAgents_GetConnectedAgents', { as })).body
  assert.deepEqual([grant?.clientId, grant?.clientName], ['a-published-client', 'desk-assistant'])

  await server.client.call('ConnectedAgents_RevokeConnectedAgent', { as, path: { grantId: grant?.grantId ?? '' } })
  const before = agent.saved?.access_token ?? ''
  assert.equal(await statusOf(before), 401)

  // A sign-in that is provably later lets the agent in again; the claim counts whole seconds.
  for (let attempt = 0; ; attempt++) {
    const renewed = await signInForTools()
    if ((await statusOf(renewed)) === 200) break
    assert(attempt < 100, 'a later sign-in was not let in')
    await sleep(50)
  }
  assert.equal(await statusOf(before), 401)
})

test('a refreshed token does not bring a revoked agent back', async () => {
  const user = 'berta'
  const tokens = await signIn({
    issuer: oidcIssuer,
    clientId: toolsClientId,
    user,
    resource: toolsAudience,
    scope: 'openid offline_access read:printdata',
  })
  assert.equal(await statusOf(tokens.access_token), 200)
  const as = (await signIn({ issuer: oidcIssuer, clientId: TOKEN_CLIENT_ID, user, audience: restAudience }))
    .access_token
  const [grant] = (await server.client.call('ConnectedAgents_GetConnectedAgents', { as })).body
  await server.client.call('ConnectedAgents_RevokeConnectedAgent', { as, path: { grantId: grant?.grantId ?? '' } })
  const refreshed = await fetch(`${oidcIssuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: toolsClientId,
      refresh_token: tokens.refresh_token ?? '',
      resource: toolsAudience,
    }),
  })
  const { access_token } = (await refreshed.json()) as { access_token: string }
  assert.notEqual(access_token, tokens.access_token)
  assert.equal(await statusOf(access_token), 401)
})

async function signInForTools(): Promise<string> {
  const request = { issuer: oidcIssuer, clientId: toolsClientId, user: USER, resource: toolsAudience }
  return (await signIn({ ...request, scope: 'openid read:printdata' })).access_token
}

async function statusOf(token: string): Promise<number> {
  const response = await fetch(`${door.origin}/mcp`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
  })
  await response.text()
  return response.status
}
