import type { Operation } from '../../contract/operation.ts'
import { removeImage } from '../../images/remove.ts'
import { removeImages } from '../../media/images.ts'

export const handle: Operation<'Projects_DeleteImage'> = async ({ path }, context) => {
  const { caller, config, store, log, requireMatch, transaction } = context
  const { userId } = caller
  const reply = await transaction(async (trx) => {
    await removeImage(trx, config.baseUrl, userId, { projectId: path.id }, path.imageId, requireMatch)
    return { status: 204 }
  })
  await removeImages(store, userId, [path.imageId], log)
  return reply
}
