import type { Context } from '../contract/operation.ts'
import { Problem } from '../http/problem.ts'
import { removePictures } from '../media/pictures.ts'
import { deleteImage } from './rows.ts'
import { lockSubject, notFound, type Subject } from './subject.ts'

/**
 * Removes a picture from a record of the caller: the row first, then the bytes.
 * @throws Problem 404 for the record or the picture
 */
export async function removeImage(
  { caller, store, log, transaction }: Context<'Prints_DeleteImage'> | Context<'Projects_DeleteImage'>,
  subject: Subject,
  imageId: string,
): Promise<{ status: 204 }> {
  const { userId } = caller
  const reply = await transaction(async (trx) => {
    if ((await lockSubject(trx, userId, subject)) === null) throw notFound(subject)
    if (!(await deleteImage(trx, userId, subject, imageId))) throw Problem.notFound('picture')
    return { status: 204 }
  })
  await removePictures(store, userId, [imageId], log)
  return reply
}
