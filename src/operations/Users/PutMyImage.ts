import type { Operation } from '../../contract/operation.ts'
import { replaceProfileImage } from '../../images/profileImage.ts'
import { storeUpload } from '../../images/upload.ts'
import { withUploadedImages } from '../../images/uploads.ts'
import { removeImages } from '../../media/images.ts'

export const handle: Operation<'Users_PutMyImage'> = async (_request, context) => {
  const { store, log, transaction } = context
  const { userId } = context.caller
  const images = await storeUpload(context, userId)
  let former: string[] = []
  const reply = await withUploadedImages(context, userId, images, () =>
    transaction(async (trx) => {
      const made = await replaceProfileImage(trx, context, userId, images)
      former = made.former === null ? [] : [made.former]
      return { status: 200, body: made.image }
    }),
  )
  await removeImages(store, userId, former, log)
  return reply
}
