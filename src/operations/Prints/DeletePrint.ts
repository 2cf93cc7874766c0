import type { Operation } from '../../contract/operation.ts'
import { removePictures } from '../../media/pictures.ts'
import { actorOf } from '../../identity/actor.ts'
import { lockPrint } from '../../prints/change.ts'
import { deletePrints } from '../../prints/delete.ts'
import { readOwnPrint } from '../../prints/detail.ts'

export const handle: Operation<'Prints_DeletePrint'> = async ({ path }, context) => {
  const { caller, config, log, requireMatch, store, transaction } = context
  const { userId } = caller
  let pictures: string[] = []
  const reply = await transaction(async (trx) => {
    await lockPrint(trx, userId, path.id)
    requireMatch(await readOwnPrint(trx, config.baseUrl, userId, path.id))
    pictures = await deletePrints(trx, userId, [path.id], actorOf(caller))
    return { status: 204 }
  })
  await removePictures(store, userId, pictures, log)
  return reply
}
