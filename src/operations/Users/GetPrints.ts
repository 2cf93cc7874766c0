import type { Operation } from '../../contract/operation.ts'
import { Problem } from '../../http/problem.ts'
import { linkHeader, offsetOf, paging } from '../../paging.ts'
import { countPublicPrints, listPublicPrints } from '../../prints/publicSummary.ts'
import { findVisibleProfile } from '../../users/publicProfile.ts'

export const handle: Operation<'Users_GetPrints'> = async ({ path, query }, { db, caller, config }) => {
  const { pageNumber, pageSize } = query
  const profile = await findVisibleProfile(db, path.id, caller?.userId ?? null, query.shareKey)
  if (!profile) throw Problem.notFound('user')
  const items = await listPublicPrints(db, config.baseUrl, path.id, pageSize, offsetOf(pageNumber, pageSize))
  const page = paging(pageNumber, pageSize, await countPublicPrints(db, path.id))
  const Link = linkHeader(config.baseUrl, `/api/Users/${path.id}/prints`, query, page)
  return { status: 200, body: { items, paging: page }, headers: { Link } }
}
