import type { AchievementHintDto } from '../../generated/api.d.ts'
import { tierId, type TierKey } from './catalog.ts'
import type { UserStats } from './stats.ts'
import { FAMILIES } from './families.ts'
import { counted, NUMBERS, type FamilyEntry } from './family.ts'

interface Candidate extends TierKey {
  /** Progress from 0 to less than 1; 1 or more for a tier that is earned and not granted yet. */
  readonly done: number
  readonly text: string
}

/**
 * Chooses the hint: of the tiers that are neither held nor dismissed, the one nearest to completion, relative to its threshold;
 * the first in the catalog where several are equal.
 * @returns null when none is left
 */
export function chooseHint(
  stats: UserStats,
  held: readonly TierKey[],
  dismissed: readonly TierKey[],
): AchievementHintDto | null {
  const taken = new Set([...held, ...dismissed].map(tierId))
  const [first, ...others] = FAMILIES.flatMap((family) => candidates(family, stats)).filter(
    (candidate) => !taken.has(tierId(candidate)),
  )
  if (!first) return null
  const { key, tier, text } = others.reduce((nearest, other) => (other.done > nearest.done ? other : nearest), first)
  return { key, tier, text }
}

function candidates({ key, unit, best, tiers }: FamilyEntry, stats: UserStats): Candidate[] {
  const value = best(stats)
  return tiers.map(({ threshold, description }, index) => ({
    key,
    tier: index + 1,
    done: value / threshold,
    text: value === 0 ? description : `${description} So far: ${NUMBERS.format(value)} of ${counted(threshold, unit)}.`,
  }))
}
