/** What customers noticed: how long their requests took, and which failed. */
export class Figures {
  /** Milliseconds of each request; uploads of pictures are not among them. */
  readonly #requests: number[] = []
  readonly #pictures: number[] = []
  /** Failures by what they were. */
  readonly failures = new Map<string, number>()

  add(milliseconds: number, isPicture: boolean): void {
    ;(isPicture ? this.#pictures : this.#requests).push(milliseconds)
  }

  fail(what: string): void {
    this.failures.set(what, (this.failures.get(what) ?? 0) + 1)
  }

  /** Takes in what was noticed at another time. */
  include(other: Figures): void {
    for (const time of other.#requests) this.#requests.push(time)
    for (const time of other.#pictures) this.#pictures.push(time)
    for (const [what, count] of other.failures) this.failures.set(what, (this.failures.get(what) ?? 0) + count)
  }

  get failed(): number {
    return [...this.failures.values()].reduce((sum, count) => sum + count, 0)
  }

  /** How many requests succeeded. */
  get count(): number {
    return this.#requests.length + this.#pictures.length
  }

  /** Milliseconds that this share of the requests did not exceed. */
  requests(share: number): number {
    return quantile(this.#requests, share)
  }

  /** The same of uploads of pictures. */
  pictures(share: number): number {
    return quantile(this.#pictures, share)
  }
}

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? NaN
}
