import type { Operation } from '../../contract/operation.ts'
import { readFilament } from '../../filaments/detail.ts'
import { recordSpool } from '../../filaments/events.ts'
import { filamentColumns } from '../../filaments/fields.ts'
import { recordNominalWeight } from '../../filaments/nominalWeight.ts'
import { actorOf } from '../../identity/actor.ts'

export const handle: Operation<'Filaments_PostFilament'> = async ({ body }, { caller, quotas, transaction }) =>
  transaction(async (trx) => {
    const { userId } = caller
    await quotas.requireRow(trx, userId, 'filaments')
    const columns = await filamentColumns(trx, userId, body)
    const { id } = await trx
      .insertInto('filaments')
      .values({ ...columns, user_id: userId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordNominalWeight(trx, userId, id, null, actorOf(caller))
    const spool = await readFilament(trx, userId, id)
    recordSpool(trx, userId, 'spool.created', spool)
    return { status: 201, body: spool, headers: { Location: `/api/Filaments/${id}` } }
  })
