import type { Operation } from '../../contract/operation.ts'
import { GRACE_DAYS, requestDeletion } from '../../identity/deletion.ts'
import { requireRecentSignIn } from '../../identity/recentSignIn.ts'

/** For the user; `deletionDate` is the exact time. */
const NOTICE = `Your account and everything in it will be deleted in ${GRACE_DAYS} days. Sign in before then to keep it. Your account at the sign-in provider is not affected: delete it there.`

export const handle: Operation<'Users_DeleteMe'> = async (_request, context) => {
  const { caller, config, now, transaction, forgetCredentials } = context
  requireRecentSignIn(caller, now(), config)
  const reply = await transaction(async (trx) => {
    const deletionDate = await requestDeletion(trx, caller.userId)
    return { status: 202, body: { deletionDate, notice: NOTICE } }
  })
  forgetCredentials(caller.userId)
  return reply
}
