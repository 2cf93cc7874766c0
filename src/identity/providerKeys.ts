import {
  createLocalJWKSet,
  errors,
  type CryptoKey,
  type FlattenedJWSInput,
  type JSONWebKeySet,
  type JWTHeaderParameters,
  type JWTVerifyGetKey,
  type LocalJWKSet,
} from 'jose'
import type { Logger } from 'pino'
import { Problem } from '../kernel/problem.ts'
import { fetchJson } from './fetchJson.ts'

const FETCH_MS = 3000
/** Age, in milliseconds, after which keys are fetched again in the background of a request that uses them. */
const REFRESH_MS = 10 * 60_000
/**
 * Age, in milliseconds, after which keys are no longer trusted: a provider that is unavailable for longer may have
 * withdrawn a stolen key meanwhile.
 */
const MAX_AGE_MS = 24 * 3600_000
/**
 * Pause, in milliseconds, after a fetch that did not bring the key, so that made-up key ids do not burden the provider.
 */
const COOLDOWN_MS = 30_000
/** Pause, in milliseconds, after a failed fetch. */
const RETRY_MS = 5000

/**
 * Signing keys of the sign-in provider. jose's own remote key set drops aging keys when the provider is unavailable;
 * these are retained, so that an outage of the provider is not an outage of the service.
 */
export class ProviderKeys {
  readonly #issuer: string
  readonly #log: Logger
  readonly #now: () => number
  #keys: LocalJWKSet | null = null
  #failure: unknown = null
  #fetching: Promise<void> | null = null
  #fetchedAt = -Infinity
  #failedAt = -Infinity
  #missedAt = -Infinity

  /**
   * @param issuer issuer identifier of the provider
   * @param now monotonic clock in milliseconds
   */
  constructor(issuer: string, log: Logger, now: () => number = () => performance.now()) {
    this.#issuer = issuer
    this.#log = log
    this.#now = now
  }

  /**
   * Finds the key for a token's header.
   * @throws Problem 503 when the key is unknown and the provider does not respond
   * @throws an error of jose when the provider has no such key
   */
  readonly find: JWTVerifyGetKey = async (header, token) => {
    const known = await this.#lookUp(header, token)
    if (known) {
      if (this.#isOlderThan(REFRESH_MS) && this.#mayFetch()) void this.#fetch()
      return known
    }
    if (!this.#mayFetch()) throw this.#missing()
    await this.#fetch()
    const fetched = await this.#lookUp(header, token)
    if (fetched) return fetched
    if (this.#failure === null) this.#missedAt = this.#now()
    throw this.#missing()
  }

  async #lookUp(header: JWTHeaderParameters, token: FlattenedJWSInput): Promise<CryptoKey | null> {
    if (this.#keys === null || this.#isOlderThan(MAX_AGE_MS)) return null
    try {
      return await this.#keys(header, token)
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) return null
      throw error
    }
  }

  #isOlderThan(age: number): boolean {
    return this.#now() - this.#fetchedAt > age
  }

  #mayFetch(): boolean {
    const now = this.#now()
    return this.#fetching !== null || (now - this.#failedAt >= RETRY_MS && now - this.#missedAt >= COOLDOWN_MS)
  }

  #missing(): Error {
    return this.#failure === null ? new errors.JWKSNoMatchingKey() : Problem.unavailable(this.#failure)
  }

  /** Fetches the keys, once for all concurrent callers. Never rejects; the current keys survive a failure. */
  #fetch(): Promise<void> {
    this.#fetching ??= fetchKeys(this.#issuer)
      .then((keys) => {
        this.#keys = createLocalJWKSet(keys)
        this.#fetchedAt = this.#now()
        this.#failure = null
      })
      .catch((error: unknown) => {
        this.#failure = error
        this.#failedAt = this.#now()
        this.#log.warn({ err: error }, 'the keys of the sign-in provider could not be fetched')
      })
      .finally(() => {
        this.#fetching = null
      })
    return this.#fetching
  }
}

/**
 * Fetches the keys by way of the discovery document, which must be the issuer's own (OpenID Connect Discovery 1.0,
 * section 4).
 */
async function fetchKeys(issuer: string): Promise<JSONWebKeySet> {
  const signal = AbortSignal.timeout(FETCH_MS)
  const document = await fetchJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, signal)
  const { issuer: named, jwks_uri: address } = document as { issuer?: unknown; jwks_uri?: unknown }
  if (named !== issuer) throw new Error('the discovery document names another issuer')
  if (typeof address !== 'string' || !isWebAddress(address))
    throw new Error('the discovery document has no usable jwks_uri')
  return (await fetchJson(address, signal)) as JSONWebKeySet
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol)
}
