import type { Operation } from '../../contract/operation.ts'
import { removeImages } from '../../media/images.ts'
import { deleteProject } from '../../projects/change.ts'

export const handle: Operation<'Projects_DeleteProject'> = async ({ path }, context) => {
  const { caller, log, store, transaction } = context
  let images: string[] = []
  const reply = await transaction(async (trx) => {
    images = await deleteProject(trx, path.id, context)
    return { status: 204 }
  })
  await removeImages(store, caller.userId, images, log)
  return reply
}
