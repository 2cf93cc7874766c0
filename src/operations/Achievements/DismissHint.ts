import { findFamily } from '../../achievements/catalog.ts'
import type { Operation } from '../../contract/operation.ts'
import { Problem } from '../../kernel/problem.ts'

/** Says nothing of hidden badges: they are not in the catalog. */
const ADVICE = 'Take the key and the tier from the catalog.'

export const handle: Operation<'Achievements_DismissHint'> = async ({ body: { key, tier } }, { db, caller }) => {
  const family = findFamily(key)
  if (!family) throw notInCatalog('key')
  if (tier > family.tiers.length) throw notInCatalog('tier')
  await db
    .insertInto('dismissed_hints')
    .values({ user_id: caller.userId, key, tier })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { status: 204 }
}

function notInCatalog(field: 'key' | 'tier'): Problem {
  return new Problem('validation', ADVICE, { errors: { [field]: ['This is not in the catalog.'] } })
}
