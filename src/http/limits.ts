import { isIP } from 'node:net'
import type { Request, RequestHandler, Response } from 'express'
import { ipKeyGenerator, MemoryStore, rateLimit, type Store } from 'express-rate-limit'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { Problem } from './problem.ts'

/** What a request is counted as (specification, "Limits"). The names are those in the `RateLimit` header. */
export type Bucket = 'user' | 'address' | 'media' | 'tools'

/** Every policy that can refuse a request. */
export type Policy = Bucket | 'invalid-keys'

/** The windows of the specification, in milliseconds and in seconds; a window starts with its first request. */
const WINDOW = 60_000
const WINDOW_SECONDS = WINDOW / 1000

export interface RateLimits {
  /**
   * Counts one request and sets `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-08).
   * @param key the user whose credentials came with the request, or null: then the address is counted
   * @throws Problem `too-many-requests` with `Retry-After` (1 to 60 seconds) and `Cache-Control: no-store` (RFC 6585, 4)
   */
  count(bucket: Bucket, key: { readonly userId: number | null }, req: Request, res: Response): Promise<void>
  /**
   * Counts an invalid API key of the request's address.
   * @throws Problem `too-many-requests` when there were too many
   */
  countInvalidKey(req: Request, res: Response): Promise<void>
  /** Stops the timers and closes the connection to Redis. */
  close(): Promise<void>
}

/**
 * Makes the rate limits: counted in this process, or shared through Redis when the settings name one.
 * @param log hears when Redis is lost and when it is back
 * @param refused is told of every refusal
 */
export async function createLimits(
  config: Pick<Config, 'limits' | 'redisUrl'>,
  log: Logger,
  refused: (policy: Policy) => void = () => {},
): Promise<RateLimits> {
  const shared = config.redisUrl === null ? null : await sharedCounters(config.redisUrl, log)
  const stores: Store[] = []
  const keys = new WeakMap<Request, string>()

  const limiter = (policy: Policy, limit: number): RequestHandler => {
    const store = shared?.store(policy) ?? new MemoryStore()
    stores.push(store)
    return rateLimit({
      windowMs: WINDOW,
      limit,
      identifier: policy,
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      // The library's checks are for settings that people pass to it; ours are fixed here and tested.
      validate: false,
      store,
      keyGenerator: (req) => keys.get(req) ?? addressKey(req),
      handler: (_req, res, next) => {
        refused(policy)
        next(tooManyRequests(res))
      },
    })
  }

  const limiters: Readonly<Record<Bucket, RequestHandler>> = {
    user: limiter('user', config.limits.user),
    address: limiter('address', config.limits.address),
    media: limiter('media', config.limits.media),
    tools: limiter('tools', config.limits.tools),
  }
  const invalidKeys = limiter('invalid-keys', config.limits.invalidKeys)

  return {
    async count(bucket, { userId }, req, res) {
      keys.set(req, userId === null || bucket === 'address' ? addressKey(req) : `user:${userId}`)
      await run(limiters[bucket], req, res)
    },
    async countInvalidKey(req, res) {
      keys.set(req, addressKey(req))
      await run(invalidKeys, req, res)
    },
    async close() {
      for (const store of stores) await store.shutdown?.()
      shared?.close()
    },
  }
}

/** The client of Redis is loaded where there is a Redis. */
async function sharedCounters(url: string, log: Logger) {
  const { SharedCounters } = await import('./sharedStore.ts')
  return new SharedCounters(url, log)
}

/** One key per IPv4 address or IPv6 /56, which is what one customer is given. What a proxy garbled shares one key. */
function addressKey(req: Request): string {
  const address = req.ip ?? ''
  return isIP(address) === 0 ? 'address:unknown' : `address:${ipKeyGenerator(address)}`
}

/** The limiter has put the seconds that are left on the answer; they are 0 when the window ends at this moment. */
function tooManyRequests(res: Response): Problem {
  const left = Number(res.getHeader('Retry-After'))
  const seconds = Math.min(WINDOW_SECONDS, Math.max(1, left))
  return new Problem('too-many-requests', undefined, {
    headers: { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' },
  })
}

function run(limiter: RequestHandler, req: Request, res: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    void limiter(req, res, (error?: unknown) => {
      if (error === undefined) resolve()
      else reject(error instanceof Error ? error : new Error('A rate limit failed.', { cause: error }))
    })
  })
}
