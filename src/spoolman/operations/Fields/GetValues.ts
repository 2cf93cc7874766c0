import type { SpoolmanOperation } from '../../operation.ts'
import { listValues } from '../../extraValues.ts'

export const handle: SpoolmanOperation<'Fields_GetValues'> = async ({ path }, { db, userId }) => ({
  status: 200,
  body: await listValues(db, userId, path.entity, path.key),
})
