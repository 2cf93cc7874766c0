import type { Operation } from '../../contract/operation.ts'
import { readFilament } from '../../filaments/detail.ts'

export const handle: Operation<'Filaments_GetFilament'> = async ({ path }, { db, caller }) => ({
  status: 200,
  body: await readFilament(db, caller.userId, path.id),
})
