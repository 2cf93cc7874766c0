import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import { NamedClient } from './namedClient.ts'
import { types } from './parsers.ts'

/** A database that does not answer within this many milliseconds is reported as unavailable (503). */
const STATEMENT_TIMEOUT = 2000
const CONNECTION_TIMEOUT = 1500
/** With PostgreSQL's 4 MB, analytics sort the uses of a large logbook on disk instead of hashing them: 107 ms against 43. */
const WORK_MEM = '16MB'

export interface Database {
  readonly db: Kysely<DB>
  readonly pool: pg.Pool
}

/**
 * Opens a pool of connections; the first one is made by the first query.
 * @param url a `postgres://` URL
 * @param size how many connections at most
 * @param log takes the errors of idle connections, which would end the process without a listener
 * @param statementTimeout milliseconds that one statement may take
 * @param connectionTimeout milliseconds that are waited for a connection
 */
export function connect(
  url: string,
  size: number,
  log: Logger,
  statementTimeout = STATEMENT_TIMEOUT,
  connectionTimeout = CONNECTION_TIMEOUT,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    Client: NamedClient,
    types,
    max: size,
    application_name: 'print-log',
    options: `-c TimeZone=UTC -c DateStyle=ISO -c jit=off -c work_mem=${WORK_MEM}`,
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: statementTimeout,
    // Reached only when the server itself is frozen or cut off.
    query_timeout: statementTimeout + 250,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  })
  pool.on('error', (error) => log.warn({ error: error.message }, 'an idle database connection was lost'))
  // The pool listens only while a connection is idle; one that is lost in use fails its query, and without a listener ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), pool }
}
