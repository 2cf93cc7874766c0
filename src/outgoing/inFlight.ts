/** Bounds of the requests of one instance at a time. */
export interface RequestBounds {
  /** Requests of all users. They wait for receivers, so they cost memory only. */
  readonly total: number
  /** Requests of one user, so that a few users with slow receivers cannot take all places. */
  readonly perUser: number
}

/** Requests to receivers in flight, counted by user. */
export class InFlight {
  readonly #bounds: RequestBounds
  readonly #stop = new AbortController()
  readonly #sending = new Set<Promise<void>>()
  readonly #byUser = new Map<number, number>()
  #count = 0

  constructor(bounds: RequestBounds) {
    this.#bounds = bounds
  }

  /** Signal that the service stops. */
  get stopped(): AbortSignal {
    return this.#stop.signal
  }

  /** Ids of the users who have no place left. */
  get busyUsers(): number[] {
    return [...this.#byUser.keys()].filter((userId) => this.places(userId) === 0)
  }

  /** Returns the number of requests of a user that may begin. */
  places(userId: number): number {
    if (this.#stop.signal.aborted) return 0
    const { total, perUser } = this.#bounds
    return Math.max(0, Math.min(total - this.#count, perUser - (this.#byUser.get(userId) ?? 0)))
  }

  /** Begins a request of a user, and when its place is free again what follows. Neither may throw. */
  start(userId: number, send: () => Promise<void>, follow: () => Promise<void>): void {
    this.#add(userId, 1)
    const work = send()
      .finally(() => this.#add(userId, -1))
      .then(follow)
      .finally(() => this.#sending.delete(work))
    this.#sending.add(work)
  }

  /** Waits for the requests in flight, and for those that follow them. */
  async idle(): Promise<void> {
    while (this.#sending.size > 0) await Promise.all(this.#sending)
  }

  /** Lets nothing more begin, and gives up requests in flight. */
  async stop(): Promise<void> {
    this.#stop.abort(new Error('The service stops.'))
    await this.idle()
  }

  #add(userId: number, change: number): void {
    this.#count += change
    const count = (this.#byUser.get(userId) ?? 0) + change
    if (count === 0) this.#byUser.delete(userId)
    else this.#byUser.set(userId, count)
  }
}
