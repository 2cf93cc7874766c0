import type { Operation } from '../../contract/operation.ts'
import { notifyIdentityChanged } from '../../identity/changes.ts'
import { Problem } from '../../kernel/problem.ts'
import { endOwnSession } from '../../sessions/own.ts'

/** Every instance asks the database for the session at each request, so that it is refused everywhere at once. */
export const handle: Operation<'Sessions_DeleteSession'> = async ({ path }, { caller, transaction }) =>
  transaction(async (trx) => {
    if (!(await endOwnSession(trx, caller.userId, path.id))) throw Problem.notFound('web session')
    await notifyIdentityChanged(trx, caller.userId)
    return { status: 204 }
  })
