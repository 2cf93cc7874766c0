import type { SpoolmanOperation } from '../../operation.ts'
import { readSpool } from '../../spools.ts'

export const handle: SpoolmanOperation<'Spools_GetSpool'> = async ({ path }, { db, userId }) => ({
  status: 200,
  body: await readSpool(db, userId, path.id),
})
