import type { Operation } from '../../contract/operation.ts'
import { changeImage } from '../../images/change.ts'

export const handle: Operation<'Images_PatchImage'> = async ({ path, body }, context) => {
  const { config, transaction } = context
  return transaction(async (trx) => ({
    status: 200,
    body: await changeImage(trx, config.baseUrl, path.imageId, context, body),
  }))
}
