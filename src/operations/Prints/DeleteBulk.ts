import type { BulkPrintResultDto } from '../../../generated/api.d.ts'
import type { Operation } from '../../contract/operation.ts'
import { removeImages } from '../../media/images.ts'
import { actorOf } from '../../identity/actor.ts'
import { lockPrints } from '../../prints/bulkRows.ts'
import { deletePrints } from '../../prints/delete.ts'
import { readOwnPrints } from '../../prints/detail.ts'
import { recordDeletedPrints } from '../../prints/events.ts'

export const handle: Operation<'Prints_DeleteBulk'> = async ({ body }, { caller, config, log, store, transaction }) => {
  const { ids, dryRun } = body
  const { userId } = caller
  let images: string[] = []
  const reply = await transaction(async (trx) => {
    const prints = await lockPrints(trx, userId, ids)
    if (!dryRun) {
      const details = await readOwnPrints(trx, config.baseUrl, userId, [...prints.keys()])
      recordDeletedPrints(trx, userId, details.values())
      images = await deletePrints(trx, userId, [...prints.keys()], actorOf(caller))
    }
    const results = [...new Set(ids)].map((id) => toResult(id, prints.has(id)))
    return { status: 200, body: { dryRun, results } }
  })
  await removeImages(store, userId, images, log)
  return reply
}

function toResult(id: number, isFound: boolean): BulkPrintResultDto {
  return { id, outcome: isFound ? 'Deleted' : 'NotFound', errors: null }
}
