import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { FairQueue } from '../admission/fairQueue.ts'

/**
 * Share of a pool's connections, for work that could otherwise occupy all of them: one analysis runs three queries at
 * once, so four of them exhausted a pool of ten.
 */
export class PoolShare implements PostgresPool {
  readonly #pool: pg.Pool
  readonly #places: FairQueue

  /**
   * @param pool the shared pool
   * @param connections maximum number of connections used at once
   * @param waitMs maximum wait for a connection, in milliseconds
   */
  constructor(pool: pg.Pool, connections: number, waitMs: number) {
    this.#pool = pool
    this.#places = new FairQueue('database queries', {
      places: connections,
      placesPerOwner: Infinity,
      waitingPerOwner: Infinity,
      waitMs,
    })
  }

  get options(): object {
    return this.#pool.options
  }

  /**
   * Takes a connection from the pool.
   * @throws Problem 503 when none is free in time
   */
  async connect(): Promise<PostgresPoolClient> {
    const leave = await this.#places.enter('')
    try {
      const client = await this.#pool.connect()
      // The pool sets a new release function on each checkout.
      const release = client.release.bind(client)
      // Assigned as a literal, the function would outlive the small collections of garbage, and all that it refers to as well.
      const releaseAndLeave = (error?: Error | boolean) => {
        release(error)
        leave()
      }
      client.release = releaseAndLeave
      return client
    } catch (error) {
      leave()
      throw error
    }
  }

  /** Does nothing: the pool's owner ends it. */
  async end(): Promise<void> {}
}
