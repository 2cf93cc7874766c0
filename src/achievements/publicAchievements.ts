import type { EarnedAchievementTierDto, PublicAchievementsDto } from '../../generated/api.d.ts'
import type { EarnedTier } from './earned.ts'
import { FAMILIES } from './families.ts'
import type { FamilyEntry } from './family.ts'

/** The response to a viewer who cannot see the achievements, for any reason. */
export const NOTHING_VISIBLE: PublicAchievementsDto = { earnedTierCount: 0, families: [] }

/** The response to others about a user's achievements, without hidden badges. */
export function toPublic(earned: readonly EarnedTier[]): PublicAchievementsDto {
  const families = FAMILIES.flatMap((family) => {
    const tiers = earnedOf(family, earned)
    const last = tiers.at(-1)
    return last ? [{ key: family.key, highestTier: last.tier, tiers }] : []
  })
  return { earnedTierCount: families.reduce((count, { tiers }) => count + tiers.length, 0), families }
}

/** The tiers of a family that are held, lowest first. */
export function earnedOf(family: FamilyEntry, earned: readonly EarnedTier[]): EarnedAchievementTierDto[] {
  return earned
    .filter(({ key, tier }) => key === family.key && tier <= family.tiers.length)
    .map(({ tier, unlockedAt, retroactive }) => ({ tier, unlockedAt, retroactive }))
}
