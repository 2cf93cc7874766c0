/** Spreads the work of all callers over time: a fixed amount per second. */
export class Pace {
  readonly #perMillisecond: number
  readonly #saved: number
  /** When what was taken so far is worked off, as `performance.now()` gives it. */
  #free = Number.NEGATIVE_INFINITY

  /**
   * @param perSecond amount, in any unit
   * @param saved milliseconds of idle time that are made up for: timers are late on a busy machine
   */
  constructor(perSecond: number, saved: number) {
    this.#perMillisecond = perSecond / 1000
    this.#saved = saved
  }

  /**
   * Takes an amount that has been worked on.
   * @returns milliseconds to wait before the next one; none when it is not above zero
   */
  take(amount: number): number {
    const now = performance.now()
    this.#free = Math.max(now - this.#saved, this.#free) + amount / this.#perMillisecond
    return this.#free - now
  }
}
