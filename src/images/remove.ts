import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import { recordRemovedImage } from './events.ts'
import { deleteImage } from './rows.ts'
import { lockImageOwner, notFound, type ImageOwner } from './imageOwner.ts'

/**
 * Removes an image from a record of its owner. Its bytes are deleted only after the transaction has committed.
 * @throws Problem 404 for the record or the image
 */
export async function removeImage(
  trx: Transaction<DB>,
  baseUrl: string,
  userId: number,
  subject: ImageOwner,
  imageId: string,
): Promise<void> {
  if ((await lockImageOwner(trx, userId, subject)) === null) throw notFound(subject)
  const removed = await deleteImage(trx, baseUrl, userId, subject, imageId)
  if (!removed) throw Problem.notFound('image')
  recordRemovedImage(trx, userId, subject, removed)
}
