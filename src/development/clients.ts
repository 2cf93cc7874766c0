import type { ClientMetadata } from 'oidc-provider'
import type { Config } from '../config/config.ts'

/** Client that `make token` and the tests sign in with. */
export const TOKEN_CLIENT_ID = 'print-log-token'
/** The redirect that `make token` reads the code from; nothing listens there. Loopback ports are free (RFC 8252, section 7.3). */
export const LOOPBACK_REDIRECT = 'http://127.0.0.1/callback'

/** Whether a client belongs to the service itself: its users are not asked for consent. */
export function isFirstParty(config: Config, clientId: string): boolean {
  return [TOKEN_CLIENT_ID, config.webClientId].includes(clientId)
}

const LOOPBACK_HOSTS = ['127.0.0.1', 'localhost', '[::1]']
/** Where desktop agents listen (docs/agents.md, "Sign-in"). */
const TOOL_PATHS = [
  '/',
  '/callback',
  '/oauth/callback',
  '/oauth/callback/debug',
  '/auth/callback',
  '/mcp/oauth/callback',
]

/** The clients of the development provider: all public, no others can be registered (docs/domain.md, "Credentials"). */
export function developmentClients(config: Config): ClientMetadata[] {
  return [
    native(
      config.toolsClientId,
      'Print log tools',
      LOOPBACK_HOSTS.flatMap((host) => TOOL_PATHS.map((path) => `http://${host}${path}`)),
    ),
    native(TOKEN_CLIENT_ID, 'make token', [LOOPBACK_REDIRECT]),
    ...(config.webClientId === null ? [] : [web(config.webClientId, config.baseUrl)]),
  ]
}

function web(clientId: string, baseUrl: string): ClientMetadata {
  return {
    ...native(clientId, 'Print log', [`${baseUrl}/auth/callback`]),
    application_type: 'web',
    post_logout_redirect_uris: [`${baseUrl}/`],
  }
}

function native(clientId: string, name: string, redirects: string[]): ClientMetadata {
  return {
    client_id: clientId,
    client_name: name,
    redirect_uris: redirects,
    application_type: 'native',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
  }
}
