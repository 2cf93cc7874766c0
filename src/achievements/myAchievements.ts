import type { AchievementProgressDto, MyAchievementFamilyDto, MyAchievementsDto } from '../../generated/api.d.ts'
import { TIER_COUNT, type TierKey } from './catalog.ts'
import type { EarnedTier } from './earned.ts'
import type { UserStats } from './stats.ts'
import { FAMILIES, HIDDEN } from './families.ts'
import type { FamilyEntry } from './family.ts'
import { chooseHint } from './hint.ts'
import { earnedOf } from './publicAchievements.ts'

/** The response to a user about their own achievements, without tiers that are no longer in the catalog. */
export function toMine(
  stats: UserStats,
  earned: readonly EarnedTier[],
  dismissed: readonly TierKey[],
): MyAchievementsDto {
  const families = FAMILIES.map((family): MyAchievementFamilyDto => {
    const tiers = earnedOf(family, earned)
    return { key: family.key, tiers, progress: progressOf(family, stats, tiers) }
  })
  const hidden = HIDDEN.flatMap(({ key, title, description }) =>
    earned.filter((tier) => tier.key === key).map(({ unlockedAt }) => ({ key, title, description, unlockedAt })),
  )
  return {
    earnedTierCount: families.reduce((count, { tiers }) => count + tiers.length, 0),
    totalTierCount: TIER_COUNT,
    families,
    hidden: hidden.sort((first, second) => second.unlockedAt.localeCompare(first.unlockedAt)),
    nextHint: chooseHint(stats, earned, dismissed),
  }
}

/** The best value is at least the threshold of every tier held, even if prints were deleted since. */
function progressOf(
  { best, current = best, tiers }: FamilyEntry,
  stats: UserStats,
  held: MyAchievementFamilyDto['tiers'],
): AchievementProgressDto {
  const numbers = new Set(held.map(({ tier }) => tier))
  const reached = tiers.filter((_, index) => numbers.has(index + 1)).map(({ threshold }) => threshold)
  const next = tiers.find((_, index) => !numbers.has(index + 1))
  return {
    best: Math.max(best(stats), ...reached),
    current: current(stats),
    nextThreshold: next?.threshold ?? null,
  }
}
