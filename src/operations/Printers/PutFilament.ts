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
    requireMatch(await readLoaded(trx, userId, path.id))
    await moveSpool(trx, userId, path.id, body)
    return { status: 200, body: await readLoaded(trx, userId, path.id) }
  })
