import type { Operation } from '../../contract/operation.ts'
import { adjustStock } from '../../filaments/adjust.ts'
import { actorOf } from '../../identity/actor.ts'

export const handle: Operation<'Filaments_PostAdjustment'> = async (
  { path, body },
  { caller, requireMatch, transaction },
) =>
  transaction(async (trx) => ({
    status: 201,
    body: await adjustStock(trx, caller.userId, path.id, body, actorOf(caller), requireMatch),
  }))
