/**
 * Who is behind a credential, remembered while every change of it is heard of.
 * A look-up takes a ticket before it asks the database; an answer whose ticket is older than a change is not kept.
 */
export class IdentityCache<Entry extends { readonly userId: number }> {
  readonly #entries = new Map<string, Entry>()
  readonly #capacity: number
  #open = false
  #generation = 0

  constructor(capacity = 5000) {
    this.#capacity = capacity
  }

  /** The entry of a credential, which becomes the most recently used one. */
  get(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry
  }

  /** To be taken before the database is asked. */
  ticket(): number {
    return this.#generation
  }

  /** Keeps what the database said, unless something may have changed since the ticket; drops the least recently used entry when full. */
  put(key: string, entry: Entry, ticket: number): void {
    if (!this.#open || ticket !== this.#generation) return
    this.#entries.set(key, entry)
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > this.#capacity && oldest !== undefined) this.#entries.delete(oldest)
  }

  /** Drops the entries of one user, whose credentials or standing changed. */
  forget(userId: number): void {
    this.#generation++
    for (const [key, entry] of this.#entries) if (entry.userId === userId) this.#entries.delete(key)
  }

  /** Changes are heard from now on; what was asked before may be out of date. */
  open(): void {
    this.#generation++
    this.#open = true
  }

  /** Changes are no longer heard: nothing that is remembered can be believed. */
  close(): void {
    this.#generation++
    this.#open = false
    this.#entries.clear()
  }
}
