import { readEarned } from '../../achievements/earned.ts'
import { NOTHING_VISIBLE, toPublic } from '../../achievements/publicAchievements.ts'
import type { Operation } from '../../contract/operation.ts'
import { findVisibleProfile } from '../../users/publicProfile.ts'

export const handle: Operation<'Achievements_GetForUser'> = async ({ path: { id }, query }, { db, caller }) => {
  const callerId = caller?.userId ?? null
  const profile = await findVisibleProfile(db, id, callerId, query.shareKey)
  const isVisible = profile !== null && (profile.showAchievementsOnProfile || id === callerId)
  return { status: 200, body: isVisible ? toPublic(await readEarned(db, id)) : NOTHING_VISIBLE }
}
