import type { Readable } from 'node:stream'
import { diskStore } from './diskStore.ts'
import { s3Store, type S3Settings } from './s3Store.ts'

/** Bytes from `start` to `end`, both included, counted from 0. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

export interface StoredFile {
  readonly key: string
  readonly modified: Date
}

/** Where the bytes of pictures are kept. Keys come from `keys.ts`; any other key is an Error. */
export interface MediaStore {
  /**
   * Stores bytes for good: after it has resolved they survive a crash, before that the key has its former bytes or none.
   * @throws Problem 503 when the store cannot be reached or is full
   */
  put(key: string, bytes: Buffer): Promise<void>
  /**
   * The bytes of a key, whole or in part; null when there are none.
   * @param range must lie within the bytes
   * @throws Problem 503 when the store cannot be reached
   */
  get(key: string, range?: ByteRange): Promise<Readable | null>
  /**
   * Deletes what is there of these keys.
   * @throws Problem 503 when the store cannot be reached; some may be deleted then
   */
  delete(keys: readonly string[]): Promise<void>
  /**
   * Everything below the prefix of pictures, in no particular order; what others put there as well.
   * @throws Problem 503 when the store cannot be reached
   */
  list(): AsyncIterable<StoredFile>
}

export interface MediaSettings {
  /** The folder for pictures, unless an S3-compatible store is named. */
  readonly mediaDir: string
  readonly s3: S3Settings | null
}

/** The store that the settings name. */
export function openStore({ mediaDir, s3 }: MediaSettings): MediaStore {
  return s3 === null ? diskStore(mediaDir) : s3Store(s3)
}
