import type { SpoolmanOperation } from '../../operation.ts'
import { readFilamentOfType } from '../../filaments.ts'

export const handle: SpoolmanOperation<'Filaments_GetFilament'> = async ({ path }, { db, userId }) => ({
  status: 200,
  body: await readFilamentOfType(db, userId, path.id),
})
