import type { SpoolmanOperation } from '../../operation.ts'
import { renameLocation } from '../../replace.ts'

export const handle: SpoolmanOperation<'Values_PatchLocation'> = async ({ path, body }, { userId, transaction }) => ({
  status: 200,
  body: await transaction((trx) => renameLocation(trx, userId, path.name, body.name)),
})
