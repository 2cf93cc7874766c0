import type { Operation } from '../../contract/operation.ts'
import { listImages } from '../../images/list.ts'

export const handle: Operation<'Projects_GetImages'> = async ({ path, query }, context) =>
  listImages(context, { projectId: path.id }, query.shareKey)
