import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import { recordChangedImages } from './events.ts'
import { lockOwner, notFound, type ListOwner } from './imageOwner.ts'
import { lockOwnImage } from './own.ts'
import { deleteImage } from './rows.ts'
import { selectImages } from './select.ts'

/**
 * Removes an image from a record of its owner. Its bytes must be deleted after the transaction has committed.
 * @param requireMatch checks the state of the image that the caller has seen
 * @throws Problem 404 for the record or the image, 412
 */
export async function removeImage(
  trx: Transaction<DB>,
  baseUrl: string,
  userId: number,
  subject: ListOwner,
  imageId: string,
  requireMatch: (current: unknown) => void,
): Promise<void> {
  if (!(await lockOwner(trx, userId, subject))) throw notFound(subject)
  const before = await selectImages(trx, baseUrl, userId, subject).execute()
  const image = before.find(({ id }) => id === imageId)
  if (!image) throw Problem.notFound('image')
  requireMatch(image)
  await deleteImage(trx, userId, imageId)
  recordChangedImages(trx, userId, subject, before)
}

/**
 * Removes an image of a user, regardless of what it belongs to. Its bytes must be deleted after the transaction has committed.
 * @param requireMatch checks the state that the caller has seen
 * @throws Problem 404, 412
 */
export async function removeOwnImage(
  trx: Transaction<DB>,
  baseUrl: string,
  userId: number,
  imageId: string,
  requireMatch: (current: unknown) => void,
): Promise<void> {
  const { image, subject, siblings } = await lockOwnImage(trx, baseUrl, userId, imageId)
  requireMatch(image)
  await deleteImage(trx, userId, imageId)
  recordChangedImages(trx, userId, subject, siblings)
}
