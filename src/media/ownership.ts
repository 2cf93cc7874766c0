import { text } from 'node:stream/consumers'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import { takeInventory } from './inventory.ts'
import { DATABASE_ID_KEY, KEY_PREFIX } from './keys.ts'
import type { MediaStore } from './mediaStore.ts'

/** Dependencies of the media store's maintenance. */
export interface StoreServices {
  readonly db: Kysely<DB>
  readonly store: MediaStore
  readonly log: Logger
}

const FOREIGN =
  'the media store belongs to another database, which moves the images of this one to the trash: give each database a store of its own, or write the id of this one to the key database-id'
const UNCLEAR =
  'the media store names no database, and this one does not know most of its images, so nothing in it is removed: give each database a store of its own, or write the id of this one to the key database-id'

/**
 * Whether a media store belongs to this database; both record the same id. A store without an id is adopted
 * when it is empty or the database knows at least half of its images, although it might hold those of two databases.
 * The adopting run removes nothing: another database may adopt the store at the same time, and the next run shows which
 * one was last.
 * @returns false, and logs the reason, when nothing in the store may be removed
 * @throws Problem 503 when the store is unavailable
 */
export async function ownsStore({ db, store, log }: StoreServices): Promise<boolean> {
  const databaseId = await readDatabaseId(db)
  const storeId = await readStoreId(store)
  if (storeId !== null) {
    if (storeId !== databaseId) log.warn({ databaseId, storeId }, FOREIGN)
    return storeId === databaseId
  }
  const { known, unknown } = await count(db, store)
  if (known < unknown) {
    log.warn({ databaseId, known, unknown }, UNCLEAR)
    return false
  }
  await writeStoreId(store, databaseId)
  log.info({ databaseId, images: known }, 'the media store belongs to this database from now on')
  return false
}

/**
 * Adopts a store that is empty. Call it before storing many images whose rows are committed together: a sweep meanwhile
 * would find only unknown images in a store without an id.
 * @throws Problem 503 when the store is unavailable
 */
export async function adoptEmptyStore({ db, store }: Pick<StoreServices, 'db' | 'store'>): Promise<void> {
  if ((await readStoreId(store)) !== null) return
  const { known, unknown } = await count(db, store)
  if (known + unknown === 0) await writeStoreId(store, await readDatabaseId(db))
}

/**
 * Reads the id of the database that a store belongs to; null when it has none.
 * @throws Problem 503 when the store is unavailable
 */
export async function readStoreId(store: MediaStore): Promise<string | null> {
  const stored = await store.get(DATABASE_ID_KEY)
  return stored && (await text(stored)).trim()
}

/**
 * Assigns a store to a database.
 * @throws Problem 503 when the store is unavailable
 */
export async function writeStoreId(store: MediaStore, databaseId: string): Promise<void> {
  await store.put(DATABASE_ID_KEY, Buffer.from(`${databaseId}\n`))
}

/** Reads the id of this database, creating it on first use. */
export async function readDatabaseId(db: Kysely<DB>): Promise<string> {
  await db
    .insertInto('database_identity')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await db.selectFrom('database_identity').select('id').executeTakeFirstOrThrow()).id
}

async function count(db: Kysely<DB>, store: MediaStore): Promise<{ known: number; unknown: number }> {
  let [known, unknown] = [0, 0]
  for await (const batch of takeInventory(db, store, KEY_PREFIX)) {
    const ours = batch.filter(({ isKnown }) => isKnown).length
    known += ours
    unknown += batch.length - ours
  }
  return { known, unknown }
}
