import type { Operation } from '../../contract/operation.ts'
import { listOwnImages } from '../../images/list.ts'

export const handle: Operation<'Filaments_GetImages'> = async ({ path }, { db, config, caller }) => ({
  status: 200,
  body: await listOwnImages(db, config.baseUrl, caller.userId, { filamentId: path.id }),
})
