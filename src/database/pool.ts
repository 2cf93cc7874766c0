import pg from 'pg'
import type { Logger } from 'pino'
import { NamedClient } from './namedClient.ts'
import { types as defaultTypes } from './parsers.ts'

/** Milliseconds after which an unresponsive database is reported as unavailable (503). */
export const STATEMENT_TIMEOUT = 2000
/** Milliseconds after which the wait for a connection ends with 503. */
export const CONNECTION_TIMEOUT = 1500
/**
 * Memory per sort or hash. With PostgreSQL's default of 4 MB, analytics sort the usages of a large logbook on disk
 * instead of hashing them: 107 ms instead of 43.
 */
const WORK_MEM = '16MB'

/** Size and timeouts of a pool. */
export interface PoolOptions {
  /** Maximum number of connections. */
  readonly size: number
  /** Maximum time of one statement, in milliseconds. */
  readonly statementTimeout: number
  /** Maximum wait for a connection, in milliseconds. */
  readonly connectionTimeout: number
  /** Connections that stay open without work; the others close after 10 s. */
  readonly kept: number
  /** Whether each statement is planned for its own parameters every time; by default, PostgreSQL keeps one plan for all users after a while. */
  readonly plansEachTime?: boolean
  /** Column parsers; by default, those that parse JSON. */
  readonly types?: pg.CustomTypesConfig
}

/**
 * Opens a pool of connections with the session settings of the service; the first query opens the first connection.
 * Nothing here needs Kysely: loading it would take 100 of the 160 ms of a thread's start.
 * @param url a `postgres://` URL
 * @param log receives errors of idle connections, which would end the process without a listener
 */
export function openPool(
  url: string,
  { size, statementTimeout, connectionTimeout, kept, plansEachTime = false, types = defaultTypes }: PoolOptions,
  log: Pick<Logger, 'warn'>,
): pg.Pool {
  const planning = plansEachTime ? ' -c plan_cache_mode=force_custom_plan' : ''
  const pool = new pg.Pool({
    connectionString: url,
    Client: NamedClient,
    types,
    max: size,
    min: Math.min(kept, size),
    application_name: 'print-log',
    options: `-c TimeZone=UTC -c DateStyle=ISO -c jit=off -c work_mem=${WORK_MEM}${planning}`,
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: statementTimeout,
    // Takes effect only when the server itself is frozen or cut off.
    query_timeout: statementTimeout + 250,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  })
  pool.on('error', (error) => log.warn({ error: error.message }, 'an idle database connection was lost'))
  // The pool listens only while a connection is idle. A connection lost in use fails its query, and would end the
  // process without this listener.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
