import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type pg from 'pg'
import copyStreams from 'pg-copy-streams'
import { imageKeys } from '../media/keys.ts'
import { StartError } from '../kernel/startError.ts'
import type { MediaStore } from '../media/mediaStore.ts'
import { withClient } from './client.ts'
import { writeArchive, type AddEntry } from './archive.ts'
import { FORMAT, MANIFEST_NAME, writeManifest, type ImagesPart, type Manifest, type TablePart } from './manifest.ts'
import { copyOut, listTables, readSequences, type Table } from './tables.ts'

/** Bytes of text per entry of a table. */
const ENTRY_BYTES = 4 * 1024 * 1024
/** Rows of images per statement. */
const PAGE = 500

const compress = promisify(gzip)

/** Place of the data to back up. */
export interface BackupSource {
  readonly databaseUrl: string
  readonly store: MediaStore
}

/**
 * Writes all tables, as of one moment, and the images that they name into a new file. The service may run meanwhile.
 * Memory is bounded by an entry of a table, or by an image.
 * @param signal aborts the backup
 * @throws StartError when the file exists, or the connection is lost; errors of the database, the store and the disk. There is no file then
 */
export async function backUp(
  { databaseUrl, store }: BackupSource,
  file: string,
  signal?: AbortSignal,
): Promise<Manifest> {
  return withClient(databaseUrl, 'backup', async (client) => {
    // The snapshot is held while the images are read, as pg_dump holds it while it writes; nothing is locked.
    await client.query('begin isolation level repeatable read read only')
    await requireSchema(client)
    let manifest: Manifest | undefined
    await writeArchive(file, async (addEntry) => {
      const add: AddEntry = (name, bytes) => {
        signal?.throwIfAborted()
        return addEntry(name, bytes)
      }
      manifest = await fill(client, store, add)
      await add(MANIFEST_NAME, writeManifest(manifest))
    })
    if (manifest === undefined) throw new Error('The backup was not written.')
    return manifest
  })
}

/** @throws StartError when the database has never been migrated */
async function requireSchema(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('kysely_migration') is not null as exists`,
  )
  if (rows[0]?.exists !== true) throw new StartError('The database has no schema: there is nothing to back up.')
}

async function fill(client: pg.Client, store: MediaStore, add: AddEntry): Promise<Manifest> {
  const applied = await client.query<{ name: string }>('select name from kysely_migration order by name')
  const { rows } = await client.query<{ now: Date }>('select now() as now')
  const databaseId = await readDatabaseId(client)
  const tables: TablePart[] = []
  for (const table of await listTables(client)) tables.push(await addTable(client, table, add))
  const sequences = await readSequences(client)
  const images = await addImages(client, store, add)
  return {
    format: FORMAT,
    createdDate: rows[0]?.now.toISOString() ?? '',
    databaseId,
    migrations: applied.rows.map(({ name }) => name),
    tables,
    sequences,
    images,
  }
}

/** The id of the database; null when nothing needed it yet, as in the schema of the first release, which has no table for it. */
async function readDatabaseId(client: pg.Client): Promise<string | null> {
  const { rows: tables } = await client.query(`select where to_regclass('database_identity') is not null`)
  if (tables.length === 0) return null
  const { rows } = await client.query<{ id: string }>('select id from database_identity')
  return rows[0]?.id ?? null
}

async function addTable(client: pg.Client, table: Table, add: AddEntry): Promise<TablePart> {
  const { name, columns } = table
  const stream = client.query(copyStreams.to(copyOut(table)))
  const hash = createHash('sha256')
  let [entries, bytes] = [0, 0]
  for await (const text of inPieces(stream)) {
    entries += 1
    bytes += text.length
    hash.update(text)
    await add(`tables/${name}/${String(entries).padStart(6, '0')}.copy.gz`, await compress(text))
  }
  return { name, columns, rows: stream.rowCount, entries, bytes, sha256: hash.digest('hex') }
}

async function* inPieces(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = []
  let size = 0
  for await (const piece of stream) {
    pieces.push(piece)
    size += piece.length
    if (size < ENTRY_BYTES) continue
    yield Buffer.concat(pieces)
    ;[pieces, size] = [[], 0]
  }
  if (size > 0) yield Buffer.concat(pieces)
}

async function addImages(client: pg.Client, store: MediaStore, add: AddEntry): Promise<ImagesPart> {
  const listing = createHash('sha256')
  let [entries, bytes, missing] = [0, 0, 0]
  for await (const key of keysOfImages(client)) {
    const stream = await store.get(key)
    if (stream === null) {
      missing += 1
      continue
    }
    const image = await buffer(stream)
    entries += 1
    bytes += image.length
    listing.update(listingLine(key, image))
    await add(`images/${key}`, image)
  }
  return { entries, bytes, missing, sha256: listing.digest('hex') }
}

/** Line of a file in a listing as `sha256sum` writes it. */
export function listingLine(key: string, bytes: Buffer): string {
  return `${createHash('sha256').update(bytes).digest('hex')}  ${key}\n`
}

async function* keysOfImages(client: pg.Client): AsyncGenerator<string> {
  let last = { userId: '0', id: '00000000-0000-0000-0000-000000000000' }
  for (;;) {
    const { rows } = await client.query<typeof last>(
      `select user_id as "userId", id from images where (user_id, id) > ($1, $2) order by user_id, id limit ${PAGE}`,
      [last.userId, last.id],
    )
    for (const { userId, id } of rows) yield* imageKeys(Number(userId), id)
    const end = rows.at(-1)
    if (end === undefined) return
    last = end
  }
}
