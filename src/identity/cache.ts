import { LRUCache } from 'lru-cache'

/**
 * Cache of the users behind credentials, valid as long as all changes are received. A look-up reads the cache epoch
 * before it queries the database; a result from before a later change is not stored.
 */
export class IdentityCache<Entry extends { readonly userId: number }> {
  readonly #entries: LRUCache<string, Entry>
  #open = false
  #generation = 0

  constructor(capacity = 5000) {
    this.#entries = new LRUCache({ max: capacity })
  }

  /** Returns the entry of a credential and makes it the most recently used one. */
  get(key: string): Entry | undefined {
    return this.#entries.get(key)
  }

  /** Returns the current cache epoch. Read it before querying the database. */
  epoch(): number {
    return this.#generation
  }

  /**
   * Stores a result of the database, unless a change may have occurred since its epoch. Evicts the least recently used
   * entry when full.
   */
  put(key: string, entry: Entry, ticket: number): void {
    if (!this.#open || ticket !== this.#generation) return
    this.#entries.set(key, entry)
  }

  /** Looks up a credential in the database and stores the result. Invalid credentials are not stored. */
  async look(key: string, lookUp: () => Promise<Entry | null>): Promise<Entry | null> {
    const ticket = this.epoch()
    const found = await lookUp()
    if (found) this.put(key, found, ticket)
    return found
  }

  /** Evicts the entries of one user, whose credentials or status changed. */
  evict(userId: number): void {
    this.#generation++
    for (const [key, entry] of [...this.#entries]) if (entry.userId === userId) this.#entries.delete(key)
  }

  /** Enables the cache: changes are received from now on, and earlier results may be outdated. */
  enable(): void {
    this.#generation++
    this.#open = true
  }

  /** Disables the cache: changes are no longer received, so its entries cannot be trusted. */
  disable(): void {
    this.#generation++
    this.#open = false
    this.#entries.clear()
  }
}
