import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../http/problem.ts'
import type { Picture } from '../media/picture.ts'
import { removePictures, storePicture } from '../media/pictures.ts'
import type { MediaStore } from '../media/store.ts'
import type { NewImage } from './rows.ts'

/** What adding and removing pictures needs. */
export interface ImageServices {
  readonly db: Kysely<DB>
  readonly store: MediaStore
  readonly log: Logger
}

/** A picture that was read, and where it came from. */
export interface ReadPicture {
  readonly picture: Picture
  /** SHA-256 of what a device or slicer sent; null for an upload. */
  readonly sourceHash: Buffer | null
}

/**
 * Stores the bytes of pictures that may become some of a record.
 * @throws Problem 503 when the store is away
 */
export async function storeImages(
  store: MediaStore,
  userId: number,
  pictures: readonly ReadPicture[],
): Promise<NewImage[]> {
  return Promise.all(
    pictures.map(async ({ picture, sourceHash }) => ({ ...(await storePicture(store, userId, picture)), sourceHash })),
  )
}

/**
 * Runs work whose transaction may add stored pictures to a record. The bytes that no row names then are removed: the request
 * was a repetition, or the record is full or gone. When nobody knows whether the transaction was committed they are left to
 * the sweep of `orphans.ts`.
 * @throws what the work throws
 */
export async function withImages<Result>(
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
  if (unused.length > 0) await removePictures(store, userId, unused, log)
}
