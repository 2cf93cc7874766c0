import { countComments, listComments } from '../../comments/detail.ts'
import { requireVisiblePrint } from '../../comments/print.ts'
import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'Prints_GetComments'> = async ({ path, query }, { db, caller, page }) => {
  const { ownerId } = await requireVisiblePrint(db, path.id, caller?.userId ?? null, query.shareKey)
  const items = await listComments(db, ownerId, path.id, page.limit, page.offset)
  return page.reply(items, await countComments(db, ownerId, path.id))
}
