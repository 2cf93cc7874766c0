import type { Operation } from '../../contract/operation.ts'
import { settleLedger } from '../../filaments/ledger.ts'
import { actorOf } from '../../prints/actor.ts'
import { lockPrint } from '../../prints/change.ts'
import { readOwnPrint } from '../../prints/detail.ts'

export const handle: Operation<'Prints_DeletePrint'> = async (
  { path },
  { caller, config, requireMatch, transaction },
) =>
  transaction(async (trx) => {
    const { userId } = caller
    await lockPrint(trx, userId, path.id)
    requireMatch(await readOwnPrint(trx, config.baseUrl, userId, path.id))
    // Usages and pictures go with it.
    await trx.deleteFrom('prints').where('user_id', '=', userId).where('id', '=', path.id).execute()
    await settleLedger(trx, userId, [path.id], actorOf(caller))
    return { status: 204 }
  })
