import type { DemoAccount, Machine, Spool } from './account.ts'
import type { Random } from './random.ts'

/** Filament that a spool must have left to be used, relative to the estimate. Slicers estimate a little low. */
const RESERVE = 1.1

/** Spool in a slot of a printer, or material without a spool. */
export interface Feed {
  readonly spool: Spool | null
  readonly materialType: string
  readonly slot: number | null
}

/**
 * Chooses a spool for each material of a print and loads it.
 * @param materials one per color
 * @param grams weight needed of each
 * @param ago days since the print
 */
export function feedsFor(
  account: DemoAccount,
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
      account.spools.filter((candidate) => usable(candidate, materialType, grams, ago) && !taken.has(candidate)),
      machine,
      random,
    )
    const slot = spool && load(account, machine, spool, feeds, random)
    feeds.push({ spool, materialType, slot })
  }
  return feeds
}

function usable({ own, product, leftG }: Spool, materialType: string, grams: number, ago: number): boolean {
  const inHand = own.boughtDaysAgo > ago && (own.discarded === undefined || own.discarded.daysAgo + 1 < ago)
  return inHand && product.materialType === materialType && leftG >= grams * RESERVE
}

/** Prefers a loaded spool, then the one with the least left; sometimes chooses another color. */
function chooseSpool(candidates: readonly Spool[], machine: Machine, random: Random): Spool | null {
  if (candidates.length === 0 || random.chance(0.03)) return null
  const loaded = candidates.find((spool) => [...machine.loaded.values()].includes(spool))
  if (loaded && random.chance(0.4)) return loaded
  if (random.chance(0.3)) return candidates.reduce((least, spool) => (spool.leftG < least.leftG ? spool : least))
  return random.pick(candidates)
}

/** Loads a spool, which is in at most one slot of one printer, and returns the slot. */
function load(
  { machines }: DemoAccount,
  machine: Machine,
  spool: Spool,
  feeds: readonly Feed[],
  random: Random,
): number {
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
