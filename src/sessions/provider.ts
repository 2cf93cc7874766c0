import * as oidc from 'openid-client'
import type { Config } from '../config/config.ts'
import { requireNoTransaction } from '../database/transaction.ts'
import { Problem } from '../kernel/problem.ts'

const TIMEOUT_SECONDS = 3
/** Milliseconds after a failure during which no request waits for the provider. */
const RETRY_MS = 5000
const SCOPE = 'openid profile email offline_access'

/** Tokens of a sign-in. */
export interface Tokens {
  readonly accessToken: string
  /** Expiry of the access token by the database's clock, in milliseconds since 1970. */
  readonly expiresAt: number
  readonly refreshToken: string | null
  /** ID token, which identifies the user to the provider at sign-out. */
  readonly idToken: string | null
}

/** Values that the provider's response is checked against; created for each sign-in. */
export interface Attempt {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** How a sign-in begins. */
export interface BeginOptions {
  /** Whether the provider asks again, although it knows the browser. */
  readonly isAnew: boolean
  /** User name to suggest (`login_hint` of OpenID Connect Core, section 3.1.2.1). */
  readonly hint: string | null
}

/** Error when the provider refuses the code or the refresh token. */
export class SignInRefused extends Error {}

type Settings = Pick<Config, 'baseUrl' | 'oidcIssuer' | 'restAudience' | 'webClientSecret'>

/** Client of the sign-in provider for the web pages: authorization code with PKCE (RFC 7636). */
export class SignInProvider {
  readonly #settings: Settings
  readonly #clientId: string
  readonly #now: () => Date
  #client: Promise<oidc.Configuration> | null = null
  #failure: unknown = null
  #failedAt = -Infinity

  /** @param now the database's time */
  constructor(settings: Settings, clientId: string, now: () => Date) {
    this.#settings = settings
    this.#clientId = clientId
    this.#now = now
  }

  /**
   * Spares a request the wait for a provider that recently failed to respond.
   * @throws Problem 503 for five seconds after a failure; Error inside a database transaction
   */
  requireReachable(): void {
    requireNoTransaction('The sign-in provider')
    if (this.#now().getTime() - this.#failedAt < RETRY_MS) throw Problem.unavailable(this.#failure)
  }

  /**
   * Begins a sign-in. Returns the address to send the browser to, and the values that the response is checked against.
   * @throws Problem 503 when the provider is unavailable
   */
  async begin({ isAnew, hint }: BeginOptions): Promise<{ address: URL; attempt: Attempt }> {
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
      ...(isAnew ? { prompt: 'login' } : {}),
      ...(hint === null ? {} : { login_hint: hint }),
    })
    return { address, attempt }
  }

  /**
   * Redeems the code of a callback; state, nonce, issuer (RFC 9207) and the ID token's claims are checked.
   * @param query the callback's raw query string
   * @throws SignInRefused when the provider or a check refuses; Problem 503 when the provider is unavailable
   */
  async redeem(query: string, { state, nonce, codeVerifier }: Attempt): Promise<Tokens> {
    const client = await this.#discover()
    const address = new URL(`${this.#settings.baseUrl}/auth/callback?${query}`)
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier }
    return this.#tokens(await this.#grant(oidc.authorizationCodeGrant(client, address, checks), isAway), null)
  }

  /**
   * Exchanges a refresh token for new tokens.
   * @throws SignInRefused when the token is no longer valid; Problem 503 when the provider is unavailable
   */
  async refresh(old: Tokens): Promise<Tokens> {
    if (old.refreshToken === null) throw new SignInRefused('there is no refresh token')
    const client = await this.#discover()
    const request = oidc.refreshTokenGrant(client, old.refreshToken)
    return this.#tokens(await this.#grant(request, (error) => !isRefusal(error)), old)
  }

  /**
   * Returns the address that ends the provider's own session (RP-Initiated Logout 1.0), or our start page when the
   * provider has no such endpoint.
   */
  async end(idToken: string | null): Promise<string> {
    const home = `${this.#settings.baseUrl}/`
    const client = await this.#discover().catch(() => null)
    if (client?.serverMetadata().end_session_endpoint === undefined) return home
    const parameters = { post_logout_redirect_uri: home, ...(idToken === null ? {} : { id_token_hint: idToken }) }
    return oidc.buildEndSessionUrl(client, parameters).href
  }

  /** Reads the provider's configuration once, and again some time after a failure. */
  async #discover(): Promise<oidc.Configuration> {
    this.requireReachable()
    this.#client ??= this.#ask()
    try {
      return await this.#client
    } catch (error) {
      this.#client = null
      throw this.#away(error)
    }
  }

  /** Distinguishes a provider that refuses from one that is unavailable. */
  async #grant<Answer>(request: Promise<Answer>, isAway: (error: unknown) => boolean): Promise<Answer> {
    try {
      return await request
    } catch (error) {
      if (isAway(error)) throw this.#away(error)
      throw new SignInRefused('the sign-in provider or a check refused', { cause: error })
    }
  }

  #away(error: unknown): Problem {
    this.#failure = error
    this.#failedAt = this.#now().getTime()
    return Problem.unavailable(error)
  }

  #tokens(answer: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers, old: Tokens | null): Tokens {
    return {
      accessToken: answer.access_token,
      expiresAt: this.#now().getTime() + (answer.expiresIn() ?? 0) * 1000,
      // A provider that does not rotate refresh tokens omits them from later responses (RFC 6749, section 6).
      refreshToken: answer.refresh_token ?? old?.refreshToken ?? null,
      idToken: answer.id_token ?? old?.idToken ?? null,
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
      // Plain HTTP is meant for a provider on the same machine; the operator configures it deliberately.
      { timeout: TIMEOUT_SECONDS, execute: isPlain ? [oidc.allowInsecureRequests] : [] },
    )
  }
}

function isAway(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return isTrouble(error.status)
  if (error instanceof oidc.ClientError) {
    return error.code === 'OAUTH_TIMEOUT' || (error.cause instanceof Response && isTrouble(error.cause.status))
  }
  // Fetch throws a TypeError when there is no response.
  return error instanceof TypeError
}

/**
 * Whether the provider itself reports that a refresh token is no longer valid. An incomplete response, or one
 * that is not JSON, does not say so, and a misconfigured client must not end all sessions (RFC 6749, section 5.2).
 */
function isRefusal(error: unknown): boolean {
  return error instanceof oidc.ResponseBodyError && !isTrouble(error.status) && error.error !== 'invalid_client'
}

function isTrouble(status: number): boolean {
  return status >= 500 || status === 429
}
