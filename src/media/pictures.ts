import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { pictureKey, pictureKeys } from './keys.ts'
import type { Picture } from './picture.ts'
import type { MediaStore } from './mediaStore.ts'

/** Columns of a picture's row. */
export interface StoredPicture {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly imageBytes: number
  readonly thumbnailBytes: number
}

/**
 * Stores the bytes of a picture. Call it before the row is committed, so that a row never names missing bytes. If no
 * row follows, the sweep of `sweep.ts` removes the bytes.
 * @throws Problem 503 when the store is unavailable
 */
export async function storePicture(store: MediaStore, userId: number, picture: Picture): Promise<StoredPicture> {
  const { image, thumbnail, width, height } = picture
  const id = randomUUID()
  await Promise.all([
    store.put(pictureKey(userId, id, 'image'), image),
    store.put(pictureKey(userId, id, 'thumbnail'), thumbnail),
  ])
  return { id, width, height, imageBytes: image.length, thumbnailBytes: thumbnail.length }
}

/**
 * Removes the bytes of pictures whose rows' deletion is committed. Never throws: the sweep removes what cannot be
 * removed now.
 * @param ids ids of the rows
 */
export async function removePictures(
  store: MediaStore,
  userId: number,
  ids: readonly string[],
  log: Logger,
): Promise<void> {
  try {
    await store.delete(ids.flatMap((id) => pictureKeys(userId, id)))
  } catch (error) {
    log.warn({ error, userId, pictures: ids.length }, 'the bytes of deleted pictures are left to the sweep')
  }
}
