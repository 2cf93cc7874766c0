import type pg from 'pg'
import { requireDistributable } from './distribution.ts'

/** A statement as it was sent to the database. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/**
 * Statements that find out who is calling. They are sent again when the news of a user comes late, and use is recorded
 * later: they belong to no operation.
 */
export const IDENTIFIES = /"users"\."id" = "(api_keys|identities)"\."user_id"|^update "api_keys"/

/** Notes what the connections of a pool send. */
export class StatementRecorder {
  readonly #known = new WeakSet<pg.PoolClient>()
  #statements: Statement[] = []
  #roundTrips = 0

  constructor(pool: pg.Pool) {
    pool.on('acquire', (client) => this.#listen(client))
  }

  /** What is sent while the work is done, by whomever. */
  async during(work: () => Promise<unknown>): Promise<readonly Statement[]> {
    this.#statements = []
    await work()
    return this.#statements
  }

  /** Number of times that the server is waited for while the work is done: it is ready again after each. */
  async roundTrips(work: () => Promise<unknown>): Promise<number> {
    this.#roundTrips = 0
    await work()
    return this.#roundTrips
  }

  /**
   * The statements with a join that are sent while the work is done, in alphabetical order: some are sent in parallel. Fails when any
   * statement would not do on a cluster.
   * @param isJob whether the work is that of a periodic job
   */
  async joins(work: () => Promise<unknown>, isJob = false): Promise<string[]> {
    const statements = await this.during(work)
    for (const { text } of statements) requireDistributable(text, isJob)
    return [...new Set(statements.map(({ text }) => text).filter((text) => /\bjoin\b/i.test(text)))].sort()
  }

  #listen(client: pg.PoolClient): void {
    if (this.#known.has(client)) return
    this.#known.add(client)
    client.connection.on('readyForQuery', () => (this.#roundTrips += 1))
    const send = client.query.bind(client) as (text: string, values?: unknown[]) => Promise<unknown>
    const query = (text: string, values: unknown[] = []) => {
      this.#statements.push({ text, values })
      return send(text, values)
    }
    client.query = query as typeof client.query
  }
}
