import type { Household, Machine, Spool } from './household.ts'
import type { Random } from './random.ts'

/** Slicers estimate a little low, so nobody starts with exactly enough. */
const RESERVE = 1.1

/** A spool in a slot of a printer, or material without a spool. */
export interface Feed {
  readonly spool: Spool | null
  readonly materialType: string
  readonly slot: number | null
}

/**
 * Chooses the material of a print and loads it.
 * @param materials one for each colour
 * @param grams of each
 * @param ago when, in days
 */
export function feedsFor(
  household: Household,
  machine: Machine,
  materials: readonly string[],
  grams: number,
  ago: number,
  random: Random,
): Feed[] {
  const feeds: Feed[] = []
  for (const materialType of materials) {
    const taken = new Set(feeds.map((feed) => feed.spool))
    const spool = chooseSpool(
      household.spools.filter((candidate) => usable(candidate, materialType, grams, ago) && !taken.has(candidate)),
      machine,
      random,
    )
    const slot = spool && load(household, machine, spool, feeds, random)
    feeds.push({ spool, materialType, slot })
  }
  return feeds
}

function usable({ own, product, leftG }: Spool, materialType: string, grams: number, ago: number): boolean {
  const inHand = own.boughtDaysAgo > ago && (own.discarded === undefined || own.discarded.daysAgo + 1 < ago)
  return inHand && product.materialType === materialType && leftG >= grams * RESERVE
}

/** Mostly what is loaded already, else the one that is nearly empty; sometimes another colour. */
function chooseSpool(candidates: readonly Spool[], machine: Machine, random: Random): Spool | null {
  if (candidates.length === 0 || random.chance(0.03)) return null
  const loaded = candidates.find((spool) => [...machine.loaded.values()].includes(spool))
  if (loaded && random.chance(0.4)) return loaded
  if (random.chance(0.3)) return candidates.reduce((least, spool) => (spool.leftG < least.leftG ? spool : least))
  return random.pick(candidates)
}

/** A spool is in one slot of one printer at most. Returns the slot. */
function load({ machines }: Household, machine: Machine, spool: Spool, feeds: readonly Feed[], random: Random): number {
  const present = [...machine.loaded].find(([, loaded]) => loaded === spool)
  if (present) return present[0]
  for (const { loaded } of machines) {
    for (const [slot, other] of loaded) if (other === spool) loaded.delete(slot)
  }
  const used = feeds.map((feed) => feed.slot)
  const free = Array.from({ length: machine.own.slots }, (_, slot) => slot).filter((slot) => !used.includes(slot))
  const slot = free.find((candidate) => !machine.loaded.has(candidate)) ?? random.pick(free)
  machine.loaded.set(slot, spool)
  return slot
}
