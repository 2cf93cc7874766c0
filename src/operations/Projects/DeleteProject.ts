import type { Operation } from '../../contract/operation.ts'
import { removePictures } from '../../media/pictures.ts'
import { deleteProject } from '../../projects/change.ts'

export const handle: Operation<'Projects_DeleteProject'> = async ({ path }, context) => {
  const { caller, log, store, transaction } = context
  let pictures: string[] = []
  const reply = await transaction(async (trx) => {
    pictures = await deleteProject(trx, path.id, context)
    return { status: 204 }
  })
  await removePictures(store, caller.userId, pictures, log)
  return reply
}
