import type { Facts } from './facts.ts'
import { FAMILIES, HIDDEN } from './families.ts'
import type { FamilyEntry } from './family.ts'

/** A tier of a family, by its number from 1; of a hidden badge the only one. */
export interface TierKey {
  readonly key: string
  readonly tier: number
}

/** A tier that somebody qualifies for. */
export interface Deserved extends TierKey {
  readonly title: string
  /** The day on which it came into the catalog, RFC 3339. */
  readonly since: string
}

/** How many tiers there are, hidden badges not counted. */
export const TIER_COUNT = FAMILIES.reduce((count, { tiers }) => count + tiers.length, 0)

/** Families by key; a map, as a key may be any text. Hidden badges are in no look-up by key. */
const families: ReadonlyMap<string, FamilyEntry> = new Map(FAMILIES.map((family) => [family.key, family]))

/** The family of a key. */
export function findFamily(key: string): FamilyEntry | undefined {
  return families.get(key)
}

/** Every tier and hidden badge that facts are enough for, in the order of the catalog. */
export function deservedBy(facts: Facts): Deserved[] {
  const ofFamilies = FAMILIES.flatMap(({ key, title, since, best, tiers }) =>
    tiers.flatMap((entry, index) =>
      best(facts) >= entry.threshold ? [{ key, tier: index + 1, title, since: midnight(entry.since ?? since) }] : [],
    ),
  )
  const hidden = HIDDEN.filter(({ rule }) => rule(facts))
  return [...ofFamilies, ...hidden.map(({ key, title, since }) => ({ key, tier: 1, title, since: midnight(since) }))]
}

/** A text for sets and maps of tiers. */
export function nameOf({ key, tier }: TierKey): string {
  return `${key} ${tier}`
}

function midnight(day: string): string {
  return `${day}T00:00:00Z`
}
