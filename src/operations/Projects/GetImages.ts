import type { Operation } from '../../contract/operation.ts'
import { listImages } from '../../images/list.ts'

export const handle: Operation<'Projects_GetImages'> = async ({ path, query }, { db, config, caller }) => ({
  status: 200,
  body: await listImages(db, config.baseUrl, { projectId: path.id }, caller?.userId ?? null, query.shareKey),
})
