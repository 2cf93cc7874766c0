import { LRUCache } from 'lru-cache'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import type { ChannelObserver } from '../database/channelListener.ts'
import { hashApiKey } from '../identity/apiKey.ts'
import type { LookUp } from '../identity/authenticator.ts'
import { IdentityCache } from '../identity/cache.ts'
import { changedUser, IDENTITY_CHANNEL } from '../identity/changes.ts'
import { RecentKeys } from '../identity/recentKeys.ts'
import { orUnavailable } from '../identity/unavailable.ts'
import { findConnection, touchConnection, type SpoolConnection } from './find.ts'
import { isConnectionKey } from './key.ts'

/** Invalid keys that are remembered. */
const INVALID_KEYS = 10_000

/**
 * The connections behind keys. It caches them only while it observes the changes of identities, so that a deleted
 * connection is refused at once on every instance.
 */
export class SpoolConnections implements ChannelObserver {
  readonly channel = IDENTITY_CHANNEL
  readonly #db: Kysely<DB>
  readonly #log: Logger
  readonly #cache = new IdentityCache<SpoolConnection>()
  readonly #recentKeys = new RecentKeys()
  readonly #invalidKeys = new LRUCache<string, true>({ max: INVALID_KEYS })

  constructor(db: Kysely<DB>, log: Logger) {
    this.#db = db
    this.#log = log
  }

  open(): void {
    this.#cache.enable()
  }

  close(): void {
    this.#cache.disable()
  }

  notified(payload: string): void {
    const userId = changedUser(payload)
    if (userId !== null) this.forget(userId)
  }

  /** Evicts a user's connections, at once in this process, while the other instances are being notified. */
  forget(userId: number): void {
    this.#cache.evict(userId)
  }

  /**
   * Finds the connection of a key and records its use; null for an invalid key. No key becomes valid after it was
   * invalid, so a repeated one is neither looked up nor counted again: programs repeat a deleted key every two seconds
   * for as long as they run, and must not lock out others behind their address.
   * @param key the key as sent
   * @param userAgent the `User-Agent` field of the request
   * @param lookUp bounds the look-ups of invalid keys
   * @throws Problem 503 when the database is unavailable; errors of `lookUp`
   */
  async find(key: string, userAgent: string | undefined, lookUp: LookUp): Promise<SpoolConnection | null> {
    if (!isConnectionKey(key)) return lookUp(() => Promise.resolve(null))
    const keyHash = hashApiKey(key)
    const name = keyHash.toString('hex')
    const connection = this.#cache.get(name) ?? (await this.#look(name, keyHash, lookUp))
    if (connection) this.#touch(connection, userAgent)
    return connection
  }

  /** Looks up a key. A recently valid one works despite invalid ones from the same address. */
  async #look(name: string, keyHash: Buffer, lookUp: LookUp): Promise<SpoolConnection | null> {
    if (this.#invalidKeys.get(name)) return null
    const find = () => orUnavailable(this.#cache.look(name, () => findConnection(this.#db, keyHash)))
    const connection = this.#recentKeys.has(name) ? await find() : await lookUp(find)
    if (connection) this.#recentKeys.add(name)
    else {
      this.#recentKeys.delete(name)
      this.#invalidKeys.set(name, true)
    }
    return connection
  }

  #touch(connection: SpoolConnection, userAgent: string | undefined): void {
    touchConnection(this.#db, connection, userAgent).catch((error: unknown) =>
      this.#log.warn({ err: error }, 'the use of a spool connection was not recorded'),
    )
  }
}
