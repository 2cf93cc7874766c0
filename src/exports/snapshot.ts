import pg from 'pg'
import { pageAfter, selectCount, selectLines, type ArchiveResource } from './resource.ts'

/** Milliseconds to wait for a connection, and that one statement may take. */
const CONNECTION_TIMEOUT = 5000
const STATEMENT_TIMEOUT = 120_000
/** Milliseconds between two statements, while a store is slow, after which PostgreSQL gives up. */
const IDLE_TIMEOUT = 15 * 60_000

/** A user's records as of one moment, on a connection of its own. Nothing is locked. */
export class Snapshot {
  readonly #client: pg.Client
  readonly #userId: number
  /** Time of the snapshot, RFC 3339. */
  readonly createdDate: string

  private constructor(client: pg.Client, userId: number, createdDate: string) {
    this.#client = client
    this.#userId = userId
    this.createdDate = createdDate
  }

  /** Opens a snapshot; call `close` when it is no longer needed. */
  static async open(databaseUrl: string, userId: number): Promise<Snapshot> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'print-log export',
      connectionTimeoutMillis: CONNECTION_TIMEOUT,
      statement_timeout: STATEMENT_TIMEOUT,
      idle_in_transaction_session_timeout: IDLE_TIMEOUT,
      keepAlive: true,
      options: '-c TimeZone=UTC -c DateStyle=ISO -c jit=off',
    })
    // A connection lost between two statements fails the next one.
    client.on('error', () => undefined)
    await client.connect()
    try {
      await client.query('begin isolation level repeatable read read only')
      const { rows } = await client.query<{ now: Date }>('select date_trunc($1, now()) as now', ['milliseconds'])
      return new Snapshot(client, userId, (rows[0]?.now ?? new Date(NaN)).toISOString())
    } catch (error) {
      await client.end()
      throw error
    }
  }

  /** Counts the records of a resource. */
  async count(resource: ArchiveResource): Promise<number> {
    const { rows } = await this.#client.query<{ count: number }>(selectCount(resource), [this.#userId])
    return rows[0]?.count ?? 0
  }

  /** Reads the lines of a resource in pages, through a cursor: memory is bounded by a page. One resource at a time. */
  async *lines(resource: ArchiveResource): AsyncGenerator<readonly string[]> {
    await this.#client.query(`declare lines no scroll cursor for ${selectLines(resource)}`, [this.#userId])
    for (;;) {
      const { rows } = await this.#client.query<{ line: string }>(`fetch ${pageAfter(resource)} from lines`)
      if (rows.length === 0) break
      yield rows.map(({ line }) => line)
    }
    await this.#client.query('close lines')
  }

  /** Ends the snapshot and its connection. */
  async close(): Promise<void> {
    await this.#client.end()
  }
}
