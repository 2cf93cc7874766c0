import type { SpoolmanOperation } from '../../operation.ts'
import { inUse } from '../../failure.ts'
import { removeFilament } from '../../writeFilament.ts'

export const handle: SpoolmanOperation<'Filaments_DeleteFilament'> = async ({ path }, { userId, transaction }) => {
  await inUse(transaction((trx) => removeFilament(trx, userId, path.id)))
  return { status: 200, body: { message: 'Success!' } }
}
