import fs from 'node:fs/promises'
import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration'
import pg from 'pg'

const FOLDER = new URL('../../db/migrations/', import.meta.url)

/** Lists the names of this version's migrations, in the order in which they are applied. */
export async function migrationNames(): Promise<string[]> {
  const files = (await fs.readdir(FOLDER)).filter((name) => /^\d{4}_\w+\.sql$/.test(name))
  return files.map((name) => name.replace(/\.sql$/, '')).sort()
}

/** Reads the migrations: plain SQL files, applied in order of their names, forward only. */
async function ownMigrations(): Promise<Record<string, Migration>> {
  const entries = (await migrationNames()).map(async (name) => {
    const text = await fs.readFile(new URL(`${name}.sql`, FOLDER), 'utf8')
    const migration: Migration = {
      up: async (db: Kysely<unknown>) => {
        for (const statement of statementsOf(text)) await db.executeQuery(CompiledQuery.raw(statement))
      },
    }
    return [name, migration] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/**
 * Splits a file into its statements, which Citus takes only one by one when they change a distributed table. A statement ends with
 * a semicolon at the end of a line, unless it is within `$$`.
 */
export function statementsOf(text: string): string[] {
  const statements: string[] = []
  let begun = ''
  for (const line of text.split('\n')) {
    begun += `${line}\n`
    const isWithin = begun.split('$$').length % 2 === 0
    if (isWithin || !/;\s*(--.*)?$/.test(line)) continue
    statements.push(begun)
    begun = ''
  }
  const isComment = begun.split('\n').every((line) => /^\s*(?:--|$)/.test(line))
  return isComment ? statements : [...statements, begun]
}

/** Lists the names of the migrations that a database has, also those of a newer version. */
async function appliedNames(pool: pg.Pool): Promise<string[]> {
  const { rows: found } = await pool.query(`select where to_regclass('kysely_migration') is not null`)
  if (found.length === 0) return []
  const { rows } = await pool.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => name)
}

/**
 * Lists migrations that a newer version has applied, as empty ones; Kysely would report them as missing. They only add
 * to what this version uses, so that instances of both versions can start during a rollout and after a rollback.
 */
async function newerMigrations(pool: pg.Pool, own: Record<string, Migration>): Promise<Record<string, Migration>> {
  const last = Object.keys(own).at(-1) ?? ''
  const newer = (await appliedNames(pool)).filter((name) => name > last)
  return Object.fromEntries(newer.map((name) => [name, { up: () => Promise.resolve() }]))
}

/**
 * Migrates a database to the newest schema, all or nothing. Two instances may start at once: Kysely's
 * advisory lock makes one wait for the other.
 * @param url a `postgres://` URL; the database may already have a newer schema
 * @param announce takes the names of the migrations that are not applied yet, if there are any, before they are applied or another
 *   instance that applies them is waited for
 * @returns the names of the applied migrations
 * @throws the database's error; no migration is applied then
 */
export async function migrate(url: string, announce: (pending: string[]) => void = () => undefined): Promise<string[]> {
  // If the running version holds a lock for longer than this, the migration fails instead of stopping the service.
  const pool = new pg.Pool({
    connectionString: url,
    max: 2, // one holds the lock, the other reads the applied migrations
    connectionTimeoutMillis: 5000,
    options: '-c lock_timeout=30s',
  })
  pool.on('error', () => undefined) // the running query reports the error
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    const provider: MigrationProvider = {
      async getMigrations() {
        const own = await ownMigrations()
        return { ...own, ...(await newerMigrations(pool, own)) }
      },
    }
    const applied = new Set(await appliedNames(pool))
    const pending = (await migrationNames()).filter((name) => !applied.has(name))
    if (pending.length > 0) announce(pending)
    const { error, results } = await new Migrator({ db, provider }).migrateToLatest()
    if (error) throw error as Error
    return (results ?? []).map((result) => result.migrationName)
  } finally {
    await db.destroy()
  }
}

/**
 * Applies migrations to a database as a part of a transaction.
 * @param last name of the last migration to apply; the newest by default
 * @throws the database's error
 */
export async function migrateWithin<DB>(trx: Transaction<DB>, last?: string): Promise<void> {
  const migrator = new Migrator({ db: trx, provider: { getMigrations: ownMigrations } })
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error) throw error as Error
}
