import type { Operation } from '../../contract/operation.ts'
import { notifyIdentityChanged } from '../../identity/changes.ts'
import { removeBrowsers } from '../../push/removeBrowsers.ts'
import { endOwnSessions } from '../../sessions/own.ts'

export const handle: Operation<'Sessions_DeleteSessions'> = async (_request, { caller, transaction }) =>
  transaction(async (trx) => {
    await endOwnSessions(trx, caller.userId)
    await removeBrowsers(trx, caller.userId)
    await notifyIdentityChanged(trx, caller.userId)
    return { status: 204 }
  })
