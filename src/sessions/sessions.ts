import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import type { Config } from '../config.ts'
import { hashCookie, newCookieValue } from './cookie.ts'
import { SignInProvider, SignInRefused, type Attempt, type Tokens } from './provider.ts'
import { Seal } from './seal.ts'
import { findTokens, insertSession, insertSignIn, lockTokens, takeSession, takeSignIn, updateTokens } from './store.ts'

/** Seconds: how long somebody may take to sign in, and how long a session lasts at most. */
export const SIGN_IN_SECONDS = 600
export const SESSION_SECONDS = 30 * 86_400
/** An access token is renewed when it has less than this left, in milliseconds. */
const RENEW_MS = 30_000

/** A sign-in that has come back from the provider. */
export interface SignedIn {
  readonly tokens: Tokens
  /** The page that was asked for. */
  readonly returnTo: string
}

interface SignInSecrets extends Attempt {
  readonly returnTo: string
}

interface Dependencies {
  readonly db: Kysely<DB>
  readonly config: Config
  readonly log: Logger
}

/** The sessions of the web pages. A cookie stands for tokens that the browser never sees. */
export class Sessions {
  readonly #db: Kysely<DB>
  readonly #log: Logger
  readonly #seal: Seal
  readonly #provider: SignInProvider
  /** Requests of one page come together: one of them renews, the others wait for it. */
  readonly #renewals = new Map<string, Promise<string | null>>()

  constructor({ db, config, log }: Dependencies, clientId: string, secret: string) {
    this.#db = db
    this.#log = log
    this.#seal = new Seal(secret)
    this.#provider = new SignInProvider(config, clientId)
  }

  /** The sessions, or null when the settings give the pages no sign-in. */
  static of(dependencies: Dependencies): Sessions | null {
    const { webClientId, sessionSecret } = dependencies.config
    return webClientId === null || sessionSecret === null
      ? null
      : new Sessions(dependencies, webClientId, sessionSecret)
  }

  /**
   * Begins a sign-in.
   * @param browser the value of the sign-in cookie
   * @param returnTo the page to come back to
   * @returns where to send the browser
   * @throws Problem 503 when the sign-in provider is away
   */
  async begin(browser: string, returnTo: string): Promise<URL> {
    const { address, attempt } = await this.#provider.begin()
    const idHash = hashCookie(browser, attempt.state)
    const secrets: SignInSecrets = { ...attempt, returnTo }
    await insertSignIn(this.#db, idHash, this.#seal.close(secrets, idHash), SIGN_IN_SECONDS)
    return address
  }

  /**
   * Takes what the provider sent the browser back with.
   * @param query the callback's raw query
   * @returns null when this browser did not begin this sign-in, or too long ago, or has used it already
   * @throws SignInRefused when the provider or a check refuses; Problem 503 when the provider is away
   */
  async redeem(browser: string, query: string): Promise<SignedIn | null> {
    const idHash = hashCookie(browser, new URLSearchParams(query).get('state') ?? '')
    const sealed = await takeSignIn(this.#db, idHash)
    const secrets = sealed && (this.#seal.open(sealed, idHash) as SignInSecrets | null)
    if (!secrets) return null
    return { tokens: await this.#provider.redeem(query, secrets), returnTo: secrets.returnTo }
  }

  /** Begins a session; gives the value of its cookie, which is new each time (session fixation). */
  async start(userId: number, tokens: Tokens): Promise<string> {
    const cookie = newCookieValue()
    const idHash = hashCookie(cookie)
    await insertSession(this.#db, idHash, userId, this.#seal.close(tokens, idHash), SESSION_SECONDS)
    return cookie
  }

  /** Whether a cookie stands for a session. */
  async has(cookie: string): Promise<boolean> {
    return (await findTokens(this.#db, hashCookie(cookie))) !== null
  }

  /**
   * The access token that a cookie stands for, renewed when needed.
   * @returns null when the session has ended
   * @throws Problem 503 when the token has to be renewed and the sign-in provider is away
   */
  async accessToken(cookie: string): Promise<string | null> {
    const idHash = hashCookie(cookie)
    const tokens = this.#open(await findTokens(this.#db, idHash), idHash)
    if (tokens === null) return null
    return isFresh(tokens) ? tokens.accessToken : this.#renewOnce(idHash)
  }

  /** Ends a session here only, as when the same browser begins a new one. */
  async forget(cookie: string): Promise<void> {
    await takeSession(this.#db, hashCookie(cookie))
  }

  /** Ends a session; gives the address that ends the provider's own. */
  async end(cookie: string | null): Promise<string> {
    const idHash = hashCookie(cookie ?? '')
    const sealed = cookie === null ? null : await takeSession(this.#db, idHash)
    return this.#provider.end(this.#open(sealed, idHash)?.idToken ?? null)
  }

  #open(sealed: Buffer | null, idHash: Buffer): Tokens | null {
    return sealed ? (this.#seal.open(sealed, idHash) as Tokens | null) : null
  }

  #renewOnce(idHash: Buffer): Promise<string | null> {
    const key = idHash.toString('hex')
    const renewal = this.#renewals.get(key) ?? this.#renew(idHash).finally(() => this.#renewals.delete(key))
    this.#renewals.set(key, renewal)
    return renewal
  }

  /** A refresh token that is used twice is taken for stolen (RFC 9700, section 4.14.2), so other instances wait for the row. */
  #renew(idHash: Buffer): Promise<string | null> {
    return this.#db.transaction().execute(async (trx) => {
      const tokens = this.#open(await lockTokens(trx, idHash), idHash)
      if (tokens === null || isFresh(tokens)) return tokens?.accessToken ?? null
      try {
        const renewed = await this.#provider.refresh(tokens)
        await updateTokens(trx, idHash, this.#seal.close(renewed, idHash))
        return renewed.accessToken
      } catch (error) {
        if (!(error instanceof SignInRefused)) throw error
        this.#log.debug({ reason: error.message }, 'a web session has ended')
        await takeSession(trx, idHash)
        return null
      }
    })
  }
}

function isFresh({ expiresAt }: Tokens): boolean {
  return expiresAt - Date.now() > RENEW_MS
}
