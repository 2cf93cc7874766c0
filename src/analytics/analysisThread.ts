import { workerData } from 'node:worker_threads'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'
import { shareOf } from '../database/connect.ts'
import { databaseProblem } from '../database/databaseProblem.ts'
import { CONNECTION_TIMEOUT, openPool, STATEMENT_TIMEOUT } from '../database/pool.ts'
import { Problem } from '../kernel/problem.ts'
import { serveThread } from '../threads/serveThread.ts'
import { analyses, type AnalysisName } from './analyses.ts'
import type { AnalyticsQuery } from './filter/filter.ts'

/** The program of the thread that computes large analyses. */

/** Database connection settings of the thread. */
export interface ThreadDatabase {
  readonly url: string
  readonly connections: number
  /** Milliseconds that the database may take; undefined for the default. */
  readonly databaseTimeoutMs: number | undefined
  /** Milliseconds that a statement waits for a free connection. */
  readonly waitMs: number
}

/** One analysis. */
export interface AnalysisInput {
  readonly name: AnalysisName
  readonly query: AnalyticsQuery
  readonly userId: number
  /** The database's time, in milliseconds of the Unix epoch. */
  readonly now: number
}

/** Logs nothing: the pool of the main thread logs when the database is lost. */
const UNLOGGED = { warn: () => undefined }

const { url, connections, databaseTimeoutMs, waitMs } = workerData as ThreadDatabase
/**
 * A plan for all users fits the usual one, who has few prints: failures by material took 400 ms for 100,000 prints by such a plan, and 94 by
 * one for this user. To plan takes a few milliseconds.
 */
const pool = openPool(
  url,
  {
    size: connections,
    statementTimeout: databaseTimeoutMs ?? STATEMENT_TIMEOUT,
    connectionTimeout: databaseTimeoutMs ?? CONNECTION_TIMEOUT,
    kept: 0,
    plansEachTime: true,
  },
  UNLOGGED,
)
const db = shareOf(pool, connections, waitMs) as unknown as ReadonlyKysely<DB>
const encoder = new TextEncoder()

serveThread(async ({ name, query, userId, now }: AnalysisInput, signal) => {
  try {
    const context = { db, isLarge: true, caller: { userId }, now: () => new Date(now), signal }
    const body = await analyses[name](query, context)
    return encoder.encode(JSON.stringify(body))
  } catch (error) {
    if (error instanceof Problem) throw error
    throw databaseProblem(error) ?? new Problem('internal', undefined, { cause: error })
  }
})
