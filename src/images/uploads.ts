import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import type { EncodedImage } from '../media/image.ts'
import { removeImages, storeImage } from '../media/images.ts'
import type { MediaStore } from '../media/mediaStore.ts'
import type { Quotas } from '../quotas/quotas.ts'
import type { NewImage } from './rows.ts'

/** Dependencies of adding and removing images. */
export interface ImageServices {
  readonly db: Kysely<DB>
  readonly store: MediaStore
  readonly log: Logger
  readonly quotas: Quotas
}

/** Decoded image and its origin. */
export interface ReadImage {
  readonly image: EncodedImage
  /** SHA-256 hash of the bytes that a device or slicer sent; null for an upload. */
  readonly sourceHash: Buffer | null
}

/**
 * Stores the bytes of images that may be added to a record.
 * @throws Problem 503 when the store is unavailable
 */
export async function storeImages(
  store: MediaStore,
  userId: number,
  images: readonly ReadImage[],
): Promise<NewImage[]> {
  return Promise.all(
    images.map(async ({ image, sourceHash }) => ({ ...(await storeImage(store, userId, image)), sourceHash })),
  )
}

/**
 * Runs work whose transaction may add stored images to a record. Bytes without a row are removed afterwards: the
 * request was repeated, or the record is full or deleted. If it is unknown whether the transaction was committed, they
 * are left to the sweep of `sweep.ts`.
 * @throws errors of the work
 */
export async function withUploadedImages<Result>(
  services: ImageServices,
  userId: number,
  images: readonly NewImage[],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await work()
    await removeUnused(services, userId, images)
    return result
  } catch (error) {
    if (error instanceof Problem) await removeUnused(services, userId, images)
    throw error
  }
}

async function removeUnused(
  { db, store, log }: ImageServices,
  userId: number,
  images: readonly NewImage[],
): Promise<void> {
  if (images.length === 0) return
  const ids = images.map(({ id }) => id)
  const rows = await db.selectFrom('images').select('id').where('user_id', '=', userId).where('id', 'in', ids).execute()
  const used = new Set(rows.map(({ id }) => id))
  const unused = ids.filter((id) => !used.has(id))
  if (unused.length > 0) await removeImages(store, userId, unused, log)
}
