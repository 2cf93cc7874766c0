import type { Operation } from '../../contract/operation.ts'
import { findVisibleImage } from '../../images/visible.ts'
import { imageBody } from '../../responses/imageResponse.ts'

export const handle: Operation<'Media_GetThumbnail'> = async ({ path, query }, { db, caller, head, store }) => {
  const image = await findVisibleImage(db, path.imageId, 'thumbnail', caller?.userId ?? null, query.shareKey)
  return { status: 200, body: await imageBody(head, image, store) }
}
