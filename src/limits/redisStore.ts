import { MemoryStore, type ClientRateLimitInfo, type IncrementResponse, type Options } from 'express-rate-limit'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { RedisStore, type RedisReply } from 'rate-limit-redis'
import { ByteMemory, type ByteCount, type ByteCounter } from './byteLimit.ts'

/** Maximum time, in milliseconds, that a request waits for Redis. */
const COMMAND_TIMEOUT = 150
/** Pause, in milliseconds, before the next attempt to reach Redis. */
const RETRY_DELAY = 1000

/**
 * Counters that several instances of the service share in Redis. While Redis is missing, frozen or failing, each
 * instance counts in its own memory: one request detects the failure, and the others do not ask Redis until a new
 * connection is ready.
 */
export class RedisCounters {
  readonly #client: Redis
  readonly #log: Logger
  readonly #stores: FallbackStore[] = []
  #usable = false
  #state: 'starting' | 'shared' | 'local' | 'closed' = 'starting'
  /** Reason that was logged last. */
  #reason = ''

  /**
   * Starts connecting in the background.
   * @param url a `redis://` or `rediss://` URL
   * @param log receives a line when the counters stop being shared and when they are shared again
   */
  constructor(url: string, log: Logger) {
    this.#log = log
    this.#client = new Redis(url, {
      // Applies to the commands of a new connection, which no request waits for.
      commandTimeout: COMMAND_TIMEOUT * 10,
      connectTimeout: COMMAND_TIMEOUT * 10,
      // A frozen peer never confirms the end of a connection.
      disconnectTimeout: COMMAND_TIMEOUT,
      // A late command would be counted twice: once in memory, once in Redis.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      retryStrategy: () => RETRY_DELAY,
    })
    this.#client.on('error', (error: Error) => {
      this.#lost(error.message || 'no connection')
      if (error.name === 'ReplyError') this.#refused(error.message)
    })
    this.#client.on('close', () => this.#lost('the connection was closed'))
    this.#client.on('ready', () => void this.#prepare())
  }

  /** Whether Redis may be asked. */
  get usable(): boolean {
    return this.#usable
  }

  /** Creates the counters of one policy. */
  store(policy: string): FallbackStore {
    const store = new FallbackStore(this, policy)
    this.#stores.push(store)
    return store
  }

  /**
   * Creates the counter of a policy that counts bytes.
   * @param window length of a window, in milliseconds
   */
  bytes(policy: string, window: number): RedisByteCounter {
    return new RedisByteCounter(this, policy, window)
  }

  /**
   * Sends one command.
   * @throws Error when Redis does not respond in time
   */
  async send(command: string, ...values: string[]): Promise<RedisReply> {
    return (await inTime(this.#client.call(command, ...values))) as RedisReply
  }

  /** Records that a count in Redis succeeded. */
  succeeded(): void {
    if (!this.#usable || this.#state === 'shared') return
    this.#state = 'shared'
    this.#log.info('rate limits are counted in Redis')
  }

  /** Records that a count in Redis failed. Drops the connection, since a late response is useless. */
  failed(error: unknown): void {
    if (!this.#usable) return
    this.#drop(error)
  }

  /** Closes the connection, within the command timeout even when Redis is frozen. */
  close(): void {
    this.#state = 'closed'
    this.#usable = false
    this.#client.disconnect()
  }

  /**
   * Loads the scripts over every new connection: a store that once failed to load them would otherwise fail forever.
   */
  async #prepare(): Promise<void> {
    try {
      await Promise.all(this.#stores.map((store) => store.load()))
      this.#usable = this.#state !== 'closed'
    } catch (error) {
      this.#drop(error)
    }
  }

  #drop(error: unknown): void {
    this.#lost(error instanceof Error ? error.message : String(error))
    if (this.#client.status === 'ready') this.#client.disconnect(true)
  }

  #lost(reason: string): void {
    this.#usable = false
    if (this.#state === 'local' || this.#state === 'closed') return
    this.#state = 'local'
    this.#reason = reason
    this.#log.warn({ reason }, 'Redis is not available: rate limits are counted in this process')
  }

  /** Logs a refusal, such as of the password, which does not pass by itself. The connection was lost for another reason before. */
  #refused(reason: string): void {
    if (reason === this.#reason || this.#state === 'closed') return
    this.#reason = reason
    this.#log.warn({ reason }, 'Redis refuses the connection')
  }
}

/** Counters of one policy: in Redis, or in memory while Redis is unavailable. */
export class FallbackStore extends RedisStore {
  readonly #counters: RedisCounters
  readonly #memory = new MemoryStore()
  #options: Options | undefined

  constructor(counters: RedisCounters, policy: string) {
    super({
      prefix: `print-log:limit:${policy}:`,
      sendCommand: (command, ...values) => counters.send(command, ...values),
    })
    this.#counters = counters
  }

  /** Initializes the counters. The limiter calls it, possibly before there is a connection. */
  override async init(options: Options): Promise<void> {
    this.#options = options
    this.#memory.init(options)
  }

  /**
   * Loads the scripts over the current connection.
   * @throws Error when that fails
   */
  async load(): Promise<void> {
    if (this.#options) await super.init(this.#options)
  }

  override async increment(key: string): Promise<IncrementResponse> {
    if (!this.#counters.usable) return this.#memory.increment(key)
    try {
      const count = await super.increment(key)
      this.#counters.succeeded()
      return count
    } catch (error) {
      this.#counters.failed(error)
      return this.#memory.increment(key)
    }
  }

  override async get(key: string): Promise<ClientRateLimitInfo | undefined> {
    if (!this.#counters.usable) return this.#memory.get(key)
    try {
      const count = await super.get(key)
      // Redis returns no number for an unknown key.
      return count && count.totalHits > 0 ? count : undefined
    } catch (error) {
      this.#counters.failed(error)
      return this.#memory.get(key)
    }
  }

  /** Stops the timer of the in-memory counters. */
  shutdown(): void {
    this.#memory.shutdown()
  }
}

/**
 * Script that adds to a count and starts a window when there is none. Returns the count and the remaining milliseconds.
 */
const ADD_BYTES = `
  local total = redis.call('INCRBY', KEYS[1], ARGV[1])
  local left = redis.call('PTTL', KEYS[1])
  if left < 0 then
    redis.call('PEXPIRE', KEYS[1], ARGV[2])
    left = tonumber(ARGV[2])
  end
  return { total, left }`

/** Byte counter of one policy: in Redis, or in memory while Redis is unavailable. */
export class RedisByteCounter implements ByteCounter {
  readonly #counters: RedisCounters
  readonly #prefix: string
  readonly #window: number
  readonly #memory: ByteMemory

  /** @param window length of a window, in milliseconds */
  constructor(counters: RedisCounters, policy: string, window: number) {
    this.#counters = counters
    this.#prefix = `print-log:limit:${policy}:`
    this.#window = window
    this.#memory = new ByteMemory(window)
  }

  async add(key: string, bytes: number): Promise<ByteCount> {
    if (!this.#counters.usable) return this.#memory.add(key, bytes)
    try {
      const parameters = [this.#prefix + key, String(bytes), String(this.#window)]
      const [total, left] = (await this.#counters.send('EVAL', ADD_BYTES, '1', ...parameters)) as [number, number]
      this.#counters.succeeded()
      return { total, left }
    } catch (error) {
      this.#counters.failed(error)
      return this.#memory.add(key, bytes)
    }
  }
}

/**
 * Bounds the wait for a response. A response that arrived in time counts even when this process was too busy to read
 * it: received data is read before the immediate callback runs.
 */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>()
  const refuse = () => late.reject(new Error('no response in time'))
  const timer = setTimeout(() => setImmediate(refuse), COMMAND_TIMEOUT)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
