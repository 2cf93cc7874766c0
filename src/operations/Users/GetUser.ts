import type { Operation } from '../../contract/operation.ts'
import { Problem } from '../../kernel/problem.ts'
import { countPublicPrints } from '../../prints/publicSummary.ts'
import { findVisibleProfile } from '../../users/publicProfile.ts'

export const handle: Operation<'Users_GetUser'> = async ({ path, query }, { db, caller }) => {
  const profile = await findVisibleProfile(db, path.id, caller?.userId ?? null, query.shareKey)
  if (!profile) throw Problem.notFound('user')
  return { status: 200, body: { ...profile, printCount: await countPublicPrints(db, path.id) } }
}
