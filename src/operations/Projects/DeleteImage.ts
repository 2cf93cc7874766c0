import type { Operation } from '../../contract/operation.ts'
import { removeImage } from '../../images/remove.ts'

export const handle: Operation<'Projects_DeleteImage'> = async ({ path }, context) =>
  removeImage(context, { projectId: path.id }, path.imageId)
