import { listBlocked } from '../../comments/blocked.ts'
import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'BlockedUsers_GetBlockedUsers'> = async (_request, { db, caller, page }) => {
  const { items, totalCount } = await listBlocked(db, caller.userId, page.limit, page.offset)
  return page.reply(items, totalCount)
}
