/** Lets a few pieces of work run at once and a few more wait. */
export class Gate {
  readonly #places: number
  readonly #queue: number
  #running = 0
  readonly #waiting: (() => void)[] = []

  /**
   * @param places pieces of work at once
   * @param queue how many may wait beside them
   */
  constructor(places: number, queue: number) {
    this.#places = places
    this.#queue = queue
  }

  /** False when the next piece of work would be turned away. */
  get hasRoom(): boolean {
    return this.#running < this.#places || this.#waiting.length < this.#queue
  }

  /**
   * Runs work when its turn has come, first come first served.
   * @throws what the work throws
   */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#running < this.#places) this.#running += 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The place goes straight to the next in line, so that nobody can slip in between.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
