import type { SpoolmanOperation } from '../../operation.ts'
import { listFields } from '../../extra.ts'

export const handle: SpoolmanOperation<'Fields_GetFields'> = async ({ path }, { db, userId }) => ({
  status: 200,
  body: await listFields(db, userId, path.entity),
})
