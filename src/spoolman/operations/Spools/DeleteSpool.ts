import type { SpoolmanOperation } from '../../operation.ts'
import { deleteFilament } from '../../../filaments/delete.ts'
import { removeImages } from '../../../media/images.ts'
import { inUse } from '../../failure.ts'
import { spoolId } from '../../spools.ts'
import { ANY_STATE } from '../../writeVendor.ts'

const HAS_PRINTS = 'This spool has prints. Archive it instead of deleting it.'

export const handle: SpoolmanOperation<'Spools_DeleteSpool'> = async ({ path }, context) => {
  const { userId, store, log, transaction } = context
  const images = await inUse(
    transaction(async (trx) => deleteFilament(trx, userId, await spoolId(trx, userId, path.id), ANY_STATE)),
    HAS_PRINTS,
  )
  await removeImages(store, userId, images, log)
  return { status: 200, body: { message: 'Success!' } }
}
