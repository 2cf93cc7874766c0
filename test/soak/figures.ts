/** What customers noticed: how long their requests took, and which failed. */
export class Figures {
  /** Milliseconds of each request; uploads of images are not among them. */
  readonly #requests: number[] = []
  readonly #images: number[] = []
  /** Failures by what they were. */
  readonly failures = new Map<string, number>()

  add(milliseconds: number, isImage: boolean): void {
    ;(isImage ? this.#images : this.#requests).push(milliseconds)
  }

  fail(what: string): void {
    this.failures.set(what, (this.failures.get(what) ?? 0) + 1)
  }

  /** Takes in what was noticed at another time. */
  include(other: Figures): void {
    for (const time of other.#requests) this.#requests.push(time)
    for (const time of other.#images) this.#images.push(time)
    for (const [what, count] of other.failures) this.failures.set(what, (this.failures.get(what) ?? 0) + count)
  }

  get failed(): number {
    return [...this.failures.values()].reduce((sum, count) => sum + count, 0)
  }

  /** How many requests succeeded. */
  get count(): number {
    return this.#requests.length + this.#images.length
  }

  /** Milliseconds that this share of the requests did not exceed. */
  requests(share: number): number {
    return quantile(this.#requests, share)
  }

  /** The same of uploads of images. */
  images(share: number): number {
    return quantile(this.#images, share)
  }
}

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? NaN
}
