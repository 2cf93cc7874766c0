import type { Operation } from '../../contract/operation.ts'
import { addUpload } from '../../images/upload.ts'

export const handle: Operation<'Prints_PostImage'> = async ({ path }, context) =>
  addUpload(context, { printId: path.id })
