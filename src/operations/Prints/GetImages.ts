import type { Operation } from '../../contract/operation.ts'
import { listImages } from '../../images/list.ts'

export const handle: Operation<'Prints_GetImages'> = async ({ path, query }, context) =>
  listImages(context, { printId: path.id }, query.shareKey)
