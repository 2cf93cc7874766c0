import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import { SignInRefused, type SignInProvider, type Tokens } from './provider.ts'
import type { Cipher } from '../kernel/cipher.ts'
import { beginRenewal, endRefused, endRenewal, findSession } from './store.ts'

/** Remaining lifetime, in milliseconds, below which an access token is renewed. */
const RENEW_MS = 30_000
/** Seconds that one instance has for a renewal: more than the provider and the database may take together. */
const RENEWAL_SECONDS = 10
/** Maximum time a request waits for another instance to renew its token, and the polling interval, in milliseconds. */
const WAIT_MS = 4000
const POLL_MS = 100
/**
 * Attempts to store new tokens, and the pause between them in milliseconds. The replaced tokens are no longer valid.
 */
const STORE_ATTEMPTS = 3
const STORE_PAUSE_MS = 500

interface Dependencies {
  readonly db: Kysely<DB>
  readonly provider: SignInProvider
  readonly seal: Cipher
  readonly log: Logger
  /** Returns the database's time. */
  readonly now: () => Date
}

/**
 * Renewal of session tokens. No transaction and no connection waits for the sign-in provider, so that a hanging
 * provider only delays requests whose token has expired.
 */
export class Renewals {
  readonly #db: Kysely<DB>
  readonly #provider: SignInProvider
  readonly #seal: Cipher
  readonly #log: Logger
  readonly #now: () => Date
  /** Renewals in progress. Requests of one page arrive together: one of them renews, the others wait for it. */
  readonly #underWay = new Map<string, Promise<string | null>>()

  constructor({ db, provider, seal, log, now }: Dependencies) {
    this.#db = db
    this.#provider = provider
    this.#seal = seal
    this.#log = log
    this.#now = now
  }

  /**
   * Returns the access token of a session. It is renewed before it expires; while a renewal is in progress or fails,
   * the current one is used until it expires.
   * @returns null when the session has ended
   * @throws Problem 503 when the token has expired and cannot be renewed at the moment
   */
  async currentToken(idHash: Buffer, tokens: Tokens): Promise<string | null> {
    if (this.#lasts(tokens, RENEW_MS)) return tokens.accessToken
    const renewal = this.#renewOnce(idHash)
    if (!this.#lasts(tokens, 0)) return renewal
    renewal.catch((error: unknown) => this.#log.debug({ err: error }, 'an access token was not renewed before its end'))
    return tokens.accessToken
  }

  /** Resolves when no renewal is in progress. An interrupted renewal loses the session. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#underWay.values())
  }

  #renewOnce(idHash: Buffer): Promise<string | null> {
    const key = idHash.toString('hex')
    const renewal = this.#underWay.get(key) ?? this.#renew(idHash).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, renewal)
    return renewal
  }

  /**
   * Renews the tokens. A refresh token that is used twice is considered stolen (RFC 9700, section 4.14.2), so other
   * instances wait for this one.
   */
  async #renew(idHash: Buffer): Promise<string | null> {
    this.#provider.requireReachable()
    const sealed = await beginRenewal(this.#db, idHash, RENEWAL_SECONDS)
    if (sealed === null) return this.#awaitOther(idHash)
    const tokens = await this.#open(sealed, idHash)
    if (tokens === null || this.#lasts(tokens, RENEW_MS)) {
      await endRenewal(this.#db, idHash, sealed)
      return tokens?.accessToken ?? null
    }
    const renewed = await this.#ask(idHash, sealed, tokens)
    return renewed && this.#store(idHash, sealed, renewed)
  }

  /** Requests new tokens; null when the provider refuses, which ends the session. */
  async #ask(idHash: Buffer, sealed: Buffer, tokens: Tokens): Promise<Tokens | null> {
    try {
      return await this.#provider.refresh(tokens)
    } catch (error) {
      if (error instanceof SignInRefused) {
        this.#log.debug({ reason: error.message }, 'a web session has ended')
        await endRefused(this.#db, idHash, sealed)
        return null
      }
      this.#log.warn({ err: error }, 'the tokens of a web session could not be renewed')
      await endRenewal(this.#db, idHash, sealed)
      throw error
    }
  }

  async #store(idHash: Buffer, sealed: Buffer, renewed: Tokens): Promise<string | null> {
    const tokens = await this.#seal.encrypt(renewed, idHash)
    for (let attempt = 1; ; attempt += 1) {
      try {
        const isStored = await endRenewal(this.#db, idHash, sealed, tokens)
        // If they were not stored, the session has ended meanwhile, or this renewal took too long.
        return isStored ? renewed.accessToken : await this.#awaitOther(idHash)
      } catch (error) {
        if (attempt === STORE_ATTEMPTS) throw error
        await sleep(STORE_PAUSE_MS)
      }
    }
  }

  /**
   * Waits for another instance to renew the tokens. If that instance dies meanwhile, the next request after its time
   * limit renews them.
   * @throws Problem 503 when the other instance fails or takes too long
   */
  async #awaitOther(idHash: Buffer): Promise<string | null> {
    const deadline = performance.now() + WAIT_MS
    for (;;) {
      const session = await findSession(this.#db, idHash)
      const tokens = session && (await this.#open(session.tokens, idHash))
      if (session === null || tokens === null) return null
      if (this.#lasts(tokens, 0)) return tokens.accessToken
      if (!session.isRenewing || performance.now() > deadline) {
        throw Problem.unavailable(new Error('Another instance could not renew the tokens of a web session.'))
      }
      await sleep(POLL_MS)
    }
  }

  async #open(sealed: Buffer, idHash: Buffer): Promise<Tokens | null> {
    return (await this.#seal.decrypt(sealed, idHash)) as Tokens | null
  }

  /** Whether an access token is valid for at least this many milliseconds more. */
  #lasts({ expiresAt }: Tokens, milliseconds: number): boolean {
    return expiresAt - this.#now().getTime() > milliseconds
  }
}
