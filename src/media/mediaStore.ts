import type { Readable } from 'node:stream'
import type { KeyPrefix } from './keys.ts'

/** Byte range from `start` to `end`, both inclusive, counted from 0. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** File in a store. */
export interface StoredFile {
  readonly key: string
  readonly modified: Date
}

/** Store of image bytes. Keys come from `keys.ts`; any other key causes an Error. */
export interface MediaStore {
  /**
   * Stores bytes durably: once it has resolved they survive a crash; before that the key has its former bytes or none.
   * @throws Problem 503 when the store is unavailable or full
   */
  put(key: string, bytes: Buffer): Promise<void>
  /**
   * Reads the bytes of a key, whole or in part; null when there are none.
   * @param range must lie within the bytes
   * @throws Problem 503 when the store is unavailable
   */
  get(key: string, range?: ByteRange): Promise<Readable | null>
  /**
   * Deletes those of the keys that exist.
   * @throws Problem 503 when the store is unavailable; some keys may be deleted then
   */
  delete(keys: readonly string[]): Promise<void>
  /**
   * Moves bytes to another key. Does nothing when the first key has none.
   * @throws Problem 503 when the store is unavailable; the bytes are then under one of the keys, or both
   */
  move(from: string, to: string): Promise<void>
  /**
   * Lists everything below a prefix, including foreign keys, in no particular order.
   * @throws Problem 503 when the store is unavailable
   */
  list(prefix: KeyPrefix): AsyncIterable<StoredFile>
}
