/** Queue of one address's look-ups. */
interface Line {
  underWay: number
  readonly waiting: (() => void)[]
}

/** Invalid keys of one address that are still looked up per minute beyond those that receive 401. */
const EXTRA = 10

/**
 * Bounds the look-ups of unknown API keys (docs/security.md, "Invalid keys"). Up to the limit of invalid keys, an
 * address receives 401 for each. For ten more, an invalid key receives 429 and a valid one still works. Beyond them
 * nothing is looked up until the minute is over.
 */
export class KeyLookUps {
  readonly #allowance: number
  readonly #count: (address: string) => Promise<number>
  readonly #lines = new Map<string, Line>()

  /**
   * @param limit invalid keys per address and minute
   * @param count returns the number of invalid keys that an address has sent in this minute
   */
  constructor(limit: number, count: (address: string) => Promise<number>) {
    this.#allowance = limit + EXTRA
    this.#count = count
  }

  /**
   * Runs a look-up. Look-ups in progress count as invalid: no more run concurrently than the address has left, and the
   * others wait for their results.
   * @param address network address that sent the key
   * @param find returns null when the key is invalid
   * @param refuse counts an invalid key; throws when there are too many
   * @returns the result of `find`
   * @throws errors of `find` and `refuse`
   */
  async run<Found>(
    address: string,
    find: () => Promise<Found | null>,
    refuse: () => Promise<void>,
  ): Promise<Found | null> {
    const line = this.#lineOf(address)
    for (;;) {
      line.underWay += 1
      let isOver = true
      try {
        if ((await this.#count(address)) + line.underWay <= this.#allowance) {
          const found = await find()
          if (found === null) await refuse()
          return found
        }
        // `refuse` returns only when the minute has just ended.
        if (line.underWay === 1) await refuse()
        else isOver = false
      } finally {
        line.underWay -= 1
        if (isOver) this.#leave(address, line)
      }
      if (line.underWay > 0) await new Promise<void>((resolve) => line.waiting.push(resolve))
    }
  }

  #lineOf(address: string): Line {
    const line = this.#lines.get(address) ?? { underWay: 0, waiting: [] }
    this.#lines.set(address, line)
    return line
  }

  #leave(address: string, line: Line): void {
    const next = line.waiting.shift()
    if (next) next()
    else if (line.underWay === 0) this.#lines.delete(address)
  }
}
