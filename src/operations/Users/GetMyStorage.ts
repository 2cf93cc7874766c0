import type { Operation } from '../../contract/operation.ts'
import { readUsage } from '../../quotas/usage.ts'

export const handle: Operation<'Users_GetMyStorage'> = async (_request, { db, caller, config }) => {
  return { status: 200, body: await readUsage(db, caller.userId, config.storage) }
}
