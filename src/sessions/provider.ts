import * as oidc from 'openid-client'
import type { Config } from '../config.ts'
import { Problem } from '../http/problem.ts'

const TIMEOUT_SECONDS = 3
const SCOPE = 'openid profile email offline_access'

/** What a sign-in gives. */
export interface Tokens {
  readonly accessToken: string
  /** When the access token ends, in milliseconds since 1970. */
  readonly expiresAt: number
  readonly refreshToken: string | null
  /** Tells the provider who signs out. */
  readonly idToken: string | null
}

/** What the provider's answer is checked against; made anew for each sign-in. */
export interface Attempt {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** The provider does not take the code or the refresh token. */
export class SignInRefused extends Error {}

type Settings = Pick<Config, 'baseUrl' | 'oidcIssuer' | 'restAudience' | 'webClientSecret'>

/** The sign-in provider as the web pages' client sees it: authorization code with PKCE (specification, "OAuth 2.0"). */
export class SignInProvider {
  readonly #settings: Settings
  readonly #clientId: string
  #client: Promise<oidc.Configuration> | null = null

  constructor(settings: Settings, clientId: string) {
    this.#settings = settings
    this.#clientId = clientId
  }

  /**
   * Where to send the browser, and what its answer will be checked against.
   * @throws Problem 503 when the provider is away
   */
  async begin(): Promise<{ address: URL; attempt: Attempt }> {
    const client = await this.#discover()
    const attempt = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    }
    const address = oidc.buildAuthorizationUrl(client, {
      redirect_uri: `${this.#settings.baseUrl}/auth/callback`,
      scope: SCOPE,
      audience: this.#settings.restAudience,
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(attempt.codeVerifier),
      code_challenge_method: 'S256',
    })
    return { address, attempt }
  }

  /**
   * Redeems the code of a callback; state, nonce, issuer (RFC 9207) and the ID token's claims are checked.
   * @param query the callback's raw query
   * @throws SignInRefused when the provider or a check refuses; Problem 503 when the provider is away
   */
  async redeem(query: string, { state, nonce, codeVerifier }: Attempt): Promise<Tokens> {
    const client = await this.#discover()
    const address = new URL(`${this.#settings.baseUrl}/auth/callback?${query}`)
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier }
    return tokens(await refusable(oidc.authorizationCodeGrant(client, address, checks)), null)
  }

  /**
   * Trades a refresh token for new tokens.
   * @throws SignInRefused when it is no longer good; Problem 503 when the provider is away
   */
  async refresh(old: Tokens): Promise<Tokens> {
    if (old.refreshToken === null) throw new SignInRefused('there is no refresh token')
    const client = await this.#discover()
    return tokens(await refusable(oidc.refreshTokenGrant(client, old.refreshToken)), old)
  }

  /** Where the browser goes to end the provider's own session (RP-Initiated Logout 1.0); our start page where it has no such page. */
  async end(idToken: string | null): Promise<string> {
    const home = `${this.#settings.baseUrl}/`
    const client = await this.#discover().catch(() => null)
    if (client?.serverMetadata().end_session_endpoint === undefined) return home
    const parameters = { post_logout_redirect_uri: home, ...(idToken === null ? {} : { id_token_hint: idToken }) }
    return oidc.buildEndSessionUrl(client, parameters).href
  }

  /** Asked once; after a failure again at the next need. */
  async #discover(): Promise<oidc.Configuration> {
    this.#client ??= this.#ask()
    try {
      return await this.#client
    } catch (error) {
      this.#client = null
      throw Problem.unavailable(error)
    }
  }

  #ask(): Promise<oidc.Configuration> {
    const { oidcIssuer, webClientSecret } = this.#settings
    const isPlain = oidcIssuer.startsWith('http:')
    return oidc.discovery(
      new URL(oidcIssuer),
      this.#clientId,
      undefined,
      webClientSecret === null ? oidc.None() : oidc.ClientSecretPost(webClientSecret),
      // Plain HTTP is for a provider on the same machine; the settings name it on purpose.
      { timeout: TIMEOUT_SECONDS, execute: isPlain ? [oidc.allowInsecureRequests] : [] },
    )
  }
}

function tokens(answer: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers, old: Tokens | null): Tokens {
  return {
    accessToken: answer.access_token,
    expiresAt: Date.now() + (answer.expiresIn() ?? 0) * 1000,
    // A provider that does not rotate refresh tokens sends none the second time (RFC 6749, section 6).
    refreshToken: answer.refresh_token ?? old?.refreshToken ?? null,
    idToken: answer.id_token ?? old?.idToken ?? null,
  }
}

/** Tells a provider that refuses from one that is away. */
async function refusable<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (isAway(error)) throw Problem.unavailable(error)
    throw new SignInRefused('the sign-in provider or a check refused', { cause: error })
  }
}

function isAway(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return isTrouble(error.status)
  if (error instanceof oidc.ClientError) {
    return error.code === 'OAUTH_TIMEOUT' || (error.cause instanceof Response && isTrouble(error.cause.status))
  }
  // What fetch fails with when nobody answers.
  return error instanceof TypeError
}

function isTrouble(status: number): boolean {
  return status >= 500 || status === 429
}
