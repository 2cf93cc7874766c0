import type { Operation } from '../../contract/operation.ts'
import { readLoaded } from '../../printers/loaded.ts'
import { lockPrinter } from '../../printers/lock.ts'
import { unloadSpool } from '../../printers/move.ts'

export const handle: Operation<'Printers_UnloadFilament'> = async (
  { path, body },
  { caller, requireMatch, transaction },
) =>
  transaction(async (trx) => {
    const { userId } = caller
    await lockPrinter(trx, userId, path.id)
    requireMatch(await readLoaded(trx, userId, path.id))
    await unloadSpool(trx, userId, path.id, body)
    return { status: 200, body: await readLoaded(trx, userId, path.id) }
  })
