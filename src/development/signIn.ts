import * as oidc from 'openid-client'
import { LOOPBACK_REDIRECT } from './clients.ts'

const MAX_PAGES = 12

export interface SignIn {
  /** The issuer of a development provider. */
  readonly issuer: string
  readonly clientId: string
  readonly user: string
  /** The Auth0-style `audience`; without it the access token is opaque. */
  readonly audience?: string
  /** The RFC 8707 `resource`. */
  readonly resource?: string
  /** Space-separated; null sends none. Default: `openid profile email`. */
  readonly scope?: string | null
  readonly redirectUri?: string
}

/**
 * Signs in at the development provider as a browser would: authorization code with PKCE, through its pages.
 * @returns the token answer, `access_token` among it
 * @throws Error of openid-client when the provider cannot be reached or refuses
 */
export async function signIn(request: SignIn): Promise<oidc.TokenEndpointResponse> {
  const {
    issuer,
    clientId,
    user,
    audience,
    resource,
    scope = 'openid profile email',
    redirectUri = LOOPBACK_REDIRECT,
  } = request
  const client = await oidc.discovery(new URL(issuer), clientId, undefined, oidc.None(), {
    execute: [oidc.allowInsecureRequests],
  })
  const pkceCodeVerifier = oidc.randomPKCECodeVerifier()
  const expectedState = oidc.randomState()
  const start = oidc.buildAuthorizationUrl(client, {
    redirect_uri: redirectUri,
    ...(scope === null ? {} : { scope }),
    state: expectedState,
    code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    ...(audience === undefined ? {} : { audience }),
    ...(resource === undefined ? {} : { resource }),
  })
  const callback = await browse(start, redirectUri, user)
  return oidc.authorizationCodeGrant(client, callback, { pkceCodeVerifier, expectedState })
}

/** Follows redirects and answers the pages of the development provider, as a browser and its user would, until the provider sends the browser back to the client. */
export async function browse(start: URL, redirectUri: string, user: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let url = start
  let form: URLSearchParams | null = null
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const response: Response = await visit(url, form, cookies)
    const location = response.headers.get('location')
    const html = await response.text()
    if (location !== null) {
      url = new URL(location, url)
      form = null
      if (url.href.startsWith(redirectUri)) return url
    } else if (response.ok && html.includes('<form method="post">')) {
      form = new URLSearchParams(html.includes('name="name"') ? { name: user } : { answer: 'allow' })
    } else {
      throw new Error(`The sign-in provider answered ${response.status}: ${complaint(html)}`)
    }
  }
  throw new Error('The sign-in provider keeps sending the browser around.')
}

async function visit(url: URL, form: URLSearchParams | null, cookies: Map<string, string>): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { cookie },
    ...(form === null ? {} : { method: 'POST', body: form }),
  })
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    cookies.set(name, value)
  }
  return response
}

/** Error text of a page of the provider. */
function complaint(html: string): string {
  const said = /role="alert">([^<]*)/.exec(html) ?? /<\/h1>\s*<p>([^<]*)/.exec(html)
  return said?.[1]?.trim() ?? 'a page that is not ours'
}
