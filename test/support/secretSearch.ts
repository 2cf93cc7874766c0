/** Characters by which a secret is looked up. */
const WINDOW = 8
/** A secret of at least this many characters covers a window that begins at a multiple of its length, wherever it stands. */
const COVERING = 2 * WINDOW - 1

/** Finds secrets in texts. Its time does not grow with the number of secrets. */
export class SecretSearch {
  /** By each window of its beginning: a secret, and how many characters of it are before the window. */
  readonly #windows = new Map<string, { readonly secret: string; readonly before: number }[]>()
  readonly #short: string[] = []

  constructor(secrets: Iterable<string>) {
    for (const secret of new Set(secrets)) {
      if (secret.length < COVERING) this.#short.push(secret)
      else this.#add(secret)
    }
  }

  /** Whether a text holds one of the secrets. */
  isIn(text: string): boolean {
    for (let at = 0; at + WINDOW <= text.length; at += WINDOW) {
      const found = this.#windows.get(text.slice(at, at + WINDOW))
      if (found?.some(({ secret, before }) => at >= before && text.startsWith(secret, at - before))) return true
    }
    return this.#short.some((secret) => text.includes(secret))
  }

  #add(secret: string): void {
    for (let before = 0; before < WINDOW; before += 1) {
      const window = secret.slice(before, before + WINDOW)
      const known = this.#windows.get(window)
      if (known) known.push({ secret, before })
      else this.#windows.set(window, [{ secret, before }])
    }
  }
}
