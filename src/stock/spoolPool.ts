import type { PlannedSpool, SpoolNeed, SpoolShare } from './spoolNeed.ts'
import { SpoolShelf, type StoredSpool } from './spoolShelf.ts'

/** Spools with the weight that is left of them while a plan is made. */
export class SpoolPool<Spool extends PlannedSpool> {
  readonly #byId: ReadonlyMap<string, Spool>
  readonly #stored: ReadonlyMap<Spool, StoredSpool<Spool>>
  readonly #ofRows: ReadonlyMap<string, SpoolShelf<Spool>>
  /** Shelves of each material type, by the diameter of their spools. */
  readonly #ofMaterials: ReadonlyMap<string | null, ReadonlyMap<number, SpoolShelf<Spool>>>
  /** Spools by the print that uses them: each of its materials needs another spool, unless it names the same one. */
  readonly #used = new Map<number, Set<Spool>>()

  constructor(spools: readonly Spool[]) {
    const stored = spools
      .filter(({ isActive }) => isActive)
      .map((spool, order) => ({ spool, order, leftMg: Math.max(spool.remainingMg ?? 0, 0) }))
    this.#byId = new Map(spools.map((spool) => [spool.id, spool]))
    this.#stored = new Map(stored.map((one) => [one.spool, one]))
    this.#ofRows = shelve(Map.groupBy(stored, ({ spool }) => spool.rowKey))
    const ofMaterials = Map.groupBy(stored, ({ spool }) => spool.material)
    this.#ofMaterials = new Map(
      [...ofMaterials].map(([material, some]) => [
        material,
        shelve(Map.groupBy(some, ({ spool }) => spool.diameterMm)),
      ]),
    )
  }

  /**
   * Finds the spool that a print names, and remembers that the print uses it.
   * @returns null for none, and for an archived one
   */
  nameOf({ printId, filamentId }: SpoolNeed): Spool | null {
    const spool = filamentId === null ? undefined : this.#byId.get(filamentId)
    if (!spool?.isActive) return null
    this.#usedBy(printId).add(spool)
    return spool
  }

  /**
   * Shelves of active spools that a material may be printed from, from one of them only: those that equal the named one, otherwise
   * those of the material type, each with one diameter, and only that of the printer if it is known.
   */
  othersFor({ filamentId, material, diameterMm }: SpoolNeed): SpoolShelf<Spool>[] {
    if (filamentId !== null) {
      const shelf = this.#ofRows.get(this.#byId.get(filamentId)?.rowKey ?? '')
      return shelf ? [shelf] : []
    }
    const shelves = [...(this.#ofMaterials.get(material) ?? [])]
    return shelves.flatMap(([diameter, shelf]) => (diameterMm === null || diameter === diameterMm ? [shelf] : []))
  }

  /** A condition on spools that a print uses already. */
  isUsedBy({ printId }: SpoolNeed): (spool: Spool) => boolean {
    const used = this.#usedBy(printId)
    return (spool) => used.has(spool)
  }

  /** Milligrams that are left of spools together. */
  leftOfAll(spools: readonly Spool[]): number {
    return spools.reduce((sum, spool) => sum + this.leftOf(spool), 0)
  }

  /** Milligrams that are left of a spool; 0 while its weight is unknown. */
  leftOf(spool: Spool): number {
    return this.#stored.get(spool)?.leftMg ?? 0
  }

  /** Takes an amount from a spool, as far as it is left, and returns how much that is, in mg. */
  take(spool: Spool | null, amountMg: number): number {
    const stored = spool ? this.#stored.get(spool) : undefined
    if (!stored || !spool) return 0
    const takenMg = Math.min(stored.leftMg, amountMg)
    if (takenMg === 0) return 0
    const shelves = [this.#ofRows.get(spool.rowKey), this.#ofMaterials.get(spool.material)?.get(spool.diameterMm)]
    for (const shelf of shelves) shelf?.remove(stored)
    stored.leftMg -= takenMg
    for (const shelf of shelves) shelf?.add(stored)
    return takenMg
  }

  /** Takes an amount from spools, from the first one as much as is left of it, for a print that uses them from now on. */
  assign({ printId }: SpoolNeed, spools: readonly Spool[], amountMg: number): SpoolShare<Spool>[] {
    let missingMg = amountMg
    return spools.map((spool) => {
      this.#usedBy(printId).add(spool)
      const assignedMg = this.take(spool, missingMg)
      missingMg -= assignedMg
      return { spool, assignedMg }
    })
  }

  #usedBy(printId: number): Set<Spool> {
    const used = this.#used.get(printId) ?? new Set()
    this.#used.set(printId, used)
    return used
  }
}

function shelve<Key, Spool extends PlannedSpool>(
  groups: ReadonlyMap<Key, readonly StoredSpool<Spool>[]>,
): Map<Key, SpoolShelf<Spool>> {
  return new Map([...groups].map(([key, stored]) => [key, new SpoolShelf(stored)]))
}
