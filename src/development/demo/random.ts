/** Pseudorandom numbers, the same on every machine for the same seed (mulberry32). */
export class Random {
  #state: number

  /** @param seed any text */
  constructor(seed: string) {
    this.#state = [...seed].reduce(
      (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619),
      2166136261,
    )
  }

  /** Number from 0 (included) to 1 (excluded). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** Number between two others. */
  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  /** Integer between two others, both included. */
  integer(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1))
  }

  /** Number around a mean, approximately normally distributed. */
  around(mean: number, deviation: number): number {
    const sum = Array.from({ length: 12 }, () => this.next()).reduce((total, value) => total + value, 0)
    return mean + (sum - 6) * deviation
  }

  /** True with a given probability. */
  chance(probability: number): boolean {
    return this.next() < probability
  }

  /**
   * Picks an item.
   * @throws RangeError when the list is empty
   */
  pick<Item>(list: readonly Item[]): Item {
    return this.weighted(list, () => 1)
  }

  /** Picks distinct items in random order. */
  some<Item>(list: readonly Item[], count: number): Item[] {
    return list
      .map((item) => ({ item, rank: this.next() }))
      .sort((first, second) => first.rank - second.rank)
      .slice(0, count)
      .map(({ item }) => item)
  }

  /**
   * Picks an item with a probability proportional to its weight.
   * @throws RangeError when no item has a weight above 0
   */
  weighted<Item>(list: readonly Item[], weightOf: (item: Item) => number): Item {
    let rest = this.next() * list.reduce((sum, item) => sum + weightOf(item), 0)
    for (const item of list) {
      rest -= weightOf(item)
      if (rest < 0) return item
    }
    throw new RangeError('No item has a positive weight.')
  }

  /** UUID in the form of version 4 (RFC 9562, section 5.4). */
  uuid(): string {
    const hex = Array.from({ length: 32 }, () => this.integer(0, 15).toString(16)).join('')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
  }
}
