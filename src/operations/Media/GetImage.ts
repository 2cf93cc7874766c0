import type { Operation } from '../../contract/operation.ts'
import { serveVisible } from '../../images/visible.ts'

export const handle: Operation<'Media_GetImage'> = async ({ path, query }, context) =>
  serveVisible(context, path.imageId, query.shareKey, 'image')
