import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import { countStatement } from '../telemetry/work.ts'
import { PipelinedPool } from './pipelinedPool.ts'
import { CONNECTION_TIMEOUT, openPool, STATEMENT_TIMEOUT } from './pool.ts'
import { PoolShare } from './poolShare.ts'

/**
 * Share of the connections for expensive requests. The other requests are short, so a few connections serve many of
 * them.
 */
const HEAVY_SHARE = 0.7

/** Connections to the database. */
export interface Database {
  readonly db: Kysely<DB>
  /** Same database over a share of the connections, so that expensive queries leave some to the others. */
  readonly heavyDb: Kysely<DB>
  /** Opens the database for one piece of work that only reads: queries of it that begin at once take one round trip. */
  readonly openPipeline: () => ReadonlyKysely<DB>
  /** The same over the share for expensive queries. */
  readonly openHeavyPipeline: () => ReadonlyKysely<DB>
  readonly pool: pg.Pool
}

/**
 * Opens a pool of connections; the first query opens the first connection.
 * @param url a `postgres://` URL
 * @param size maximum number of connections
 * @param log receives errors of idle connections, which would end the process without a listener
 * @param statementTimeout maximum time of one statement, in milliseconds
 * @param connectionTimeout maximum wait for a connection, in milliseconds
 * @param kept connections that stay open without work; the others close after 10 s
 */
export function connect(
  url: string,
  size: number,
  log: Pick<Logger, 'warn'>,
  statementTimeout = STATEMENT_TIMEOUT,
  connectionTimeout = CONNECTION_TIMEOUT,
  kept = 0,
): Database {
  const pool = openPool(url, { size, statementTimeout, connectionTimeout, kept }, log)
  const share = new PoolShare(pool, Math.max(1, Math.floor(size * HEAVY_SHARE)), connectionTimeout)
  return {
    db: overPool(pool),
    heavyDb: overPool(share),
    openPipeline: () => pipelineOver(pool),
    openHeavyPipeline: () => pipelineOver(share),
    pool,
  }
}

function pipelineOver(pool: PostgresPool): ReadonlyKysely<DB> {
  const pipeline = new Kysely<DB>({ dialect: new PostgresDialect({ pool: new PipelinedPool(pool) }) })
  return pipeline as unknown as ReadonlyKysely<DB>
}

/**
 * A part of a pool.
 * @param connections how many are used at once at most
 * @param waitMs milliseconds that are waited for one of them
 */
export function shareOf(pool: pg.Pool, connections: number, waitMs: number): Kysely<DB> {
  return overPool(new PoolShare(pool, connections, waitMs))
}

function overPool(pool: PostgresPool): Kysely<DB> {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query, queryDurationMillis, level }) => countStatement(query.sql, queryDurationMillis, level === 'error'),
  })
}
