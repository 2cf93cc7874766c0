import { MemoryStore, type IncrementResponse, type Options } from 'express-rate-limit'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { RedisStore, type RedisReply } from 'rate-limit-redis'

/** The longest time, in milliseconds, that a request waits for Redis. */
const COMMAND_TIMEOUT = 150
/** The pause, in milliseconds, before Redis is tried again. */
const RETRY_DELAY = 1000

/**
 * The counters that several instances of the service share in Redis. While Redis is absent, gone, frozen or failing,
 * each instance counts in its own memory: one request finds out, the others do not ask until a new connection is ready.
 */
export class SharedCounters {
  readonly #client: Redis
  readonly #log: Logger
  readonly #stores: SharedStore[] = []
  #usable = false
  #state: 'starting' | 'shared' | 'local' | 'closed' = 'starting'

  /**
   * Starts connecting; nothing waits for it.
   * @param url a `redis://` or `rediss://` URL
   * @param log gets one line when the counters stop being shared and one when they are shared again
   */
  constructor(url: string, log: Logger) {
    this.#log = log
    this.#client = new Redis(url, {
      // For the commands of a new connection, which no request waits for.
      commandTimeout: COMMAND_TIMEOUT * 10,
      connectTimeout: COMMAND_TIMEOUT * 10,
      // A frozen peer never answers the end of a connection.
      disconnectTimeout: COMMAND_TIMEOUT,
      // A count that is late would be counted twice: once in memory, once here.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      retryStrategy: () => RETRY_DELAY,
    })
    this.#client.on('error', (error: Error) => this.#lost(error.message || 'no connection'))
    this.#client.on('close', () => this.#lost('the connection was closed'))
    this.#client.on('ready', () => void this.#prepare())
  }

  /** False while Redis must not be asked. */
  get usable(): boolean {
    return this.#usable
  }

  /** Makes the counters of one policy. */
  store(policy: string): SharedStore {
    const store = new SharedStore(this, policy)
    this.#stores.push(store)
    return store
  }

  /** Sends one command; throws when Redis does not answer in time. */
  async send(command: string, ...values: string[]): Promise<RedisReply> {
    return (await inTime(this.#client.call(command, ...values))) as RedisReply
  }

  /** A count was made in Redis. */
  succeeded(): void {
    if (!this.#usable || this.#state === 'shared') return
    this.#state = 'shared'
    this.#log.info('rate limits are counted in Redis')
  }

  /** A count could not be made in Redis: drops the connection, since an answer that comes late is of no use. */
  failed(error: unknown): void {
    if (!this.#usable) return
    this.#drop(error)
  }

  /** Ends the connection, which is gone within the command time-out even when Redis is frozen. */
  close(): void {
    this.#state = 'closed'
    this.#usable = false
    this.#client.disconnect()
  }

  /** Every connection loads the scripts anew: a store that once failed to load them would fail for ever. */
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
    this.#log.warn({ reason }, 'Redis is not available: rate limits are counted in this process')
  }
}

/** The counters of one policy: in Redis, else in memory. */
export class SharedStore extends RedisStore {
  readonly #counters: SharedCounters
  readonly #memory = new MemoryStore()
  #options: Options | undefined

  constructor(counters: SharedCounters, policy: string) {
    super({
      prefix: `print-log:limit:${policy}:`,
      sendCommand: (command, ...values) => counters.send(command, ...values),
    })
    this.#counters = counters
  }

  /** Called by the limiter, when there may be no connection yet. */
  override async init(options: Options): Promise<void> {
    this.#options = options
    this.#memory.init(options)
  }

  /** Loads the scripts over the present connection; throws when that fails. */
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

  /** Stops the timer of the counters in memory. */
  shutdown(): void {
    this.#memory.shutdown()
  }
}

/** An answer that came in time counts, also when this process was too busy to read it: what has come is read before the immediate. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>()
  const refuse = () => late.reject(new Error('no answer in time'))
  const timer = setTimeout(() => setImmediate(refuse), COMMAND_TIMEOUT)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
