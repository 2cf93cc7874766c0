import type { Operation } from '../../contract/operation.ts'
import { changeProfile, lockProfile, readProfile } from '../../users/profile.ts'

export const handle: Operation<'Users_PatchMe'> = async ({ body }, { caller, requireMatch, transaction }) =>
  transaction(async (trx) => {
    const { userId } = caller
    await lockProfile(trx, userId)
    const before = await readProfile(trx, userId)
    requireMatch(before)
    await changeProfile(trx, before, body)
    return { status: 200, body: await readProfile(trx, userId) }
  })
