import { workerData } from 'node:worker_threads'
import type { Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { connect } from '../database/connect.ts'
import { databaseProblem } from '../database/databaseProblem.ts'
import { giveWay } from '../threads/priority.ts'
import { serveThread } from '../threads/serveThread.ts'
import { tasks, type Question } from './tasks.ts'

/** The program of the thread that runs large tasks. */

/** Database connection settings of the thread. */
export interface TaskDatabase {
  readonly url: string
  /** Milliseconds that the database may take; undefined for the default. */
  readonly patience: number | undefined
}

/** Logs nothing: the pool of the main thread logs when the database is lost. */
const UNLOGGED = { warn: () => undefined }

const { url, patience } = workerData as TaskDatabase
// Connects with the first query: most tasks need no database.
const db: Kysely<DB> = connect(url, 1, UNLOGGED, patience, patience).db

giveWay()
serveThread(async ({ name, input }: Question) => {
  try {
    return await tasks[name](input as never, db)
  } catch (error) {
    throw databaseProblem(error) ?? error
  }
})
