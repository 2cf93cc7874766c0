import type { PlannedSpool } from './spoolNeed.ts'

/** A spool with the weight that is left of it while a plan is made. */
export interface StoredSpool<Spool> {
  readonly spool: Spool
  /** Place among spools that are equally full. */
  readonly order: number
  /** Milligrams; 0 while the weight of the spool is unknown. */
  leftMg: number
}

/**
 * Active spools that may serve for the same materials, ordered by what is left of them. Plans of many materials and spools stay fast, since a
 * spool is found without looking at the others.
 */
export class SpoolShelf<Spool extends PlannedSpool> {
  readonly #unknown: readonly StoredSpool<Spool>[]
  /** From the emptiest to the fullest. */
  readonly #known: StoredSpool<Spool>[]

  constructor(spools: readonly StoredSpool<Spool>[]) {
    this.#unknown = spools.filter(({ spool }) => spool.remainingMg === null)
    this.#known = spools.filter(({ spool }) => spool.remainingMg !== null).toSorted(compare)
  }

  /** The least full of the spools that have this amount left, and are not excluded. */
  leastEnough(amountMg: number, isExcluded: (spool: Spool) => boolean): Spool | null {
    for (let index = this.#indexOf({ leftMg: amountMg, order: -1 }); index < this.#known.length; index += 1) {
      const found = this.#known[index]
      if (found && !isExcluded(found.spool)) return found.spool
    }
    return null
  }

  /** The fullest of the spools that are not excluded, if anything is left of it. */
  fullest(isExcluded: (spool: Spool) => boolean): Spool | null {
    const found = this.#known.findLast(({ spool }) => !isExcluded(spool))
    return found && found.leftMg > 0 ? found.spool : null
  }

  /** Whether the weight of one of the spools that are not excluded is unknown. */
  hasUnknown(isExcluded: (spool: Spool) => boolean): boolean {
    return this.#unknown.some(({ spool }) => !isExcluded(spool))
  }

  /** Takes a spool out, before its weight changes. */
  remove(stored: StoredSpool<Spool>): void {
    this.#known.splice(this.#indexOf(stored), 1)
  }

  /** Puts a spool that was taken out back in its place. */
  add(stored: StoredSpool<Spool>): void {
    this.#known.splice(this.#indexOf(stored), 0, stored)
  }

  /** The index of the first spool that does not come before a place. */
  #indexOf(place: Pick<StoredSpool<Spool>, 'leftMg' | 'order'>): number {
    let [low, high] = [0, this.#known.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const stored = this.#known[middle]
      if (stored && compare(stored, place) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

type Place = Pick<StoredSpool<unknown>, 'leftMg' | 'order'>

function compare(a: Place, b: Place): number {
  return a.leftMg - b.leftMg || a.order - b.order
}
