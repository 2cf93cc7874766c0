import type { Context, Reply } from '../contract/operation.ts'
import { Problem } from '../http/problem.ts'
import { readPicture } from '../media/picture.ts'
import { selectImages } from './select.ts'
import { insertImages, MAX_IMAGES } from './rows.ts'
import { storeImages, withImages } from './stored.ts'
import { lockSubject, notFound, type Subject } from './subject.ts'

/**
 * Adds the picture of an upload to a record of the caller. It is decoded and stored before the transaction, which would hold
 * a connection and the record's lock meanwhile.
 * @throws Problem 404, 409 when the record is full, 415 and 400 for what is no picture, 503
 */
export async function addUpload(
  context: Context<'Prints_PostImage'> | Context<'Projects_PostImage'>,
  subject: Subject,
): Promise<Reply<'Prints_PostImage'>> {
  const { caller, config, files, store, transaction } = context
  const { userId } = caller
  const file = files.get('file')
  if (!file) throw new Error('The pipeline reads the file of every body of this operation.')
  const images = await storeImages(store, userId, [{ picture: await readPicture(file), sourceHash: null }])
  return withImages(context, userId, images, () =>
    transaction(async (trx) => {
      const count = await lockSubject(trx, userId, subject)
      if (count === null) throw notFound(subject)
      if (count >= MAX_IMAGES) {
        throw new Problem('conflict', `There are ${MAX_IMAGES} pictures already. Delete one first.`)
      }
      await insertImages(trx, userId, subject, images, count)
      const id = images[0]?.id ?? ''
      const body = await selectImages(trx, config.baseUrl, userId, subject)
        .where('i.id', '=', id)
        .executeTakeFirstOrThrow()
      return { status: 201, body, headers: { Location: `/media/${id}` } }
    }),
  )
}
