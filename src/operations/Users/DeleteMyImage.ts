import type { Operation } from '../../contract/operation.ts'
import { removeProfileImage } from '../../images/profileImage.ts'
import { removeImages } from '../../media/images.ts'

export const handle: Operation<'Users_DeleteMyImage'> = async (_request, { caller, store, log, transaction }) => {
  const { userId } = caller
  let former: string[] = []
  const reply = await transaction(async (trx) => {
    former = [await removeProfileImage(trx, userId)]
    return { status: 204 }
  })
  await removeImages(store, userId, former, log)
  return reply
}
