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
/** The oldest major version of PostgreSQL on which the tests have run. */
const OLDEST_VERSION = 15

interface DatabaseFacts {
  /** Such as "18.4", or "18.4 (Debian 18.4-1)". */
  readonly version: string
  readonly encoding: string
}

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
 * Connects to the database once, and asks whether the service can run on it.
 * @throws StartError when it cannot be reached, its PostgreSQL is too old, or it cannot store every character
 */
export async function requireDatabase(databaseUrl: string): Promise<void> {
  const { version, encoding } = await withConnectionHint(databaseUrl, () => facts(databaseUrl))
  if (parseInt(version, 10) < OLDEST_VERSION)
    throw new StartError(
      `PostgreSQL ${OLDEST_VERSION} or newer is needed, and the database is on ${version}: update it.`,
    )
  if (encoding !== 'UTF8')
    throw new StartError(
      `The database must have the encoding UTF8, not ${encoding}: create one with "encoding 'UTF8'".`,
    )
}

async function facts(databaseUrl: string): Promise<DatabaseFacts> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS })
  client.on('error', () => undefined) // the work that is waited for reports the error
  try {
    await client.connect()
    const { rows } = await client.query<DatabaseFacts>(
      `select current_setting('server_version') as version, current_setting('server_encoding') as encoding`,
    )
    return rows[0] as DatabaseFacts
  } finally {
    await client.end()
  }
}
