import type { Insertable, Transaction } from 'kysely'
import type { DB, Images } from '../../generated/database.d.ts'
import type { StoredImage } from '../media/images.ts'
import type { ListOwner, PrivateOwner } from './imageOwner.ts'
import { isImageOf } from './select.ts'

/** Image with stored bytes that may be added to a record. */
export interface NewImage extends StoredImage {
  /** SHA-256 hash of the bytes that a device or slicer sent; null for an upload. */
  readonly sourceHash: Buffer | null
}

/** Contract's bound of a record's images. */
export const MAX_IMAGES = 100

/**
 * Adds images to a record that the transaction has locked, as long as there is room. An image that its device sent before
 * is not added again.
 * @param room number of images that may be added; negative is none
 */
export async function insertImages(
  trx: Transaction<DB>,
  userId: number,
  subject: ListOwner,
  images: readonly NewImage[],
  room: number,
): Promise<void> {
  const added = images.slice(0, Math.max(0, room))
  if (added.length === 0) return
  await trx
    .insertInto('images')
    .values(added.map((image) => rowOf(userId, image, subject)))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Makes an image the one of a profile that the transaction has locked and that has none. */
export async function insertProfileImage(trx: Transaction<DB>, userId: number, image: NewImage): Promise<void> {
  await trx.insertInto('images').values(rowOf(userId, image)).execute()
  await trx.updateTable('users').set({ image_id: image.id }).where('id', '=', userId).execute()
}

function rowOf(
  userId: number,
  { id, width, height, imageBytes, thumbnailBytes, sourceHash }: NewImage,
  subject: ListOwner | null = null,
): Insertable<Images> {
  const of = { printId: null, projectId: null, filamentId: null, printerId: null, ...subject }
  return {
    user_id: userId,
    id,
    print_id: of.printId,
    project_id: of.projectId,
    filament_id: of.filamentId,
    printer_id: of.printerId,
    width,
    height,
    image_bytes: imageBytes,
    thumbnail_bytes: thumbnailBytes,
    source_hash: sourceHash,
  }
}

/** Lists the ids of a record's images. */
export async function listImageIds(trx: Transaction<DB>, userId: number, subject: PrivateOwner): Promise<string[]> {
  const rows = await trx
    .selectFrom('images as image')
    .select('image.id')
    .where('image.user_id', '=', userId)
    .where(isImageOf(subject))
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Deletes the row of an image, also as the image of the profile. The caller must have locked its record, and must delete its
 * bytes after the commit.
 */
export async function deleteImage(trx: Transaction<DB>, userId: number, id: string): Promise<void> {
  await trx.deleteFrom('images').where('user_id', '=', userId).where('id', '=', id).execute()
  await trx.updateTable('users').set({ image_id: null }).where('id', '=', userId).where('image_id', '=', id).execute()
}
