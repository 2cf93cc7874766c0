import type { Operation } from '../../contract/operation.ts'
import { withUploadedImages } from '../../images/uploads.ts'
import { insertUpload, storeUpload } from '../../images/upload.ts'

export const handle: Operation<'Filaments_PostImage'> = async ({ path }, context) => {
  const { userId } = context.caller
  const images = await storeUpload(context, userId)
  return withUploadedImages(context, userId, images, () =>
    context.transaction(async (trx) => {
      const body = await insertUpload(trx, context, userId, { filamentId: path.id }, images)
      return { status: 201, body, headers: { Location: `/media/${body.id}` } }
    }),
  )
}
