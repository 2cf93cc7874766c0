import fs from 'node:fs/promises'
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration'
import pg from 'pg'

const FOLDER = new URL('../../db/migrations/', import.meta.url)

/** Plain SQL files, applied in the order of their names, forward only. */
async function ownMigrations(): Promise<Record<string, Migration>> {
  const names = (await fs.readdir(FOLDER)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort()
  const entries = names.map(async (name) => {
    const text = await fs.readFile(new URL(name, FOLDER), 'utf8')
    const migration: Migration = {
      up: async (db: Kysely<unknown>) => void (await db.executeQuery(CompiledQuery.raw(text))),
    }
    return [name.replace(/\.sql$/, ''), migration] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/**
 * What a newer version has applied is taken as it is: its migrations only add to what this version uses, so that instances of
 * both can start while one version replaces the other, and after a step back. Kysely would call them missing.
 */
async function newerMigrations(pool: pg.Pool, own: Record<string, Migration>): Promise<Record<string, Migration>> {
  const last = Object.keys(own).at(-1) ?? ''
  const { rows } = await pool.query<{ name: string }>(
    'select name from kysely_migration where name > $1 order by name',
    [last],
  )
  return Object.fromEntries(rows.map(({ name }) => [name, { up: () => Promise.resolve() }]))
}

/**
 * Brings a database to the newest schema, all or nothing.
 * Two instances may start at once: Kysely's transaction-scoped advisory lock lets one work and the other wait.
 * @param url a `postgres://` URL; the database may be at a newer schema already
 * @returns the names of the migrations that were applied
 * @throws the database's error; nothing is then applied
 */
export async function migrate(url: string): Promise<string[]> {
  // A lock that the running version holds for longer than this stops the migration rather than the service.
  const pool = new pg.Pool({
    connectionString: url,
    max: 2, // one holds the lock, the other looks at what was applied
    connectionTimeoutMillis: 5000,
    options: '-c lock_timeout=30s',
  })
  pool.on('error', () => undefined) // reported by the query that was running
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    const provider: MigrationProvider = {
      async getMigrations() {
        const own = await ownMigrations()
        return { ...own, ...(await newerMigrations(pool, own)) }
      },
    }
    const { error, results } = await new Migrator({ db, provider }).migrateToLatest()
    if (error) throw error as Error
    return (results ?? []).map((result) => result.migrationName)
  } finally {
    await db.destroy()
  }
}
