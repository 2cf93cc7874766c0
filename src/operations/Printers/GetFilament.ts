import type { Operation } from '../../contract/operation.ts'
import { readLoaded } from '../../printers/loaded.ts'

export const handle: Operation<'Printers_GetFilament'> = async ({ path }, { db, caller }) => ({
  status: 200,
  body: await readLoaded(db, caller.userId, path.id),
})
