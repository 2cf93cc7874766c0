import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type * as OidcProvider from 'oidc-provider'
import type { Configuration } from 'oidc-provider'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { listen } from '../http/listen.ts'
import { developmentClients } from './clients.ts'
import { answerInteraction, interactionUrl, PAGE_HEADERS, sendPage } from './interactions.ts'
import { signingKeys, type SigningKeys } from './keys.ts'
import { signInErrorPage, signedOutPage, signOutPage } from './pages.ts'

/** A sign-in provider for development: it believes any user name. */
export interface DevelopmentProvider {
  stop(): Promise<void>
}

type Library = typeof OidcProvider

/** Milliseconds, long enough that a busy client does not send its next request over a connection that was just closed. */
const KEEP_ALIVE_TIMEOUT = 65_000
const TOOL_SCOPES = 'read:printdata write:printdata'
const HOUR = 3600
const DAY = 24 * HOUR

/** Whether the configured issuer is one that we run ourselves: plain HTTP on this machine. */
export function runsHere(config: Config): boolean {
  const { protocol, hostname } = new URL(config.oidcIssuer)
  return protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname)
}

/**
 * Starts the development sign-in provider at `config.oidcIssuer`, on the loopback address only.
 * @throws StartError when its port is taken
 */
export async function startProvider(config: Config, log: Logger): Promise<DevelopmentProvider> {
  const library = await import('oidc-provider')
  const { createMemoryAdapter } = await import('oidc-provider/lib/adapters/memory_adapter.js')
  const settings = {
    ...configuration(config, library, await signingKeys(config.dataDir)),
    adapter: createMemoryAdapter(),
  }
  const provider = new library.Provider(config.oidcIssuer, settings)
  provider.on('server_error', (_context, error) => log.error({ err: error }, 'development sign-in failed'))
  provider.use(async (context, next) => {
    fillInScope(config, context)
    askConsentForRefreshTokens(context)
    await next()
  })
  allowRedirects(provider, config)
  const { host, hostname, port } = new URL(config.oidcIssuer)
  const answerProtocol = provider.callback()
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers.host !== host) {
      sendPage(response, 421, signInErrorPage('misdirected', `This provider answers at ${config.oidcIssuer} only.`))
    } else if (!(await answerInteraction(provider, config, request, response))) {
      await answerProtocol(request, response)
    }
  }
  const server = http.createServer({ keepAliveTimeout: KEEP_ALIVE_TIMEOUT }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'development sign-in failed')
      response.destroy()
    })
  })
  await listen(
    server,
    Number(port || 80),
    hostname === 'localhost' ? '127.0.0.1' : hostname,
    'the development sign-in provider',
  )
  log.info(
    { issuer: config.oidcIssuer },
    'development sign-in provider: any user name is believed; never run it in production',
  )
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function configuration(config: Config, library: Library, keys: SigningKeys): Configuration {
  return {
    clients: developmentClients(config),
    jwks: keys.jwks,
    cookies: {
      keys: keys.cookies,
      names: { session: 'development_session', interaction: 'development_interaction', resume: 'development_resume' },
    },
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    pkce: { required: () => true },
    // Auth0 names the API by `audience` where RFC 8707 says `resource`.
    extraParams: ['audience'],
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        // The library writes these answers itself, with its cookies.
        logoutSource: (context, form) => {
          context.set(PAGE_HEADERS)
          context.body = signOutPage(form)
        },
        postLogoutSuccessSource: (context) => {
          context.set(PAGE_HEADERS)
          context.body = signedOutPage()
        },
      },
      dPoP: { enabled: false },
      resourceIndicators: {
        enabled: true,
        // Agents of revisions before 2025-06-18 send no `resource`.
        defaultResource: (context, { clientId }, oneOf) =>
          oneOf ??
          audience(context.oidc.params?.['audience']) ??
          (clientId === config.toolsClientId ? config.toolsAudience : undefined),
        useGrantedResource: () => true,
        getResourceServerInfo: (_context, resource) => resourceServer(config, library, resource),
      },
    },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...profile(sub) }) }),
    extraTokenClaims: ({ oidc }, token) => ({
      ...('accountId' in token ? profile(token.accountId) : {}),
      auth_time: oidc.entities.AuthorizationCode?.authTime ?? oidc.entities.RefreshToken?.authTime,
    }),
    interactions: { url: (_context, interaction) => interactionUrl(interaction.uid) },
    renderError: (context, out) => {
      context.respond = false
      sendPage(
        context.res,
        context.status,
        signInErrorPage(out.error, out.error_description ?? 'The sign-in could not go on.'),
      )
    },
    clientBasedCORS: () => true,
    // Given as numbers because the library's defaults print a notice each.
    ttl: {
      AccessToken: HOUR,
      AuthorizationCode: 60,
      IdToken: HOUR,
      Interaction: HOUR,
      RefreshToken: 14 * DAY,
      Session: 14 * DAY,
      Grant: 14 * DAY,
    },
  }
}

/** RFC 9068 tokens for the two audiences of this service; RFC 8707, section 2: `invalid_target` for any other. */
function resourceServer(config: Config, library: Library, resource: string) {
  const scopes = new Map([
    [config.restAudience, ''],
    [config.toolsAudience, TOOL_SCOPES],
  ])
  const scope = scopes.get(resource)
  if (scope === undefined) throw new library.errors.InvalidTarget()
  return { audience: resource, scope, accessTokenFormat: 'jwt' as const, jwt: { sign: { alg: 'RS256' as const } } }
}

const audience = (parameter: unknown) => (typeof parameter === 'string' && parameter !== '' ? parameter : undefined)

const profile = (name: string) => ({ name, email: `${name}@example.org`, email_verified: true })

/** The part of an authorization request that is completed before the library reads it. */
interface AuthorizationRequest {
  readonly path: string
  query: Record<string, string | string[] | undefined>
}

/** A request without a scope asks for the default of its client (RFC 6749, section 3.3). */
function fillInScope(config: Config, context: AuthorizationRequest): void {
  const { scope = '', client_id } = context.query
  if (context.path !== '/auth' || scope !== '') return
  const byDefault = client_id === config.toolsClientId ? TOOL_SCOPES : 'profile email'
  context.query = { ...context.query, scope: `openid ${byDefault}` }
}

/**
 * Lets agents that are not on the loopback sign in. The library itself would refuse the schemes of some desktop applications,
 * such as `cursor:`, which are not reversed domain names (RFC 8252, section 7.1).
 */
function allowRedirects({ Client }: OidcProvider.Provider, { toolsClientId, toolsRedirects }: Config): void {
  const clients = Client.prototype
  const byItself = Reflect.get(clients, 'redirectUriAllowed')
  clients.redirectUriAllowed = function allowed(uri) {
    return (this.clientId === toolsClientId && toolsRedirects.includes(uri)) || byItself.call(this, uri)
  }
}

/**
 * OpenID Connect Core, section 11, gives refresh tokens only where consent was asked; Auth0 and most clients do not send
 * `prompt=consent`, so it is added to the request.
 */
function askConsentForRefreshTokens(context: AuthorizationRequest): void {
  const { scope, prompt = '' } = context.query
  if (context.path !== '/auth' || typeof scope !== 'string' || !scope.split(' ').includes('offline_access')) return
  if (typeof prompt !== 'string' || /\b(none|consent)\b/.test(prompt)) return
  context.query = { ...context.query, prompt: `${prompt} consent`.trim() }
}
