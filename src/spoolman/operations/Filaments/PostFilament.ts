import type { SpoolmanOperation } from '../../operation.ts'
import { addFilament } from '../../writeFilament.ts'

export const handle: SpoolmanOperation<'Filaments_PostFilament'> = async (
  { body },
  { userId, quotas, transaction },
) => ({
  status: 200,
  body: await transaction((trx) => addFilament(trx, userId, body, quotas)),
})
