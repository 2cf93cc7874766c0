import type { Operation } from '../../contract/operation.ts'
import { removeImages } from '../../media/images.ts'
import { actorOf } from '../../identity/actor.ts'
import { lockPrint } from '../../prints/change.ts'
import { deletePrints } from '../../prints/delete.ts'
import { readOwnPrint } from '../../prints/detail.ts'
import { recordDeletedPrints } from '../../prints/events.ts'

export const handle: Operation<'Prints_DeletePrint'> = async ({ path }, context) => {
  const { caller, config, log, requireMatch, store, transaction } = context
  const { userId } = caller
  let images: string[] = []
  const reply = await transaction(async (trx) => {
    await lockPrint(trx, userId, path.id)
    const print = await readOwnPrint(trx, config.baseUrl, userId, path.id)
    requireMatch(print)
    if (print) recordDeletedPrints(trx, userId, [print])
    images = await deletePrints(trx, userId, [path.id], actorOf(caller))
    return { status: 204 }
  })
  await removeImages(store, userId, images, log)
  return reply
}
