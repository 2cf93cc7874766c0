import type { SpoolmanOperation } from '../../operation.ts'
import { measureSpool } from '../../writeSpool.ts'

export const handle: SpoolmanOperation<'Spools_MeasureSpool'> = async (
  { path, body },
  { caller, now, transaction },
) => ({
  status: 200,
  body: await transaction((trx) => measureSpool(trx, caller, path.id, body.weight, now())),
})
