import type { Operation } from '../../contract/operation.ts'
import { readFilamentType } from '../../filamentTypes/detail.ts'

export const handle: Operation<'FilamentTypes_GetFilamentType'> = async ({ path }, { db, caller }) => ({
  status: 200,
  body: await readFilamentType(db, caller.userId, path.id),
})
