import type { UserStats } from './stats.ts'
import { FAMILIES, HIDDEN } from './families.ts'
import type { FamilyEntry } from './family.ts'

/** A tier of a family, numbered from 1; a hidden badge has only tier 1. */
export interface TierKey {
  readonly key: string
  readonly tier: number
}

/** A tier that a user qualifies for. */
export interface EligibleTier extends TierKey {
  readonly title: string
  /** The date on which it was added to the catalog, RFC 3339. */
  readonly since: string
}

/** The number of tiers, without hidden badges. */
export const TIER_COUNT = FAMILIES.reduce((count, { tiers }) => count + tiers.length, 0)

/** Families by key; a map, since a key can be any text. Hidden badges cannot be looked up. */
const families: ReadonlyMap<string, FamilyEntry> = new Map(FAMILIES.map((family) => [family.key, family]))

/** Returns the family with this key. */
export function findFamily(key: string): FamilyEntry | undefined {
  return families.get(key)
}

/** Every tier and hidden badge that the statistics qualify for, in the order of the catalog. */
export function eligibleTiers(stats: UserStats): EligibleTier[] {
  const ofFamilies = FAMILIES.flatMap(({ key, title, since, best, tiers }) =>
    tiers.flatMap((entry, index) =>
      best(stats) >= entry.threshold ? [{ key, tier: index + 1, title, since: midnight(entry.since ?? since) }] : [],
    ),
  )
  const hidden = HIDDEN.filter(({ rule }) => rule(stats))
  return [...ofFamilies, ...hidden.map(({ key, title, since }) => ({ key, tier: 1, title, since: midnight(since) }))]
}

/** Identifies a tier in sets and maps. */
export function tierId({ key, tier }: TierKey): string {
  return `${key} ${tier}`
}

function midnight(day: string): string {
  return `${day}T00:00:00Z`
}
