import type { Operation } from '../../contract/operation.ts'
import { addUpload } from '../../images/upload.ts'

export const handle: Operation<'Projects_PostImage'> = async ({ path }, context) =>
  addUpload(context, { projectId: path.id })
