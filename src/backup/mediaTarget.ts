import { StartError } from '../kernel/startError.ts'
import { DATABASE_ID_KEY, KEY_PREFIX, TRASH_PREFIX, type KeyPrefix } from '../media/keys.ts'
import type { MediaStore } from '../media/mediaStore.ts'
import { readStoreId, writeStoreId } from '../media/ownership.ts'

/** Keys per deletion. */
const BATCH = 500

/** Removes the restored images when the restore fails. */
export type Undo = () => Promise<void>

/**
 * Assigns a store to the database that is restored. The store must be empty, or belong to that database already: the
 * bytes of a key never change, so its own images stay.
 * @param databaseId id of the database in the backup; null when it had none
 * @throws StartError when the store belongs to another database, or to an unknown one; Problem 503 when it is unavailable
 */
export async function claimStore(store: MediaStore, databaseId: string | null): Promise<Undo> {
  const storeId = await readStoreId(store)
  if (storeId !== null) {
    if (storeId === databaseId) return async () => {}
    throw new StartError(
      `The media store belongs to the database ${storeId}: set MEDIA_DIR or S3_BUCKET to an empty one. Nothing was restored.`,
    )
  }
  if (!(await isEmpty(store))) {
    throw new StartError(
      'The media store has images already: set MEDIA_DIR or S3_BUCKET to an empty one. Nothing was restored.',
    )
  }
  // Before the images, so that the same restore can be repeated after it was killed.
  if (databaseId !== null) await writeStoreId(store, databaseId)
  return () => clear(store)
}

async function isEmpty(store: MediaStore): Promise<boolean> {
  for (const prefix of [KEY_PREFIX, TRASH_PREFIX] as const) {
    if ((await page(store, prefix, 1)).length > 0) return false
  }
  return true
}

async function clear(store: MediaStore): Promise<void> {
  for (;;) {
    const keys = await page(store, KEY_PREFIX, BATCH)
    if (keys.length === 0) break
    await store.delete(keys)
  }
  await store.delete([DATABASE_ID_KEY])
}

async function page(store: MediaStore, prefix: KeyPrefix, size: number): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list(prefix)) {
    keys.push(key)
    if (keys.length === size) break
  }
  return keys
}
