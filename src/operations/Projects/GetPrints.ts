import type { Operation } from '../../contract/operation.ts'
import { visibleOwner } from '../../images/imageOwner.ts'
import { listPrints } from '../../prints/summary.ts'

export const handle: Operation<'Projects_GetPrints'> = async ({ path, query }, { db, caller, config, page }) => {
  const { shareKey } = query
  const callerId = caller?.userId ?? null
  const userId = await visibleOwner(db, { projectId: path.id }, callerId, shareKey)
  const { items, totalCount } = await listPrints(
    db,
    config.baseUrl,
    { userId, projectIds: [path.id], forOthers: userId === callerId ? undefined : true },
    { sortColumn: 'date', sortDirection: 'desc', limit: page.limit, offset: page.offset },
  )
  return page.reply(items, totalCount)
}
