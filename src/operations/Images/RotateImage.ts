import type { Operation } from '../../contract/operation.ts'
import { replaceImage, storeRotated } from '../../images/rotate.ts'
import { withUploadedImages } from '../../images/uploads.ts'
import { removeImages } from '../../media/images.ts'

export const handle: Operation<'Images_RotateImage'> = async ({ path, body }, context) => {
  const { caller, config, store, log, requireMatch, transaction } = context
  const { userId } = caller
  const images = await storeRotated(context, userId, path.imageId, body.degrees)
  const reply = await withUploadedImages(context, userId, images, () =>
    transaction(async (trx) => ({
      status: 200,
      body: await replaceImage(trx, config.baseUrl, userId, path.imageId, images, requireMatch),
    })),
  )
  await removeImages(store, userId, [path.imageId], log)
  return reply
}
