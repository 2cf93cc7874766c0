import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { countStatement } from '../telemetry/work.ts'
import { runInOrder } from './together.ts'

/** Query of the current tick, and what settles it. */
interface Waiting {
  readonly text: string
  readonly values: readonly unknown[]
  readonly resolve: (result: pg.QueryResult) => void
  readonly reject: (error: unknown) => void
}

/**
 * Connections for queries that do not change anything: those that begin at once, such as with `Promise.all`, are sent together
 * over one connection of a pool. They take one round trip; each further one would cost a small query more than the query itself (1.3 of
 * the 9 ms of an overview of 1,900 prints went to waking PostgreSQL). When one fails, all of them do.
 */
export class PipelinedPool implements PostgresPool {
  readonly #pool: PostgresPool
  readonly #client: PostgresPoolClient
  #waiting: Waiting[] = []

  constructor(pool: PostgresPool) {
    this.#pool = pool
    const query = (text: string, values: readonly unknown[]) => this.#query(text, values)
    this.#client = { query: query as unknown as PostgresPoolClient['query'], release: () => undefined }
  }

  get options(): object {
    return this.#pool.options
  }

  /** Returns what stands for any number of connections: one is taken from the pool for each round trip. */
  async connect(): Promise<PostgresPoolClient> {
    return this.#client
  }

  /** Does nothing: the pool's owner ends it. */
  async end(): Promise<void> {}

  #query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>()
    // Queries that begin at once get here in the same run of microtasks, before the next tick.
    if (this.#waiting.length === 0) process.nextTick(() => void this.#send())
    this.#waiting.push({ text, values, resolve, reject })
    return promise
  }

  async #send(): Promise<void> {
    const waiting = this.#waiting
    this.#waiting = []
    const begun = performance.now()
    const count = (hasFailed: boolean) => {
      const milliseconds = (performance.now() - begun) / waiting.length
      for (const { text } of waiting) countStatement(text, milliseconds, hasFailed)
    }
    try {
      const results = await this.#run(waiting)
      count(false)
      for (const [position, { resolve }] of waiting.entries()) resolve(results[position]!)
    } catch (error) {
      count(true)
      for (const { reject } of waiting) reject(error)
    }
  }

  async #run(waiting: readonly Waiting[]): Promise<readonly pg.QueryResult[]> {
    const client = await this.#pool.connect()
    try {
      return await runInOrder(client, waiting)
    } finally {
      client.release()
    }
  }
}
