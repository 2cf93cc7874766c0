import type { Operation } from '../../contract/operation.ts'
import { changeImport } from '../../imports/change.ts'
import { lockImport } from '../../imports/detail.ts'

export const handle: Operation<'Imports_PatchImport'> = async (
  { path, body },
  { caller, config, requireMatch, transaction },
) =>
  transaction(async (trx) => {
    const { importDays } = config.storage
    requireMatch(await lockImport(trx, caller.userId, path.id, importDays, ['Ready']))
    return { status: 200, body: await changeImport(trx, caller.userId, path.id, body, importDays) }
  })
