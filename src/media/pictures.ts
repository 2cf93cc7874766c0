import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { pictureKey, pictureKeys } from './keys.ts'
import type { Picture } from './picture.ts'
import type { MediaStore } from './store.ts'

/** What the row of a picture says. */
export interface StoredPicture {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly imageBytes: number
  readonly thumbnailBytes: number
}

/**
 * Stores the bytes of a picture. Do it before its row is committed, so that a row never names bytes that are not there; when
 * no row follows, do nothing: the sweep of `orphans.ts` removes the bytes.
 * @throws Problem 503 when the store is away
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
 * Removes the bytes of pictures whose rows are deleted and committed. Never throws: what cannot be removed now is removed
 * by the sweep.
 * @param ids of the rows
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
