import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import type { Config } from '../config/config.ts'
import { hashCookie, newCookieValue, SESSION_SECONDS, SIGN_IN_SECONDS } from './cookie.ts'
import { endSurplusSessions } from './own.ts'
import { SignInProvider, type Attempt, type Tokens, type BeginOptions } from './provider.ts'
import { Renewals } from './renewals.ts'
import { Cipher } from '../kernel/cipher.ts'
import {
  findSession,
  insertSession,
  insertSignIn,
  takeSession,
  takeSignIn,
  touchSession,
  type StoredSession,
} from './store.ts'

/** Completed sign-in. */
export interface SignedIn {
  readonly tokens: Tokens
  /** Page that was requested. */
  readonly returnTo: string
  /** Whether the provider was told to ask, although it knows the browser. */
  readonly isAnew: boolean
}

/** Result of using a session. */
export interface SessionUse {
  /** Public id of the session, for its user. */
  readonly id: string
  readonly accessToken: string
  /** Time when the session began. */
  readonly createdDate: string
  /** Whether the use was recorded: the session, and thus its cookie, then lasts `SESSION_SECONDS` from now. */
  readonly isExtended: boolean
}

/** A session that has begun. */
interface StartedSession {
  readonly cookie: string
  /** Whether sessions of the same user have ended, since they were too many. */
  readonly hasEndedOthers: boolean
}

interface SignInSecrets extends Attempt, Pick<SignedIn, 'returnTo' | 'isAnew'> {}

interface Dependencies {
  readonly db: Kysely<DB>
  readonly config: Config
  readonly log: Logger
  /** Returns the database's time, by which all instances determine when a token expires. */
  readonly now: () => Date
}

/** Sessions of the web pages. A cookie represents tokens that the browser never sees. */
export class Sessions {
  readonly #db: Kysely<DB>
  readonly #log: Logger
  readonly #maxSessions: number
  readonly #seal: Cipher
  readonly #provider: SignInProvider
  readonly #renewals: Renewals

  constructor({ db, config, log, now }: Dependencies, clientId: string, secret: string) {
    this.#db = db
    this.#log = log
    this.#maxSessions = config.storage.sessions
    this.#seal = new Cipher(secret, 'sessions')
    this.#provider = new SignInProvider(config, clientId, now)
    this.#renewals = new Renewals({ db, provider: this.#provider, seal: this.#seal, log, now })
  }

  /** Creates the sessions; null when the pages have no sign-in. */
  static of(dependencies: Dependencies): Sessions | null {
    const { webClientId, sessionSecret } = dependencies.config
    return webClientId === null || sessionSecret === null
      ? null
      : new Sessions(dependencies, webClientId, sessionSecret)
  }

  /**
   * Begins a sign-in.
   * @param browser value of the sign-in cookie
   * @param returnTo page to return to
   * @returns address to send the browser to
   * @throws Problem 503 when the sign-in provider is unavailable
   */
  async begin(browser: string, returnTo: string, options: BeginOptions): Promise<URL> {
    const { address, attempt } = await this.#provider.begin(options)
    const idHash = hashCookie(browser, attempt.state)
    const secrets: SignInSecrets = { ...attempt, returnTo, isAnew: options.isAnew }
    await insertSignIn(this.#db, idHash, await this.#seal.encrypt(secrets, idHash), SIGN_IN_SECONDS)
    return address
  }

  /**
   * Handles the provider's redirect of the browser.
   * @param browser value of the sign-in cookie
   * @param query the callback's raw query string
   * @returns null when this browser did not begin this sign-in, began it too long ago, or has used it already
   * @throws SignInRefused when the provider or a check refuses; Problem 503 when the provider is unavailable
   */
  async redeem(browser: string, query: string): Promise<SignedIn | null> {
    const idHash = hashCookie(browser, new URLSearchParams(query).get('state') ?? '')
    // This check precedes using up the sign-in, so that the browser may retry with it.
    this.#provider.requireReachable()
    const sealed = await takeSignIn(this.#db, idHash)
    const secrets = sealed && ((await this.#seal.decrypt(sealed, idHash)) as SignInSecrets | null)
    if (!secrets) return null
    const { returnTo, isAnew } = secrets
    return { tokens: await this.#provider.redeem(query, secrets), returnTo, isAnew }
  }

  /**
   * Begins a session. The user's least recently used sessions beyond the bound end.
   * @param browser name by which the user recognizes the browser; null for none
   * @returns value of its cookie, which is new each time (session fixation), and whether other sessions have ended
   */
  async start(userId: number, tokens: Tokens, browser: string | null): Promise<StartedSession> {
    const cookie = newCookieValue()
    const idHash = hashCookie(cookie)
    const session = { idHash, userId, tokens: await this.#seal.encrypt(tokens, idHash), browser }
    await insertSession(this.#db, session, SESSION_SECONDS)
    return { cookie, hasEndedOthers: await endSurplusSessions(this.#db, userId, this.#maxSessions) }
  }

  /** Records a page visit; null when the cookie belongs to no session. */
  async visit(cookie: string): Promise<(Pick<SessionUse, 'isExtended'> & Pick<StoredSession, 'userId'>) | null> {
    const idHash = hashCookie(cookie)
    const session = await findSession(this.#db, idHash)
    return session && { userId: session.userId, isExtended: session.isStale && (await this.#extend(idHash)) }
  }

  /**
   * Uses the session of a cookie. Its access token is renewed before it expires; while a renewal is in progress or
   * fails, the current one is used until it expires.
   * @returns null when the session has ended
   * @throws Problem 503 when the token has expired and cannot be renewed at the moment
   */
  async use(cookie: string): Promise<SessionUse | null> {
    const idHash = hashCookie(cookie)
    const session = await findSession(this.#db, idHash)
    const tokens = session && (await this.#open(session.tokens, idHash))
    const accessToken = tokens && (await this.#renewals.currentToken(idHash, tokens))
    if (session === null || accessToken === null) return null
    const { id, createdDate } = session
    return { id, accessToken, createdDate, isExtended: session.isStale && (await this.#extend(idHash)) }
  }

  /** Ends only our own session, as when the same browser begins a new one. Returns the id of its user; null when it had ended. */
  async forget(cookie: string): Promise<number | null> {
    const ended = await takeSession(this.#db, hashCookie(cookie))
    return ended && ended.userId
  }

  /** Ends a session. Returns the id of its user, null when it had ended, and the address that ends the provider's own session. */
  async end(cookie: string | null): Promise<{ userId: number | null; location: string }> {
    const idHash = hashCookie(cookie ?? '')
    const ended = cookie === null ? null : await takeSession(this.#db, idHash)
    const tokens = await this.#open(ended && ended.tokens, idHash)
    return { userId: ended && ended.userId, location: await this.#provider.end(tokens?.idToken ?? null) }
  }

  /** Resolves when no renewal is in progress. */
  async close(): Promise<void> {
    await this.#renewals.settled()
  }

  async #open(sealed: Buffer | null, idHash: Buffer): Promise<Tokens | null> {
    return sealed && ((await this.#seal.decrypt(sealed, idHash)) as Tokens | null)
  }

  /** Records the use of a session. A use that cannot be recorded, as on a full disk, still counts. */
  async #extend(idHash: Buffer): Promise<boolean> {
    return touchSession(this.#db, idHash, SESSION_SECONDS).catch((error: unknown) => {
      this.#log.warn({ err: error }, 'the use of a web session was not recorded')
      return false
    })
  }
}
