import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Maximum response time of `select 1`, in milliseconds. */
const TIMEOUT_MS = 1000

/**
 * Health check of the database over one persistent connection of its own. The requests' pool is unsuitable: under load
 * it is exhausted on every instance at once, and a load balancer that then finds no ready instance turns high load into
 * an outage. An instance with an exhausted pool reports that itself, with 503 and Retry-After.
 */
export class DatabaseProbe {
  readonly #pool: pg.Pool
  #running: Promise<boolean> | null = null

  constructor(url: string) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: 1,
      application_name: 'print-log readiness',
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      idleTimeoutMillis: 0,
      keepAlive: true,
    })
    // The next check reports a lost connection.
    this.#pool.on('error', () => undefined)
    this.#pool.on('connect', (client) => client.on('error', () => undefined))
  }

  /** Whether the database responds within a second. Concurrent calls share one check. */
  isHealthy(): Promise<boolean> {
    this.#running ??= this.#ask().finally(() => {
      this.#running = null
    })
    return Promise.race([this.#running, sleep(TIMEOUT_MS, false, { ref: false })])
  }

  close(): Promise<void> {
    return this.#pool.end()
  }

  async #ask(): Promise<boolean> {
    try {
      await this.#pool.query('select 1')
      return true
    } catch {
      return false
    }
  }
}
