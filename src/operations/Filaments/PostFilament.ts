import type { Operation } from '../../contract/operation.ts'
import { createSpool } from '../../filaments/create.ts'
import { actorOf } from '../../identity/actor.ts'

export const handle: Operation<'Filaments_PostFilament'> = async ({ body }, { caller, quotas, transaction }) =>
  transaction(async (trx) => {
    const spool = await createSpool(trx, caller.userId, body, quotas, actorOf(caller))
    return { status: 201, body: spool, headers: { Location: `/api/Filaments/${spool.id}` } }
  })
