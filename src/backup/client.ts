import pg from 'pg'
import { StartError } from '../kernel/startError.ts'

/** Milliseconds to wait for a connection. */
const CONNECTION_TIMEOUT = 5000
/** How values are written, and no limit of time, which a database or a role may have. */
const SETTINGS = {
  TimeZone: 'UTC',
  DateStyle: 'ISO',
  IntervalStyle: 'postgres',
  bytea_output: 'hex',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  idle_session_timeout: '0',
}

/**
 * Works with the one connection of a backup or a restore.
 * @param name of the work, as the database shows it
 * @throws StartError when the connection is lost; what the work throws
 */
export async function withClient<T>(
  databaseUrl: string,
  name: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: `print-log ${name}`,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    options: Object.entries(SETTINGS)
      .map(([setting, value]) => `-c ${setting}=${value}`)
      .join(' '),
    // Nothing is sent while large images are read or stored.
    keepAlive: true,
  })
  await client.connect()
  // Without this listener, losing the connection while images are read or stored would end the process.
  let lost: Error | null = null
  client.on('error', (error) => (lost ??= error))
  try {
    return await work(client)
  } catch (error) {
    if (lost === null) throw error
    throw new StartError(`The connection to the database was lost (${String(lost)}): try again.`, { cause: error })
  } finally {
    await client.end()
  }
}
