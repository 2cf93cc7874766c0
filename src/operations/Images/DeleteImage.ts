import type { Operation } from '../../contract/operation.ts'
import { removeOwnImage } from '../../images/remove.ts'
import { removeImages } from '../../media/images.ts'

export const handle: Operation<'Images_DeleteImage'> = async ({ path }, context) => {
  const { caller, config, store, log, requireMatch, transaction } = context
  const { userId } = caller
  const reply = await transaction(async (trx) => {
    await removeOwnImage(trx, config.baseUrl, userId, path.imageId, requireMatch)
    return { status: 204 }
  })
  await removeImages(store, userId, [path.imageId], log)
  return reply
}
