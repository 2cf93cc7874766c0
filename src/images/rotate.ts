import { buffer } from 'node:stream/consumers'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { ImageDto, ImageRotation } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import { rotateImage } from '../media/image.ts'
import { imageKey } from '../media/keys.ts'
import type { MediaStore } from '../media/mediaStore.ts'
import { recordChangedImages } from './events.ts'
import { lockOwnImage, readOwnImage } from './own.ts'
import type { NewImage } from './rows.ts'
import { storeImages } from './uploads.ts'

/** Kind under which `imported_records` has the ids that turned images had before, with those that they have. */
export const TURNED_IMAGE = 'TurnedImage'

/** Access to the bytes of an image. */
interface Rotation {
  readonly db: Kysely<DB>
  readonly store: MediaStore
  /** Returns the signal that aborts when nobody waits for the response any more. */
  readonly closeSignal: () => AbortSignal
}

/**
 * Turns an image of a user and stores the result under a new id. Call it before the transaction, which would otherwise
 * hold a connection and the record's lock meanwhile.
 * @param degrees angle, clockwise
 * @returns the turned image; none when the user has no such image
 * @throws Problem 429, 503
 */
export async function storeRotated(
  { db, store, closeSignal }: Rotation,
  userId: number,
  id: string,
  degrees: ImageRotation,
): Promise<NewImage[]> {
  const row = await db
    .selectFrom('images')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  const stored = row ? await store.get(imageKey(userId, id, 'image')) : null
  if (stored === null) return []
  const signal = closeSignal()
  const image = await rotateImage(await buffer(stored), `user:${userId}`, degrees, { signal })
  signal.throwIfAborted()
  return storeImages(store, userId, [{ image, sourceHash: null }])
}

/**
 * Puts a turned image in the place of the image that it was made of. The bytes of the old one must be deleted after the
 * commit. The bound of the user's images is not checked: both have the same pixels and about the same size.
 * @param requireMatch checks the state of the image that the caller has seen
 * @throws Problem 404 when there is no such image, also when it was turned meanwhile; 412
 */
export async function replaceImage(
  trx: Transaction<DB>,
  baseUrl: string,
  userId: number,
  id: string,
  [turned]: readonly NewImage[],
  requireMatch: (current: unknown) => void,
): Promise<ImageDto> {
  const { image, subject, siblings } = await lockOwnImage(trx, baseUrl, userId, id)
  requireMatch(image)
  if (!turned) throw Problem.notFound('image')
  const isOfProfile = 'profileOf' in subject
  const setProfileImage = (imageId: string | null) =>
    trx.updateTable('users').set({ image_id: imageId }).where('id', '=', userId).execute()
  if (isOfProfile) await setProfileImage(null)
  await trx
    .updateTable('images')
    .set({
      id: turned.id,
      width: turned.width,
      height: turned.height,
      image_bytes: turned.imageBytes,
      thumbnail_bytes: turned.thumbnailBytes,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
  if (isOfProfile) await setProfileImage(turned.id)
  await followImage(trx, userId, id, turned.id)
  recordChangedImages(trx, userId, subject, siblings)
  return (await readOwnImage(trx, baseUrl, userId, turned.id)).image
}

/** Records the new id of an image where imports look for the old one: a further import of an archive, and an undo. */
async function followImage(trx: Transaction<DB>, userId: number, id: string, newId: string): Promise<void> {
  await trx
    .updateTable('imported_records')
    .set({ record_id: newId })
    .where('user_id', '=', userId)
    .where('kind', 'in', ['Image', TURNED_IMAGE])
    .where('record_id', '=', id)
    .execute()
  await trx
    .updateTable('import_rows')
    .set({ record_id: newId })
    .where('user_id', '=', userId)
    .where('import_id', 'in', (query) => query.selectFrom('imports').select('id').where('user_id', '=', userId))
    .where('kind', '=', 'Image')
    .where('record_id', '=', id)
    .execute()
  await trx
    .insertInto('imported_records')
    .values({
      user_id: userId,
      kind: TURNED_IMAGE,
      source_key: id,
      record_id: newId,
      content_hash: Buffer.alloc(0),
      record_date: sql<string>`now()`,
    })
    .execute()
}
