/**
 * Hashes of recently valid keys; the least recently added ones are dropped. An entry only means that a look-up is
 * worthwhile.
 */
export class RecentKeys {
  readonly #names = new Set<string>()
  readonly #capacity: number

  constructor(capacity = 10_000) {
    this.#capacity = capacity
  }

  has(name: string): boolean {
    return this.#names.has(name)
  }

  add(name: string): void {
    this.#names.delete(name)
    this.#names.add(name)
    const [oldest] = this.#names
    if (this.#names.size > this.#capacity && oldest !== undefined) this.#names.delete(oldest)
  }

  /** Deletes a key. Returns whether it was present. */
  delete(name: string): boolean {
    return this.#names.delete(name)
  }
}
