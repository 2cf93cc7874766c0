import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { imageKey, imageKeys } from './keys.ts'
import type { EncodedImage } from './image.ts'
import type { MediaStore } from './mediaStore.ts'

/** Milliseconds that the response to a deletion waits for the store. */
const PATIENCE = 2000

/** Columns of an image's row. */
export interface StoredImage {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly imageBytes: number
  readonly thumbnailBytes: number
}

/**
 * Stores the bytes of an image. Call it before the row is committed, so that a row never names missing bytes. If no
 * row follows, the sweep of `sweep.ts` removes the bytes.
 * @throws Problem 503 when the store is unavailable
 */
export async function storeImage(
  store: MediaStore,
  userId: number,
  encoded: EncodedImage,
  id: string = randomUUID(),
): Promise<StoredImage> {
  const { image, thumbnail, width, height } = encoded
  await Promise.all([
    store.put(imageKey(userId, id, 'image'), image),
    store.put(imageKey(userId, id, 'thumbnail'), thumbnail),
  ])
  return { id, width, height, imageBytes: image.length, thumbnailBytes: thumbnail.length }
}

/**
 * Removes the bytes of images whose rows' deletion is committed, for the response to a request: resolves after two seconds at the
 * latest. Where the store is slow, the removal goes on. Never throws: the sweep removes what cannot be removed now.
 * @param ids ids of the rows
 */
export async function removeImages(
  store: MediaStore,
  userId: number,
  ids: readonly string[],
  log: Logger,
): Promise<void> {
  const removal = removeImagesOfJob(store, userId, ids, log)
  const isOver = new AbortController()
  const patience = pause(PATIENCE, undefined, { signal: isOver.signal }).catch(() => undefined)
  await Promise.race([removal, patience])
  isOver.abort()
}

/** Removes them and waits for the end of it, for work in the background: many batches would otherwise load the store at a time. */
export async function removeImagesOfJob(
  store: MediaStore,
  userId: number,
  ids: readonly string[],
  log: Logger,
): Promise<void> {
  try {
    await store.delete(ids.flatMap((id) => imageKeys(userId, id)))
  } catch (error) {
    log.warn({ error, userId, images: ids.length }, 'the bytes of deleted images are left to the sweep')
  }
}
