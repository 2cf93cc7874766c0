import type { RedisCounters } from './redisStore.ts'

/** Places of which an owner can have a limited number, such as open streams. Each is kept for a while, and must be kept again. */
export interface Places {
  /**
   * Takes a place, or keeps it for longer.
   * @param place any name that no other place of any instance has
   * @returns false when others have all places of the owner
   */
  keep(owner: string, place: string, limit: number): Promise<boolean>
  /** Gives a place to others. */
  leave(owner: string, place: string): Promise<void>
}

/** Places of an instance that counts alone, which bounds them itself. */
export const unsharedPlaces: Places = {
  keep: () => Promise.resolve(true),
  leave: () => Promise.resolve(),
}

/** Takes or keeps a place, by the clock of Redis, after the places that nobody has kept are removed. Returns 0 when there is no room. */
const KEEP = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
  if not redis.call('ZSCORE', KEYS[1], ARGV[1]) and redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then
    return 0
  end
  redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[1])
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
  return 1`

/** Places that instances share in Redis. While it is unavailable, each instance bounds its own. */
export class RedisPlaces implements Places {
  readonly #counters: RedisCounters
  readonly #prefix: string
  readonly #lifetime: number

  /**
   * @param name what the places are for
   * @param lifetime milliseconds after which a place that was not kept again is free: its instance has died
   */
  constructor(counters: RedisCounters, name: string, lifetime: number) {
    this.#counters = counters
    this.#prefix = `print-log:places:${name}:`
    this.#lifetime = lifetime
  }

  async keep(owner: string, place: string, limit: number): Promise<boolean> {
    const parameters = [place, String(limit), String(this.#lifetime)]
    return (await this.#send('EVAL', KEEP, '1', this.#prefix + owner, ...parameters)) !== 0
  }

  async leave(owner: string, place: string): Promise<void> {
    await this.#send('ZREM', this.#prefix + owner, place)
  }

  async #send(command: string, ...values: string[]): Promise<unknown> {
    if (!this.#counters.usable) return null
    try {
      const reply = await this.#counters.send(command, ...values)
      this.#counters.succeeded()
      return reply
    } catch (error) {
      this.#counters.failed(error)
      return null
    }
  }
}
