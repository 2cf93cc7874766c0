import type { SpoolmanOperation } from '../../operation.ts'
import { changeFilamentOfType } from '../../writeFilament.ts'

export const handle: SpoolmanOperation<'Filaments_PatchFilament'> = async (
  { path, body },
  { caller, transaction },
) => ({
  status: 200,
  body: await transaction((trx) => changeFilamentOfType(trx, caller, path.id, body)),
})
