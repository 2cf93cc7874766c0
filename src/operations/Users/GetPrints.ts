import type { Operation } from '../../contract/operation.ts'
import { Problem } from '../../kernel/problem.ts'
import { countPublicPrints, listPublicPrints } from '../../prints/publicSummary.ts'
import { findVisibleProfile } from '../../users/publicProfile.ts'

export const handle: Operation<'Users_GetPrints'> = async ({ path, query }, { db, caller, config, page }) => {
  const profile = await findVisibleProfile(db, path.id, caller?.userId ?? null, query.shareKey)
  if (!profile) throw Problem.notFound('user')
  const items = await listPublicPrints(db, config.baseUrl, path.id, page.limit, page.offset)
  return page.reply(items, await countPublicPrints(db, path.id))
}
