import type { Operation } from '../../contract/operation.ts'
import { listSettings } from '../../slicerSettings/list.ts'

export const handle: Operation<'SlicerSettings_ListSettings'> = async ({ query }, { db, caller, config, page }) => {
  const { sortColumn, sortDirection } = query
  const order = { sortColumn, sortDirection, limit: page.limit, offset: page.offset }
  const { items, totalCount, bytesUsed } = await listSettings(db, caller.userId, order)
  const reply = page.reply(items, totalCount)
  return { ...reply, body: { ...reply.body, bytesUsed, bytesAllowed: config.storage.settingsBytes } }
}
