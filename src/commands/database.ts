import type { Kysely } from 'kysely'
import pino from 'pino'
import type { DB } from '../../generated/database.d.ts'
import type { Config } from '../config/config.ts'
import { connect } from '../database/connect.ts'
import { requireDatabase } from '../database/connectionError.ts'
import { startEmbedded } from '../database/embedded.ts'
import { errorCode } from '../kernel/errorCode.ts'
import { StartError } from '../kernel/startError.ts'

/** Milliseconds to wait for the database: longer than a request does, since a person waits. */
const TIMEOUT_MS = 30_000
/** SQLSTATE codes of a table and a column that a later migration adds. */
const MISSING = new Set(['42P01', '42703'])

/**
 * Provides a command with the URL of the service's database: DATABASE_URL, or the embedded server, which is shared with a running
 * service and stopped afterwards when nothing else uses it.
 * @throws StartError when the database cannot be reached, or does not suit the service
 */
export async function withDatabase<T>(config: Config, work: (databaseUrl: string) => Promise<T>): Promise<T> {
  if (config.databaseUrl !== null) {
    await requireDatabase(config.databaseUrl)
    return work(config.databaseUrl)
  }
  const embedded = await startEmbedded(config.dataDir)
  try {
    return await work(embedded.url)
  } finally {
    await embedded.stop()
  }
}

/**
 * Provides a command with a connection to the service's database.
 * @throws StartError when the database cannot be reached, or lacks what the work needs of its schema
 */
export async function withConnection<T>(config: Config, work: (db: Kysely<DB>) => Promise<T>): Promise<T> {
  return withDatabase(config, async (url) => {
    const { db } = connect(url, 1, pino({ level: config.logLevel }), TIMEOUT_MS, TIMEOUT_MS)
    try {
      return await work(db)
    } catch (error) {
      if (!MISSING.has(errorCode(error) ?? '')) throw error
      throw new StartError('The database has no schema, or that of an earlier version: run `make migrate` first.')
    } finally {
      await db.destroy()
    }
  })
}
