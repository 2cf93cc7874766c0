import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { StoredPicture } from '../media/pictures.ts'
import type { Subject } from './subject.ts'

/** A picture whose bytes are stored, and which may become one of a record. */
export interface NewImage extends StoredPicture {
  /** SHA-256 of what a device or slicer sent; null for an upload. */
  readonly sourceHash: Buffer | null
}

/** The contract's bound of a record's pictures. */
export const MAX_IMAGES = 100

/**
 * Adds pictures to a record that the transaction has locked, as long as there is room. One that its device sent before is
 * not added again.
 * @param count how many it has
 * @param limit how many it may have then
 */
export async function insertImages(
  trx: Transaction<DB>,
  userId: number,
  subject: Subject,
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

/** Removes a picture of a record; false when the record has no such picture. Its bytes are to be removed after the commit. */
export async function deleteImage(
  trx: Transaction<DB>,
  userId: number,
  subject: Subject,
  id: string,
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('images')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where((image) =>
      'printId' in subject ? image('print_id', '=', subject.printId) : image('project_id', '=', subject.projectId),
    )
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
