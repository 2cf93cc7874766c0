import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import type { Config } from '../config.ts'
import { Problem } from '../http/problem.ts'
import { verifyAccessToken, type AccessToken } from './accessToken.ts'
import { accountOf, updateEmail, type Account } from './accounts.ts'
import { hashApiKey, isApiKey } from './apiKey.ts'
import { IdentityCache } from './cache.ts'
import type { Caller, Identity, Scheme } from './caller.ts'
import { IdentityChanges } from './changes.ts'
import { readCredentials, readSessionCookie, type CredentialCarrier } from './credentials.ts'
import { InvalidApiKey, unauthorized } from './failures.ts'
import { findKeyOwner, noteUse, type KeyOwner } from './keyOwner.ts'
import { ProviderKeys } from './providerKeys.ts'
import type { Sessions } from '../sessions/sessions.ts'

export interface IdentityDependencies {
  readonly db: Kysely<DB>
  /** For the connection that listens to changes; it must reach the server itself, not a transaction pooler. */
  readonly databaseUrl: string
  readonly config: Config
  readonly log: Logger
  /** Null where the web pages have no sign-in. */
  readonly sessions: Sessions | null
}

/** Tells who is calling. */
export class Identities {
  readonly #db: Kysely<DB>
  readonly #config: Config
  readonly #log: Logger
  readonly #sessions: Sessions | null
  readonly #providerKeys: ProviderKeys
  readonly #owners = new IdentityCache<KeyOwner>()
  readonly #accounts = new IdentityCache<Account>()
  readonly #changes: IdentityChanges

  private constructor({ db, databaseUrl, config, log, sessions }: IdentityDependencies) {
    this.#db = db
    this.#config = config
    this.#log = log
    this.#sessions = sessions
    this.#providerKeys = new ProviderKeys(config.oidcIssuer, log)
    this.#changes = new IdentityChanges(
      databaseUrl,
      {
        open: () => this.#caches.forEach((cache) => cache.open()),
        close: () => this.#caches.forEach((cache) => cache.close()),
        forget: (userId) => this.forget(userId),
      },
      log,
    )
  }

  /** Starts listening to changes. Neither the sign-in provider nor the database has to be there. */
  static async start(dependencies: IdentityDependencies): Promise<Identities> {
    const identities = new Identities(dependencies)
    await identities.#changes.firstTry
    return identities
  }

  /**
   * Finds out whom a request acts as. A credential that is not acceptable is told in the result, not thrown.
   * @throws Problem 503 when the database is away
   */
  async identify(request: CredentialCarrier): Promise<Identity> {
    const [credential, second] = readCredentials(request)
    if (!credential) return this.#identifySession(request)
    if (second) return refused(null, Problem.invalid({ request: ['Send one credential only.'] }))
    return credential.scheme === 'AccessToken'
      ? this.#identifyToken(credential.value)
      : this.#identifyKey(credential.scheme, credential.value)
  }

  /**
   * Finds the user of an API key, however it was sent; null for an invalid one.
   * @throws Problem 503 when the database is away
   */
  async authenticateKey(key: string): Promise<Caller | null> {
    if (!isApiKey(key)) return null
    const keyHash = hashApiKey(key)
    const owner = await orUnavailable(
      remembered(this.#owners, keyHash.toString('hex'), () => findKeyOwner(this.#db, keyHash)),
    )
    if (!owner) return null
    noteUse(this.#db, keyHash, owner).catch((error: unknown) =>
      this.#log.warn({ err: error }, 'the use of a key was not noted'),
    )
    return { userId: owner.userId, kind: 'ApiKey', credentialId: owner.keyId, suspended: owner.suspended }
  }

  /**
   * Verifies an access token for an audience.
   * @throws Problem 503 when its key is not known and the sign-in provider is away; another error when it is not acceptable
   */
  verifyToken(token: string, audience: string): Promise<AccessToken> {
    const { oidcIssuer: issuer, acceptTypJwt } = this.#config
    return verifyAccessToken(token, { issuer, audience, acceptTypJwt }, this.#providerKeys.find)
  }

  /**
   * Finds the user of a verified token, making one on first sight; null when the user is gone.
   * @throws Problem 503 when the database is away
   */
  async userOfToken(token: AccessToken): Promise<Caller | null> {
    const issuer = this.#config.oidcIssuer
    const key = JSON.stringify([issuer, token.subject])
    const account = await orUnavailable(remembered(this.#accounts, key, () => accountOf(this.#db, issuer, token)))
    if (!account) return null
    await orUnavailable(updateEmail(this.#db, account, token))
    return { userId: account.userId, kind: 'AccessToken', credentialId: token.clientId, suspended: account.suspended }
  }

  /** Drops what is remembered of a user: at once here, while the other instances are being told. */
  forget(userId: number): void {
    for (const cache of this.#caches) cache.forget(userId)
  }

  /** Stops listening. */
  async close(): Promise<void> {
    await this.#changes.close()
  }

  get #caches() {
    return [this.#owners, this.#accounts]
  }

  async #identifyKey(scheme: Scheme, key: string): Promise<Identity> {
    const caller = await this.authenticateKey(key)
    if (caller) return { caller, scheme, failure: null, invalidKey: false }
    return { ...refused(scheme, new InvalidApiKey(this.#config)), invalidKey: true }
  }

  async #identifyToken(text: string): Promise<Identity> {
    const token = await this.verifyToken(text, this.#config.restAudience).catch((error: unknown) =>
      this.#failure(error),
    )
    if (token instanceof Problem) return refused('AccessToken', token)
    const caller = await this.userOfToken(token)
    if (!caller) return refused('AccessToken', unauthorized(this.#config))
    return { caller, scheme: 'AccessToken', failure: null, invalidKey: false }
  }

  /** The session of a page of ours stands for its access token (specification, "Authentication": two kinds); one that ended for nothing. */
  async #identifySession({ rawHeaders }: CredentialCarrier): Promise<Identity> {
    const cookie = this.#sessions && readSessionCookie(rawHeaders, this.#config.baseUrl)
    const token = cookie && (await sessionToken(this.#sessions, cookie))
    if (token instanceof Problem) return refused('AccessToken', token)
    return token ? this.#identifyToken(token) : NOBODY
  }

  #failure(error: unknown): Problem {
    if (error instanceof Problem) return error
    this.#log.debug({ reason: error instanceof Error ? error.message : 'unknown' }, 'an access token was refused')
    return unauthorized(this.#config)
  }
}

/** Asks the cache, else the database. Nothing is remembered of a credential that leads to nobody. */
async function remembered<Entry extends { readonly userId: number }>(
  cache: IdentityCache<Entry>,
  key: string,
  lookUp: () => Promise<Entry | null>,
): Promise<Entry | null> {
  const known = cache.get(key)
  if (known) return known
  const ticket = cache.ticket()
  const found = await lookUp()
  if (found) cache.put(key, found, ticket)
  return found
}

/** No text of a request reaches these queries unchecked, so whatever they throw is the database's state. */
async function orUnavailable<T>(query: Promise<T>): Promise<T> {
  try {
    return await query
  } catch (error) {
    throw Problem.unavailable(error)
  }
}

/** A database that is away fails the request, like every look-up here; a sign-in provider that is away only what needs a credential. */
async function sessionToken(sessions: Sessions | null, cookie: string): Promise<string | Problem | null> {
  try {
    return (await sessions?.accessToken(cookie)) ?? null
  } catch (error) {
    if (error instanceof Problem) return error
    throw Problem.unavailable(error)
  }
}

const NOBODY: Identity = { caller: null, scheme: null, failure: null, invalidKey: false }

function refused(scheme: Scheme | null, failure: Problem): Identity {
  return { caller: null, scheme, failure, invalidKey: false }
}
