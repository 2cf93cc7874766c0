import type { AchievementCategory } from '../../generated/api.d.ts'
import type { UserStats } from './stats.ts'

/** The description of a badge family in families.ts. */
export interface FamilyEntry {
  readonly key: string
  readonly category: AchievementCategory
  readonly title: string
  /** A sentence about the rewarded activity, which names the unit of the thresholds. */
  readonly description: string
  /** The date on which the badge was added to the catalog; a tier that was added later has its own. */
  readonly since: string
  /** The unit of the thresholds, in singular and plural. */
  readonly unit: readonly [one: string, many: string]
  /** The rule: a tier is earned when this value reaches its threshold. */
  readonly best: (stats: UserStats) => number
  /** The current value where it can fall below the best one: a streak ends. */
  readonly current?: (stats: UserStats) => number
  /** Easiest first. The number of a tier never changes, because users hold it. */
  readonly tiers: readonly TierEntry[]
}

export interface TierEntry {
  readonly threshold: number
  readonly description: string
  readonly since?: string
}

/** A badge that the catalog counts and that is described only to its holders. */
export interface HiddenEntry {
  readonly key: string
  readonly title: string
  /** A sentence about how it was earned. */
  readonly description: string
  readonly since: string
  readonly rule: (stats: UserStats) => boolean
}

/** Creates tiers that differ only in their threshold. */
export function tiers(thresholds: readonly number[], describe: (threshold: number) => string): TierEntry[] {
  return thresholds.map((threshold) => ({ threshold, description: describe(threshold) }))
}

/** Created once: a new format for each number would slow the start down. */
export const NUMBERS = new Intl.NumberFormat('en-US')

/** A number with its unit: `1 print`, `1,000 prints`. */
export function counted(count: number, [one, many]: readonly [one: string, many: string]): string {
  return `${NUMBERS.format(count)} ${count === 1 ? one : many}`
}
