import type { SpoolmanOperation } from '../../operation.ts'
import { changeSpool } from '../../writeSpool.ts'

export const handle: SpoolmanOperation<'Spools_PatchSpool'> = async ({ path, body }, { caller, transaction }) => ({
  status: 200,
  body: await transaction((trx) => changeSpool(trx, caller, path.id, body)),
})
