import type { Request, RequestHandler, Response } from 'express'
import { MemoryStore, rateLimit, type Store } from 'express-rate-limit'
import type { Logger } from 'pino'
import { addressOwner, ownerOf, type Owner } from '../admission/owner.ts'
import type { Config } from '../config/config.ts'
import { requireNoTransaction } from '../database/transaction.ts'
import { ByteMemory, writeByteLimit } from './byteLimit.ts'
import { KeyLookUps } from './keyLookUps.ts'
import { RedisPlaces, unsharedPlaces, type Places } from './places.ts'
import { Problem } from '../kernel/problem.ts'

/** Bucket that a request is counted in (docs/domain.md, "Rate limits"). The names are those in the `RateLimit` header. */
export type Bucket = 'user' | 'address' | 'media' | 'tools' | 'pictures' | 'spools'

/** Names of all policies that can refuse a request. */
export type Policy = Bucket | 'invalid-keys' | BytePolicy

/** Policy that counts bytes: of bodies without credentials by address, of retrieved slicer settings by user. */
type BytePolicy = 'address-bytes' | 'settings-bytes'

/** Length of a window in milliseconds; a window starts with its first request. */
const WINDOW = 60_000
/**
 * Length of a window of retrieved settings, in milliseconds. Each 4 MiB keep a small machine busy for 40 ms, so a minute's amount in
 * one burst would slow others down for a third of a second.
 */
const SETTINGS_WINDOW = 15_000
/** Milliseconds after which the streams of an instance that has died no longer count. */
const STREAM_LIFETIME = 60_000

/** Rate limits of requests, invalid keys and bytes. */
export interface RateLimits {
  /**
   * Counts one request and sets `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-08).
   * @param key the user whose credentials came with the request; null counts the address
   * @throws Problem `too-many-requests` with `Retry-After` (1 to 60 seconds) and `Cache-Control: no-store` (RFC 6585,
   * 4)
   */
  count(
    bucket: Exclude<Bucket, 'spools'>,
    key: { readonly userId: number | null },
    req: Request,
    res: Response,
  ): Promise<void>
  /**
   * Counts one request with the key of a spool connection. A key that is no longer valid counts by itself, so that a
   * program that repeats it for ever uses up the requests of nobody else behind its address.
   * @param name id of the connection; for an invalid key, its hash
   * @throws Problem `too-many-requests`
   */
  countConnection(name: string, req: Request, res: Response): Promise<void>
  /**
   * Looks up an unknown API key, unless the request's address has sent too many invalid ones. Counts the key as invalid
   * when nothing is found.
   * @param find returns null when the key is invalid
   * @returns the result of `find`
   * @throws Problem `too-many-requests` after too many invalid keys; errors of `find`
   */
  lookUpKey<Found>(req: Request, res: Response, find: () => Promise<Found | null>): Promise<Found | null>
  /**
   * Counts bytes for an owner. The header shows the policy next to the one that counts requests.
   * @param bytes number of bytes; 0 only checks whether there were too many before
   * @throws Problem `too-many-requests` when there were too many
   */
  countBytes(policy: BytePolicy, owner: Owner, bytes: number, res: Response): Promise<void>
  /** Places of open event streams by user, over all instances that share Redis. */
  readonly streams: Places
  /** Stops the timers and closes the connection to Redis. */
  close(): Promise<void>
}

/**
 * Creates the rate limits, counted in this process, or shared through Redis when the settings name a Redis server.
 * @param log receives a line when Redis is lost and when it is back
 * @param refused called on every refusal
 */
export async function createLimits(
  config: Pick<Config, 'limits' | 'redisUrl'>,
  log: Logger,
  refused: (policy: Policy) => void = () => {},
): Promise<RateLimits> {
  const shared = config.redisUrl === null ? null : await sharedCounters(config.redisUrl, log)
  const stores: Store[] = []
  const keys = new WeakMap<Request, string>()

  const makeStore = (policy: Policy): Store => {
    const store = shared?.store(policy) ?? new MemoryStore()
    stores.push(store)
    return store
  }
  const limiter = (policy: Policy, limit: number, store = makeStore(policy)): RequestHandler => {
    return rateLimit({
      windowMs: WINDOW,
      limit,
      identifier: policy,
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      // The library's checks are for settings provided by users; ours are fixed and tested.
      validate: false,
      store,
      keyGenerator: (req) => keys.get(req) ?? addressOwner(req.ip),
      handler: (_req, res, next) => {
        refused(policy)
        // The limiter has set the remaining seconds on the response.
        next(tooManyRequests(Number(res.getHeader('Retry-After'))))
      },
    })
  }

  const limiters: Readonly<Record<Bucket, RequestHandler>> = {
    user: limiter('user', config.limits.user),
    address: limiter('address', config.limits.address),
    media: limiter('media', config.limits.media),
    tools: limiter('tools', config.limits.tools),
    spools: limiter('spools', config.limits.spools),
    pictures: limiter('pictures', config.limits.pictures),
  }
  const invalidKeyStore = makeStore('invalid-keys')
  const invalidKeys = limiter('invalid-keys', config.limits.invalidKeys, invalidKeyStore)
  const keyLookUps = new KeyLookUps(config.limits.invalidKeys, async (address) => {
    return (await invalidKeyStore.get?.(address))?.totalHits ?? 0
  })
  const byteLimiter = (policy: BytePolicy, limit: number, window: number) => ({
    limit,
    window,
    counter: shared?.bytes(policy, window) ?? new ByteMemory(window),
  })
  const byteLimiters: Readonly<Record<BytePolicy, ReturnType<typeof byteLimiter>>> = {
    'address-bytes': byteLimiter('address-bytes', config.limits.addressBytes, WINDOW),
    'settings-bytes': byteLimiter('settings-bytes', config.limits.settingsBytes, SETTINGS_WINDOW),
  }

  return {
    streams: shared ? new RedisPlaces(shared, 'streams', STREAM_LIFETIME) : unsharedPlaces,
    async countConnection(name, req, res) {
      keys.set(req, `connection:${name}`)
      await run(limiters.spools, req, res)
    },
    async count(bucket, { userId }, req, res) {
      keys.set(req, ownerOf(bucket === 'address' ? null : userId, req.ip))
      await run(limiters[bucket], req, res)
    },
    lookUpKey(req, res, find) {
      const address = addressOwner(req.ip)
      return keyLookUps.run(address, find, () => {
        keys.set(req, address)
        return run(invalidKeys, req, res)
      })
    },
    async countBytes(policy, owner, bytes, res) {
      const { limit, window, counter } = byteLimiters[policy]
      const count = await counter.add(owner, bytes)
      writeByteLimit(res, policy, limit, window / 1000, count)
      if (count.total <= limit) return
      refused(policy)
      throw tooManyRequests(count.left / 1000)
    },
    async close() {
      for (const store of stores) await store.shutdown?.()
      shared?.close()
    },
  }
}

/** The Redis client is loaded only when Redis is configured. */
async function sharedCounters(url: string, log: Logger) {
  const { RedisCounters } = await import('./redisStore.ts')
  return new RedisCounters(url, log)
}

/** @param left seconds until the window ends; 0 when it ends now */
function tooManyRequests(left: number): Problem {
  const seconds = Math.min(WINDOW / 1000, Math.max(1, Math.ceil(left)))
  return new Problem('too-many-requests', undefined, {
    headers: { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' },
  })
}

function run(limiter: RequestHandler, req: Request, res: Response): Promise<void> {
  requireNoTransaction('A rate limit')
  return new Promise((resolve, reject) => {
    void limiter(req, res, (error?: unknown) => {
      if (error === undefined) resolve()
      else reject(error instanceof Error ? error : new Error('A rate limit failed.', { cause: error }))
    })
  })
}
