import type { Transaction } from 'kysely'
import type { ImageDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { Config } from '../config/config.ts'
import { Problem } from '../kernel/problem.ts'
import type { MediaStore } from '../media/mediaStore.ts'
import { readImage } from '../media/image.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { recordNewImages } from './events.ts'
import { insertImages, MAX_IMAGES, type NewImage } from './rows.ts'
import { readOwnImage } from './own.ts'
import { storeImages } from './uploads.ts'
import { lockImageOwner, notFound, type ListOwner } from './imageOwner.ts'

/** Uploaded file and the store for its bytes. */
interface Upload {
  /** Files of the body by field name. */
  readonly files: ReadonlyMap<string, Buffer>
  readonly store: MediaStore
  /** Returns the signal that aborts when nobody waits for the response any more. */
  readonly closeSignal: () => AbortSignal
}

/**
 * Decodes and stores the image of an upload. Call it before the transaction, which would otherwise hold a connection
 * and the record's lock meanwhile.
 * @throws Problem 415 or 400 when the file is not an image, 429, 503
 */
export async function storeUpload({ files, store, closeSignal }: Upload, userId: number): Promise<NewImage[]> {
  const file = files.get('file')
  if (!file) throw new Error('The pipeline reads the file of every body of this operation.')
  const signal = closeSignal()
  const image = await readImage(file, `user:${userId}`, { signal })
  signal.throwIfAborted()
  return storeImages(store, userId, [{ image, sourceHash: null }])
}

/**
 * Adds the stored image of an upload to a record of its owner.
 * @throws Problem 404, 409 when the record is full, 413 when the owner's images exceed their bound
 */
export async function insertUpload(
  trx: Transaction<DB>,
  { config, quotas }: { readonly config: Config; readonly quotas: Quotas },
  userId: number,
  subject: ListOwner,
  images: readonly NewImage[],
): Promise<ImageDto> {
  const count = await lockImageOwner(trx, userId, subject)
  if (count === null) throw notFound(subject)
  if (count >= MAX_IMAGES) {
    throw new Problem('conflict', `There are already ${MAX_IMAGES} images. Delete one first.`)
  }
  for (const image of images) await quotas.requireImage(trx, userId, image)
  await insertImages(trx, userId, subject, images, MAX_IMAGES - count)
  recordNewImages(trx, userId, subject, images)
  return (await readOwnImage(trx, config.baseUrl, userId, images[0]?.id ?? '')).image
}
