import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after } from 'node:test'
import type { BackupSource } from '../../src/backup/backUp.ts'
import { KEY_PREFIX } from '../../src/media/keys.ts'
import { createBlankDatabase, type TestDatabase } from '../support/database.ts'
import { startDisk } from '../media/stores.ts'

/** A database, its store, and who removes them: the end of the file. */
export interface Place extends BackupSource {
  readonly database: TestDatabase
}

/** Makes a place of a database and a store that is empty. */
export async function newPlace(created: Promise<TestDatabase> = createBlankDatabase()): Promise<Place> {
  const database = await created
  const { store, stop } = await startDisk()
  after(async () => {
    await database.drop()
    await stop()
  })
  return { database, databaseUrl: database.url, store }
}

/** Makes a folder for files of backups. Returns what names a file in it. */
export async function newFolder(): Promise<(name: string) => string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'backup-'))
  after(() => rm(folder, { recursive: true, force: true }))
  return (name) => path.join(folder, name)
}

/** Tells what a place has: its tables, and the keys of its images. */
export async function contentOf({ database, store }: Place): Promise<{ tables: string[]; keys: string[] }> {
  const tables = await database.db.introspection.getTables({ withInternalKyselyTables: true })
  const keys: string[] = []
  for await (const { key } of store.list(KEY_PREFIX)) keys.push(key)
  return { tables: tables.map(({ name }) => name), keys }
}

export const NOTHING = { tables: [], keys: [] }
