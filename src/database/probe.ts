import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** How long the database may take to answer `select 1`, in milliseconds. */
const PATIENCE_MS = 1000

/**
 * Asks whether the database answers, over one connection of its own that is kept. The pool of the requests is the wrong one
 * to ask: under load it is used up on every instance at once, and a load balancer that then finds none ready makes an outage
 * of a crowd. An instance whose pool is used up says so by itself, with 503 and Retry-After.
 */
export class DatabaseProbe {
  readonly #pool: pg.Pool
  #running: Promise<boolean> | null = null

  constructor(url: string) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: 1,
      application_name: 'print-log readiness',
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      idleTimeoutMillis: 0,
      keepAlive: true,
    })
    // A lost connection is what the next question finds out.
    this.#pool.on('error', () => undefined)
    this.#pool.on('connect', (client) => client.on('error', () => undefined))
  }

  /** Whether it answers within a second. Questions that come while one is under way share its outcome. */
  answers(): Promise<boolean> {
    this.#running ??= this.#ask().finally(() => {
      this.#running = null
    })
    return Promise.race([this.#running, sleep(PATIENCE_MS, false, { ref: false })])
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
