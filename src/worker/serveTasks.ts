import { workerData } from 'node:worker_threads'
import { databaseProblem } from '../database/databaseProblem.ts'
import { typesWithJsonText } from '../database/parsers.ts'
import type { PlainStatement, StatementRunner } from '../database/plainStatement.ts'
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
    types: typesWithJsonText,
  },
  UNLOGGED,
)
async function rows<Row>({ sql, parameters }: PlainStatement): Promise<Row[]> {
  return (await pool.query<Row & object>(sql, [...parameters])).rows
}
const statements: StatementRunner = {
  rows,
  jsonText: async (statement) => (await rows<{ value: string }>(statement))[0]?.value ?? null,
}

serveThread(async ({ name, input }: Question) => {
  try {
    return await tasks[name](input as never, statements)
  } catch (error) {
    throw databaseProblem(error) ?? error
  }
})
