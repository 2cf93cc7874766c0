import { workerData } from 'node:worker_threads'
import { databaseProblem } from '../database/databaseProblem.ts'
import type { RunStatement } from '../database/plainStatement.ts'
import { CONNECTION_TIMEOUT, openPool, STATEMENT_TIMEOUT } from '../database/pool.ts'
import { serveThread } from '../threads/serveThread.ts'
import { tasks, type Question } from './tasks.ts'

/** Serves large tasks in this thread. */

/** Database connection settings of the thread. */
export interface TaskDatabase {
  readonly url: string
  /** Milliseconds that the database may take; undefined for the default. */
  readonly databaseTimeoutMs: number | undefined
}

/** Logs nothing: the pool of the main thread logs when the database is lost. */
const UNLOGGED = { warn: () => undefined }

const { url, databaseTimeoutMs } = workerData as TaskDatabase
// Connects with the first query: most tasks need no database.
const pool = openPool(
  url,
  {
    size: 1,
    statementTimeout: databaseTimeoutMs ?? STATEMENT_TIMEOUT,
    connectionTimeout: databaseTimeoutMs ?? CONNECTION_TIMEOUT,
    kept: 0,
  },
  UNLOGGED,
)
const run: RunStatement = async <Row>({ sql, parameters }: Parameters<RunStatement>[0]) => {
  const { rows } = await pool.query<Row & object>(sql, [...parameters])
  return rows
}

serveThread(async ({ name, input }: Question) => {
  try {
    return await tasks[name](input as never, run)
  } catch (error) {
    throw databaseProblem(error) ?? error
  }
})
