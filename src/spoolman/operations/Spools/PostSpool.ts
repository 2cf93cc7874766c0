import type { SpoolmanOperation } from '../../operation.ts'
import { addSpool } from '../../writeSpool.ts'

export const handle: SpoolmanOperation<'Spools_PostSpool'> = async ({ body }, { caller, quotas, transaction }) => ({
  status: 200,
  body: await transaction((trx) => addSpool(trx, caller, body, quotas)),
})
