import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Kysely, PostgresDialect, sql, type LogEvent, type Transaction } from 'kysely'
import type pg from 'pg'
import copyStreams from 'pg-copy-streams'
import type { DB } from '../../generated/database.d.ts'
import { migrateWithin, migrationNames } from '../database/migrate.ts'
import { inTransaction } from '../database/transaction.ts'
import { StartError } from '../kernel/startError.ts'
import type { MediaStore } from '../media/mediaStore.ts'
import { readArchive, type ArchiveEntry } from './archive.ts'
import type { BackupSource } from './backUp.ts'
import type { Manifest } from './manifest.ts'
import { withClient } from './client.ts'
import { claimStore } from './mediaTarget.ts'
import { copyIn, ofExtension, setSequences } from './tables.ts'
import { keyOfEntry, tableText, verifyBackup } from './verify.ts'

/** Number of the advisory lock held by a restore; an arbitrary constant. */
const RESTORING = 0x72_73_74_72

/**
 * Restores a backup into an empty database and its images into the store, all or nothing. A backup of an older version
 * is loaded with its own schema and then migrated.
 * @param signal aborts the restore
 * @throws StartError when the file is damaged or of a newer version, the database or the store is in use, or the connection is lost;
 * errors of the database and the store. Nothing is restored then
 */
export async function restore(
  { databaseUrl, store }: BackupSource,
  file: string,
  signal?: AbortSignal,
): Promise<Manifest> {
  const manifest = await verifyBackup(file, signal)
  await requireKnownSchema(file, manifest)
  return withClient(databaseUrl, 'restore', async (client) => {
    await requireAlone(client)
    await requireEmpty(client)
    const undo = await claimStore(store, manifest.databaseId)
    try {
      await putImages(file, store, signal)
      await load(client, file, manifest, signal)
    } catch (error) {
      // The first error says why; what remains in the store does not hinder the next attempt.
      await undo().catch(() => undefined)
      throw error
    }
    return manifest
  })
}

async function requireKnownSchema(file: string, { migrations }: Manifest): Promise<void> {
  const own = await migrationNames()
  if (migrations.every((name, index) => name === own[index])) return
  const last = migrations.at(-1) ?? ''
  throw new StartError(
    last > (own.at(-1) ?? '')
      ? `${file} has a newer schema (${last}) than this version of the service (${own.at(-1)}): install that version first. Nothing was restored.`
      : `${file} has a schema (${last}) that is not one of this service. Nothing was restored.`,
  )
}

async function requireAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>(`select pg_try_advisory_lock(${RESTORING}) as locked`)
  if (rows[0]?.locked !== true) throw new StartError('Another restore into this database is running.')
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (${ofExtension('pg_class.oid')}) limit 1`,
  )
  if (rows.length === 0) return
  throw new StartError('The database is not empty: restore into a new one, without tables. Nothing was restored.')
}

async function putImages(file: string, store: MediaStore, signal?: AbortSignal): Promise<void> {
  for await (const entry of readArchive(file)) {
    signal?.throwIfAborted()
    const key = keyOfEntry(entry)
    if (key !== null) await store.put(key, entry.bytes)
  }
}

/**
 * Migrates, loads and migrates further in one transaction.
 * @throws what the database refused first: Kysely's migrator then releases its lock, which a failed transaction refuses without saying why
 */
async function load(client: pg.Client, file: string, manifest: Manifest, signal?: AbortSignal): Promise<void> {
  const connection = Object.assign(client, { release: () => undefined })
  const pool = { options: {}, connect: () => Promise.resolve(connection), end: () => Promise.resolve() }
  let refusal: unknown
  const log = (event: LogEvent) => {
    if (event.level === 'error') refusal ??= event.error
  }
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log })
  const work = async (trx: Transaction<DB>) => {
    await requireEmpty(client)
    await migrateWithin(trx, manifest.migrations.at(-1))
    const entries = readArchive(file)
    try {
      for (const table of manifest.tables) {
        const copy = client.query(copyStreams.from(copyIn(table)))
        await pipeline(Readable.from(texts(entries, table.entries, signal)), copy)
        if (copy.rowCount !== table.rows)
          throw new Error(`${table.name}: ${copy.rowCount} of ${table.rows} rows were loaded.`)
      }
    } finally {
      await entries.return(undefined)
    }
    await setSequences(client, manifest.sequences)
    await migrateWithin(trx)
    await raisePositions(trx)
  }
  await inTransaction(db, async (trx) => {
    refusal = undefined
    await work(trx).catch((error: unknown) => {
      throw refusal ?? error
    })
  })
}

/**
 * Raises all positions in the logs of events, by the time in milliseconds: nobody has more events between two restores of a backup. Who
 * has read events from after the backup is then before the log, and gets a reset instead of missing the events that come now.
 */
async function raisePositions(trx: Transaction<DB>): Promise<void> {
  await sql`insert into event_heads (user_id, position, bytes) select id, 0, 0 from users
    where not exists (select from event_heads head where head.user_id = users.id)`.execute(trx)
  const by = sql`(extract(epoch from now()) * 1000)::bigint`
  await sql`update event_heads set position = position + ${by}, floor = floor + ${by}`.execute(trx)
  await sql`update events set position = position + ${by}`.execute(trx)
  await sql`update webhooks set position = position + ${by}`.execute(trx)
}

/** Texts of the next entries of an archive. */
async function* texts(
  entries: AsyncGenerator<ArchiveEntry>,
  count: number,
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  for (let left = count; left > 0; left -= 1) {
    signal?.throwIfAborted()
    const next = await entries.next()
    if (next.done) return
    yield await tableText(next.value)
  }
}
