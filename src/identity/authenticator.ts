import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import type { Config } from '../config/config.ts'
import { Problem } from '../kernel/problem.ts'
import { verifyAccessToken, type AccessToken } from './accessToken.ts'
import { accountOf, updateEmail, type Account } from './accounts.ts'
import { hashApiKey, isApiKey } from './apiKey.ts'
import { IdentityCache } from './cache.ts'
import type { Caller, Identity, Scheme } from './caller.ts'
import type { ChannelObserver } from '../database/channelListener.ts'
import { changedUser, IDENTITY_CHANNEL } from './changes.ts'
import { isLaterSignIn, keepAccount } from './deletion.ts'
import { readCredentials, readSessionCookie, type CredentialCarrier } from './credentials.ts'
import { InvalidApiKey, unauthorized } from './problems.ts'
import { findApiKeyOwner, touchLastUsed, seemsIdle, type ApiKeyOwner } from './apiKeys.ts'
import { ProviderKeys } from './providerKeys.ts'
import { RecentKeys } from './recentKeys.ts'
import { orUnavailable } from './unavailable.ts'
import { sessionCookie } from '../sessions/cookie.ts'
import type { Sessions, SessionUse } from '../sessions/sessions.ts'

/** Dependencies of the authenticator. */
export interface IdentityDependencies {
  readonly db: Kysely<DB>
  readonly config: Config
  readonly log: Logger
  /** Web sessions; null when the pages have no sign-in. */
  readonly sessions: Sessions | null
}

/**
 * Runs the look-up of an unknown key, unless too many invalid ones came before; counts the key if nothing is found.
 * @throws Problem 429
 */
export type LookUp = <Found>(find: () => Promise<Found | null>) => Promise<Found | null>

/** Authenticator of requests. It caches credentials only while it observes the changes of identities. */
export class Authenticator implements ChannelObserver {
  readonly channel = IDENTITY_CHANNEL
  readonly #db: Kysely<DB>
  readonly #config: Config
  readonly #log: Logger
  readonly #sessions: Sessions | null
  readonly #providerKeys: ProviderKeys
  readonly #owners = new IdentityCache<ApiKeyOwner>()
  readonly #recentKeys = new RecentKeys()
  readonly #accounts = new IdentityCache<Account>()

  constructor({ db, config, log, sessions }: IdentityDependencies) {
    this.#db = db
    this.#config = config
    this.#log = log
    this.#sessions = sessions
    this.#providerKeys = new ProviderKeys(config.oidcIssuer, log)
  }

  open(): void {
    for (const cache of this.#caches) cache.enable()
  }

  close(): void {
    for (const cache of this.#caches) cache.disable()
  }

  notified(payload: string): void {
    const userId = changedUser(payload)
    if (userId !== null) this.forget(userId)
  }

  /**
   * Authenticates a request. A refused credential is reported in the result, not thrown.
   * @param lookUp bounds the look-ups of invalid keys; unbounded by default
   * @throws Problem 503 when the database is unavailable
   */
  async authenticate(request: CredentialCarrier, lookUp: LookUp = unbounded): Promise<Identity> {
    const [credential, second] = readCredentials(request)
    if (!credential) return this.#identifySession(request)
    if (second) return refused(null, Problem.invalid({ request: ['Send one credential only.'] }))
    return credential.scheme === 'AccessToken'
      ? this.#identifyToken(credential.value)
      : this.#identifyKey(credential.scheme, credential.value, lookUp)
  }

  /**
   * Finds the user of an API key, regardless of how it was sent; null for an invalid key.
   * @param lookUp bounds the look-ups of invalid keys; unbounded by default
   * @throws Problem 503 when the database is unavailable; errors of `lookUp`
   */
  async authenticateKey(key: string, lookUp: LookUp = unbounded): Promise<Caller | null> {
    if (!isApiKey(key)) return lookUp(nobody)
    const keyHash = hashApiKey(key)
    const owner = await this.#ownerOf(keyHash, lookUp)
    if (!owner) return null
    touchLastUsed(this.#db, keyHash, owner).catch((error: unknown) =>
      this.#log.warn({ err: error }, 'the use of a key was not recorded'),
    )
    const { userId, keyId, suspended, deletionDate } = owner
    return { userId, kind: 'ApiKey', credentialId: keyId, suspended, deletionDate }
  }

  /**
   * Verifies an access token for an audience.
   * @throws Problem 503 when its key is unknown and the sign-in provider is unavailable; another error when the token
   * is not acceptable
   */
  verifyToken(token: string, audience: string): Promise<AccessToken> {
    const { oidcIssuer: issuer, acceptTypJwt } = this.#config
    return verifyAccessToken(token, { issuer, audience, acceptTypJwt }, this.#providerKeys.find)
  }

  /**
   * Finds the user of a verified token, creating the user on first sight; null when the user was deleted.
   * @throws Problem 503 when the database is unavailable
   */
  async userOfToken(token: AccessToken): Promise<Caller | null> {
    const issuer = this.#config.accountIssuer
    const key = JSON.stringify([issuer, token.subject])
    const lookUp = () => orUnavailable(this.#accounts.look(key, () => accountOf(this.#db, issuer, token)))
    const account = this.#accounts.get(key) ?? (await lookUp())
    if (!account) return null
    await orUnavailable(updateEmail(this.#db, account, token))
    const { userId, suspended, deletionDate } = account
    const { clientId, signedInDate } = token
    return { userId, kind: 'AccessToken', credentialId: clientId, suspended, deletionDate, signedInDate }
  }

  /** Evicts a user's cached credentials, at once in this process, while the other instances are being notified. */
  forget(userId: number): void {
    for (const cache of this.#caches) cache.evict(userId)
  }

  /** Finds a key's owner. A cached or recently valid key works despite invalid ones from the same address. */
  async #ownerOf(keyHash: Buffer, lookUp: LookUp): Promise<ApiKeyOwner | null> {
    const { apiKeyIdleDays } = this.#config
    const name = keyHash.toString('hex')
    const known = this.#owners.get(name)
    if (known && !seemsIdle(known, apiKeyIdleDays)) return known
    const find = () => orUnavailable(this.#owners.look(name, () => findApiKeyOwner(this.#db, keyHash, apiKeyIdleDays)))
    const owner = this.#recentKeys.has(name) ? await find() : await lookUp(find)
    if (owner) this.#recentKeys.add(name)
    else if (this.#recentKeys.delete(name)) await lookUp(nobody)
    return owner
  }

  get #caches() {
    return [this.#owners, this.#accounts]
  }

  async #identifyKey(scheme: Scheme, key: string, lookUp: LookUp): Promise<Identity> {
    try {
      const caller = await this.authenticateKey(key, lookUp)
      return caller ? { caller, scheme, failure: null } : refused(scheme, new InvalidApiKey(this.#config))
    } catch (error) {
      if (error instanceof Problem && error.type === 'too-many-requests') return refused(scheme, error)
      throw error
    }
  }

  async #identifyToken(text: string): Promise<Identity> {
    const token = await this.verifyToken(text, this.#config.restAudience).catch((error: unknown) =>
      this.#failure(error),
    )
    if (token instanceof Problem) return refused('AccessToken', token)
    const caller = await this.userOfToken(token)
    if (!caller) return refused('AccessToken', unauthorized(this.#config))
    return { caller: await this.#keptBySignIn(caller, token), scheme: 'AccessToken', failure: null }
  }

  /** Keeps an account whose deletion was requested before the sign-in of the token. */
  async #keptBySignIn(caller: Caller, { signedInDate }: AccessToken): Promise<Caller> {
    const { deletionDate, userId } = caller
    if (deletionDate === null || !isLaterSignIn(signedInDate, deletionDate)) return caller
    const isKept = await orUnavailable(keepAccount(this.#db, userId))
    this.forget(userId)
    return isKept ? { ...caller, deletionDate: null } : caller
  }

  /** Authenticates a page's web session by its access token; an ended session counts as no credential. */
  async #identifySession({ rawHeaders }: CredentialCarrier): Promise<Identity> {
    const { baseUrl } = this.#config
    const cookie = this.#sessions && readSessionCookie(rawHeaders, baseUrl)
    const use = cookie && (await useSession(this.#sessions, cookie))
    if (use instanceof Problem) return refused('AccessToken', use)
    if (!cookie || !use) return NOBODY
    const identity = await this.#identifyToken(use.accessToken)
    return {
      ...identity,
      caller: identity.caller && {
        ...identity.caller,
        sessionId: use.id,
        // Not every provider names the time of the sign-in in its access tokens.
        signedInDate: identity.caller.signedInDate ?? use.createdDate,
      },
      ...(use.isExtended ? { setCookie: sessionCookie(cookie, baseUrl) } : {}),
    }
  }

  #failure(error: unknown): Problem {
    if (error instanceof Problem) return error
    this.#log.debug({ reason: error instanceof Error ? error.message : 'unknown' }, 'an access token was refused')
    return unauthorized(this.#config)
  }
}

/** Uses a web session. An unavailable database throws; an unavailable provider fails only what needs a credential. */
async function useSession(sessions: Sessions | null, cookie: string): Promise<SessionUse | Problem | null> {
  try {
    return (await sessions?.use(cookie)) ?? null
  } catch (error) {
    if (error instanceof Problem) return error
    throw Problem.unavailable(error)
  }
}

const NOBODY: Identity = { caller: null, scheme: null, failure: null }

const unbounded: LookUp = (find) => find()
const nobody = () => Promise.resolve(null)

function refused(scheme: Scheme | null, failure: Problem): Identity {
  return { caller: null, scheme, failure }
}
