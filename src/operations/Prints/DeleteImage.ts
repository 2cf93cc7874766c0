import type { Operation } from '../../contract/operation.ts'
import { removeImage } from '../../images/remove.ts'

export const handle: Operation<'Prints_DeleteImage'> = async ({ path }, context) =>
  removeImage(context, { printId: path.id }, path.imageId)
