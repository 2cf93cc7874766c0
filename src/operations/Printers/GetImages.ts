import type { Operation } from '../../contract/operation.ts'
import { listOwnImages } from '../../images/list.ts'

export const handle: Operation<'Printers_GetImages'> = async ({ path }, { db, config, caller }) => ({
  status: 200,
  body: await listOwnImages(db, config.baseUrl, caller.userId, { printerId: path.id }),
})
