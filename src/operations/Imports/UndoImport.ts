import type { Operation } from '../../contract/operation.ts'
import { actorOf } from '../../identity/actor.ts'
import { beginStep } from '../../imports/change.ts'
import { lockImport } from '../../imports/detail.ts'

export const handle: Operation<'Imports_UndoImport'> = async (
  { path },
  { caller, config, requireMatch, transaction },
) =>
  transaction(async (trx) => {
    const { importDays } = config.storage
    requireMatch(await lockImport(trx, caller.userId, path.id, importDays, ['Committed', 'Failed']))
    const body = await beginStep(trx, caller.userId, path.id, 'Undoing', actorOf(caller), importDays)
    return { status: 202, body, headers: { Location: `/api/Imports/${path.id}` } }
  })
