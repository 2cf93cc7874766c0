import { workerData } from 'node:worker_threads'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'
import { connect, shareOf } from '../database/connect.ts'
import { databaseProblem } from '../database/databaseProblem.ts'
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
const { pool } = connect(url, connections, UNLOGGED, databaseTimeoutMs, databaseTimeoutMs)
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
