import type { Operation } from '../../contract/operation.ts'
import { removeImages } from '../../media/images.ts'
import { deletePrinter } from '../../printers/delete.ts'

export const handle: Operation<'Printers_DeletePrinter'> = async ({ path }, context) => {
  const { caller, store, log, requireMatch, transaction } = context
  let images: string[] = []
  const reply = await transaction(async (trx) => {
    images = await deletePrinter(trx, caller.userId, path.id, requireMatch)
    return { status: 204 }
  })
  await removeImages(store, caller.userId, images, log)
  return reply
}
