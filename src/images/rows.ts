import type { Transaction } from 'kysely'
import type { ImageDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { StoredImage } from '../media/images.ts'
import type { ImageOwner } from './imageOwner.ts'
import { imageColumns } from './select.ts'

/** Image with stored bytes that may be added to a record. */
export interface NewImage extends StoredImage {
  /** SHA-256 hash of the bytes that a device or slicer sent; null for an upload. */
  readonly sourceHash: Buffer | null
}

/** Contract's bound of a record's images. */
export const MAX_IMAGES = 100

/**
 * Adds images to a record that the transaction has locked, up to the limit. An image that its device sent before is
 * not added again.
 * @param count number of images of the record
 * @param limit maximum number of its images
 */
export async function insertImages(
  trx: Transaction<DB>,
  userId: number,
  subject: ImageOwner,
  images: readonly NewImage[],
  count: number,
  limit: number = MAX_IMAGES,
): Promise<void> {
  const added = images.slice(0, Math.max(0, limit - count))
  if (added.length === 0) return
  const rows = added.map(({ id, width, height, imageBytes, thumbnailBytes, sourceHash }) => ({
    user_id: userId,
    id,
    print_id: 'printId' in subject ? subject.printId : null,
    project_id: 'projectId' in subject ? subject.projectId : null,
    width,
    height,
    image_bytes: imageBytes,
    thumbnail_bytes: thumbnailBytes,
    source_hash: sourceHash,
  }))
  await trx
    .insertInto('images')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Removes an image of a record. The caller must delete its bytes after the commit.
 * @returns the image; null when the record has no such image
 */
export async function deleteImage(
  trx: Transaction<DB>,
  baseUrl: string,
  userId: number,
  subject: ImageOwner,
  id: string,
): Promise<ImageDto | null> {
  const deleted = await trx
    .deleteFrom('images as image')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where((image) =>
      'printId' in subject ? image('print_id', '=', subject.printId) : image('project_id', '=', subject.projectId),
    )
    .returning(imageColumns(baseUrl))
    .executeTakeFirst()
  return deleted ?? null
}
