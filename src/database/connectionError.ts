import pg from 'pg'
import { errorCode } from '../kernel/errorCode.ts'
import { StartError } from '../kernel/startError.ts'

/**
 * Codes of network errors and of certificates, and SQLSTATE codes of a refused login (28…), an unknown database (3D000) and a server
 * that starts or stops (57P…).
 */
const UNREACHABLE = /^(E[A-Z]+|ERR_(TLS|SSL)_\w+|[A-Z_]*CERT[A-Z_]*|UNABLE_TO_\w+|28\w{3}|3D000|57P\d\d|53300)$/
/** Messages of errors without a code: the connection is not made in time, not encrypted, or closed by another kind of server. */
const NO_CONNECTION = /timeout|SSL|Connection terminated/i
/** Milliseconds to wait for a connection. */
const CONNECTION_TIMEOUT_MS = 5000

/**
 * Runs database work at startup.
 * @throws StartError when the database cannot be reached; the sentence names its host, never the password
 */
export async function withConnectionHint<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { host, pathname } = new URL(databaseUrl)
    const reason = error instanceof Error && error.message ? error.message : errorCode(error)
    if (!UNREACHABLE.test(errorCode(error) ?? '') && !NO_CONNECTION.test(reason ?? '')) throw error
    throw new StartError(
      `The database ${pathname.slice(1)} at ${host} cannot be reached (${reason}): start it or correct DATABASE_URL.`,
    )
  }
}

/**
 * Connects to the database once.
 * @throws StartError when it cannot be reached
 */
export async function requireConnection(databaseUrl: string): Promise<void> {
  await withConnectionHint(databaseUrl, async () => {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS })
    client.on('error', () => undefined) // the connection that is waited for reports the error
    try {
      await client.connect()
    } finally {
      await client.end()
    }
  })
}
