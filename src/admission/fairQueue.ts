import { Problem } from '../kernel/problem.ts'

/** Bounds of a queue. */
export interface QueueBounds {
  /** Concurrent tasks of all owners. */
  readonly places: number
  /** Concurrent tasks of one owner. */
  readonly placesPerOwner: number
  /** Waiting tasks of one owner. */
  readonly waitingPerOwner: number
  /** Maximum wait of a task in milliseconds. */
  readonly waitMs: number
}

/** Releases a place. Only the first call has an effect. */
export type Leave = () => void

/** Tasks of one owner. */
interface Lane {
  atWork: number
  /** Waiting tasks in order of arrival. */
  readonly waiting: Set<() => void>
}

/** Seconds until a retry makes sense. */
const RETRY_SECONDS = '5'

/**
 * Queue that runs a bounded number of tasks concurrently and takes turns between their owners, so that an owner with a
 * hundred tasks delays each task of another owner by at most one. Libraries such as p-limit know only one queue, first
 * come, first served.
 */
export class FairQueue {
  readonly #work: string
  readonly #bounds: QueueBounds
  /** Lanes in order of their turns: a served owner moves to the end. */
  readonly #lanes = new Map<string, Lane>()
  #atWork = 0

  /**
   * @param work plural name of the tasks for refusals, such as `images`
   * @param bounds bounds of the queue
   */
  constructor(work: string, bounds: QueueBounds) {
    this.#work = work
    this.#bounds = bounds
  }

  /**
   * Waits for a place.
   * @param owner any text that identifies the owner
   * @param signal ends the wait when it is aborted
   * @param waitMs maximum wait in milliseconds, if shorter than the queue's
   * @throws Problem 429 when the owner's own tasks take too long, 503 when those of others do; the reason of the signal
   */
  async enter(owner: string, signal?: AbortSignal, waitMs: number = this.#bounds.waitMs): Promise<Leave> {
    signal?.throwIfAborted()
    const lane = this.#lanes.get(owner) ?? { atWork: 0, waiting: new Set() }
    this.#lanes.set(owner, lane)
    if (this.#hasRoom(lane)) return this.#admit(owner, lane)
    if (lane.waiting.size >= this.#bounds.waitingPerOwner) throw this.#refusal(lane)
    return this.#wait(owner, lane, signal, waitMs)
  }

  /**
   * Whether a place is free for this lane. Free places have no waiters, so the caller may take one immediately.
   */
  #hasRoom(lane: Lane): boolean {
    return this.#atWork < this.#bounds.places && lane.atWork < this.#bounds.placesPerOwner
  }

  #wait(owner: string, lane: Lane, signal: AbortSignal | undefined, waitMs: number): Promise<Leave> {
    const { promise, resolve, reject } = Promise.withResolvers<Leave>()
    const giveUp = (reason: Error) => {
      lane.waiting.delete(begin)
      this.#forget(owner, lane)
      settle()
      reject(reason)
    }
    const begin = () => {
      settle()
      resolve(this.#admit(owner, lane))
    }
    const abort = () => giveUp(signal?.reason as Error)
    const timer = setTimeout(() => giveUp(this.#refusal(lane)), waitMs)
    const settle = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
    signal?.addEventListener('abort', abort)
    lane.waiting.add(begin)
    return promise
  }

  #admit(owner: string, lane: Lane): Leave {
    this.#atWork += 1
    lane.atWork += 1
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#atWork -= 1
      lane.atWork -= 1
      this.#forget(owner, lane)
      this.#advance()
    }
  }

  /** Assigns free places to the tasks whose turn it is. */
  #advance(): void {
    for (const [owner, lane] of this.#lanes) {
      const [begin] = lane.waiting
      if (begin === undefined || !this.#hasRoom(lane)) continue
      lane.waiting.delete(begin)
      this.#lanes.delete(owner)
      this.#lanes.set(owner, lane)
      begin()
    }
  }

  #forget(owner: string, lane: Lane): void {
    if (lane.atWork === 0 && lane.waiting.size === 0) this.#lanes.delete(owner)
  }

  #refusal(lane: Lane): Problem {
    const headers = { 'Retry-After': RETRY_SECONDS }
    return lane.atWork < this.#bounds.placesPerOwner
      ? new Problem('unavailable', `Too many ${this.#work} are waiting. Try again later.`, {
          headers,
          limit: this.#work,
        })
      : new Problem(
          'too-many-requests',
          `At most ${this.#bounds.placesPerOwner} of your ${this.#work} are processed at a time. Wait for their responses, then try again.`,
          { headers, limit: this.#work },
        )
  }
}
