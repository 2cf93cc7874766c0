import type { Operation } from '../../contract/operation.ts'
import { lockImport } from '../../imports/detail.ts'

export const handle: Operation<'Imports_DeleteImport'> = async (
  { path },
  { caller, config, requireMatch, transaction },
) =>
  transaction(async (trx) => {
    const { userId } = caller
    const states = ['Reading', 'Planning', 'Ready', 'Committed', 'Undone', 'Failed'] as const
    requireMatch(await lockImport(trx, userId, path.id, config.storage.importDays, states))
    await trx.deleteFrom('imports').where('user_id', '=', userId).where('id', '=', path.id).execute()
    return { status: 204 }
  })
