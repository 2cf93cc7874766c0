import pg from 'pg'
import { eventually } from '../identity/support.ts'

/** A table that nobody else can use. */
export interface TableLock {
  /** Resolves when so many statements of others wait for it. */
  waiting(count: number): Promise<void>
  /** Ends the connections whose statements wait for it, before they can have it. */
  endWaiting(): Promise<void>
  release(): Promise<void>
}

/** Locks a table, so that the requests that need it are under way for as long as a test wants. */
export async function lockTable(url: string, table: string): Promise<TableLock> {
  const client = new pg.Client({ connectionString: url, application_name: 'test' })
  client.on('error', () => undefined) // a restart of the server ends it too
  await client.connect()
  await client.query(`begin; lock table ${client.escapeIdentifier(table)} in access exclusive mode`)
  return {
    async waiting(count) {
      await eventually(async () => {
        const { rowCount } = await client.query('select from pg_locks where not granted and relation = $1::regclass', [
          table,
        ])
        return (rowCount ?? 0) >= count
      })
    },
    async endWaiting() {
      const ended =
        'select pg_terminate_backend(pid, 10000) from pg_locks where not granted and relation = $1::regclass'
      await client.query(ended, [table])
    },
    release: () => client.end(),
  }
}

/** How many connections of this application name the database has. */
export async function connections(url: string, application: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, application_name: 'test' })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      'select from pg_stat_activity where datname = current_database() and application_name = $1',
      [application],
    )
    return rowCount ?? 0
  } finally {
    await client.end()
  }
}
