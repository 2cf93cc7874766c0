import type { Operation } from '../../contract/operation.ts'
import { readOwnImage } from '../../images/own.ts'

export const handle: Operation<'Images_GetImage'> = async ({ path }, { db, config, caller }) => {
  const { image } = await readOwnImage(db, config.baseUrl, caller.userId, path.imageId)
  return { status: 200, body: image }
}
