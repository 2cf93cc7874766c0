import type { Operation } from '../../contract/operation.ts'
import { readLoaded } from '../../printers/loaded.ts'
import { lockForMove, moveSpool } from '../../printers/move.ts'

export const handle: Operation<'Printers_PutFilament'> = async (
  { path, body },
  { caller, requireMatch, transaction },
) =>
  transaction(async (trx) => {
    const { userId } = caller
    await lockForMove(trx, userId, path.id)
    const before = await readLoaded(trx, userId, path.id)
    requireMatch(before)
    await moveSpool(trx, userId, path.id, body, before.loadedFilaments)
    return { status: 200, body: await readLoaded(trx, userId, path.id) }
  })
