import type { AchievementCategory } from '../../generated/api.d.ts'
import type { Facts } from './facts.ts'

/** A badge family as its entry in families.ts describes it. */
export interface FamilyEntry {
  readonly key: string
  readonly category: AchievementCategory
  readonly title: string
  /** What the family rewards, naming the unit of the thresholds. */
  readonly description: string
  /** The day on which the badge came into the catalog; a tier that came later has its own. */
  readonly since: string
  /** One and many of what the thresholds count. */
  readonly unit: readonly [one: string, many: string]
  /** The rule: a tier is earned when this reaches its threshold. */
  readonly best: (facts: Facts) => number
  /** How far the user is now, where that may be less than the best; a streak ends. */
  readonly current?: (facts: Facts) => number
  /** Easiest first. A tier keeps its number for ever: users hold it. */
  readonly tiers: readonly TierEntry[]
}

export interface TierEntry {
  readonly threshold: number
  readonly description: string
  readonly since?: string
}

/** A badge that is counted in the catalog and described to nobody but its holder. */
export interface HiddenEntry {
  readonly key: string
  readonly title: string
  /** What earned it. */
  readonly description: string
  readonly since: string
  readonly rule: (facts: Facts) => boolean
}

/** Tiers that differ in their threshold alone. */
export function tiers(thresholds: readonly number[], describe: (threshold: number) => string): TierEntry[] {
  return thresholds.map((threshold) => ({ threshold, description: describe(threshold) }))
}

/** Made once: a format of its own for each number would take much of the service's start. */
export const NUMBERS = new Intl.NumberFormat('en-US')

/** A number and what it counts: `1 print`, `1,000 prints`. */
export function counted(count: number, [one, many]: readonly [one: string, many: string]): string {
  return `${NUMBERS.format(count)} ${count === 1 ? one : many}`
}
