import { access, constants } from 'node:fs/promises'
import { requireNoTransaction } from '../database/transaction.ts'
import { isFolderDenied, makeFolder } from '../kernel/folders.ts'
import { StartError } from '../kernel/startError.ts'
import { diskStore } from './diskStore.ts'
import type { MediaStore } from './mediaStore.ts'
import { s3Store } from './s3Store.ts'
import type { S3Settings } from '../config/s3.ts'

/** Settings that select the media store. */
export interface MediaSettings {
  /** Folder for images, unless an S3-compatible store is configured. */
  readonly mediaDir: string
  readonly s3: S3Settings | null
}

/** Opens the configured media store. Its methods throw an Error inside a database transaction. */
export function openStore({ mediaDir, s3 }: MediaSettings): MediaStore {
  return outsideTransactions(s3 === null ? diskStore(mediaDir) : s3Store(s3))
}

/**
 * Creates the folder for images, unless an S3-compatible store is configured. A disk that is full or lost does not prevent the
 * start: requests that need it receive 503 until it is repaired.
 * @throws StartError when the service may not write there
 */
export async function prepareStore({ mediaDir, s3 }: MediaSettings): Promise<void> {
  if (s3 !== null) return
  try {
    await makeFolder(mediaDir, 0o700)
    await access(mediaDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    if (!(error instanceof Error && isFolderDenied(error))) return
    throw new StartError(`The folder for images ${mediaDir} cannot be written: set MEDIA_DIR to a folder of your own.`)
  }
}

function outsideTransactions(store: MediaStore): MediaStore {
  const require = () => requireNoTransaction('The media store')
  return {
    async put(key, bytes) {
      require()
      await store.put(key, bytes)
    },
    async get(key, range) {
      require()
      return store.get(key, range)
    },
    async delete(keys) {
      require()
      await store.delete(keys)
    },
    async move(from, to) {
      require()
      await store.move(from, to)
    },
    list(prefix) {
      require()
      return store.list(prefix)
    },
  }
}
