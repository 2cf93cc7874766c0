import type { Operation } from '../../contract/operation.ts'
import { reverseAdjustment } from '../../filaments/adjust.ts'
import { actorOf } from '../../identity/actor.ts'

export const handle: Operation<'Filaments_PostReversal'> = async ({ path }, { caller, transaction }) =>
  transaction(async (trx) => ({
    status: 201,
    body: await reverseAdjustment(trx, caller.userId, path.id, path.entryId, actorOf(caller)),
  }))
