import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { loadDemo } from '../../src/development/demo.ts'
import { Photographer } from '../../src/development/demo/photographer.ts'
import type { EncodedImage } from '../../src/media/image.ts'
import type { MediaStore } from '../../src/media/mediaStore.ts'
import type { TestServer } from './server.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const FOLDER = path.join(ROOT, '.cache/photos')
/** What the photos are taken with: other contents take others. */
const MAKERS = ['src/development/**/*', 'src/media/image.ts', 'package-lock.json']

/** Loads the demo logbook for tests of something else: with photos that an earlier run has taken, which takes longer than all other rows. */
export async function loadDemoRows(
  db: Kysely<DB>,
  options: { readonly issuer: string; readonly store: MediaStore; readonly now?: Date },
): Promise<{ userId: number }> {
  const file = photosFile()
  const photos = readPhotos(file)
  const known = photos.size
  const loaded = await loadDemo(db, { ...options, photographer: new Photographer(photos) })
  if (photos.size > known) keepPhotos(file, photos)
  return loaded
}

/** Loads the demo logbook into a server, for the accounts of its sign-in provider. */
export function loadDemoInto({ db, config, services }: TestServer, now?: Date): Promise<{ userId: number }> {
  return loadDemoRows(db, { issuer: config.accountIssuer, store: services.store, ...(now && { now }) })
}

function photosFile(): string {
  const hash = createHash('sha256')
  for (const name of globSync(MAKERS, { cwd: ROOT }).sort()) {
    if (path.extname(name) !== '') hash.update(name).update(readFileSync(path.join(ROOT, name)))
  }
  return path.join(FOLDER, hash.digest('hex').slice(0, 12))
}

function readPhotos(file: string): Map<string, EncodedImage> {
  return new Map(existsSync(file) ? (deserialize(readFileSync(file)) as Map<string, EncodedImage>) : [])
}

/** With those that another process has taken meanwhile. */
function keepPhotos(file: string, photos: ReadonlyMap<string, EncodedImage>): void {
  mkdirSync(FOLDER, { recursive: true })
  const own = `${file}.${process.pid}`
  writeFileSync(own, serialize(new Map([...readPhotos(file), ...photos])))
  renameSync(own, file)
  for (const name of readdirSync(FOLDER))
    if (!name.startsWith(path.basename(file))) rmSync(path.join(FOLDER, name), { force: true })
}
