import type { ServerResponse } from 'node:http'
import { closeSignal } from '../kernel/closeSignal.ts'
import { Problem } from '../kernel/problem.ts'
import type { AdmissionBounds } from '../config/admissionBounds.ts'
import { isAnonymous, type Owner } from './owner.ts'

/** Memory of one request's body. */
export interface BodyShare {
  /**
   * Sets the number of bytes that the body takes from now on. Nothing changes when it throws.
   * @throws Problem 429 when the owner's bodies would exceed their bound, 503 when all bodies would
   */
  resize(bytes: number): void
}

/** Headers with the seconds until a retry makes sense. */
const RETRY = { 'Retry-After': '5' }

/**
 * Budget for the memory of a process's bodies in flight. A body counts from its announcement until its response is
 * over, so that neither many bodies nor slow senders exceed the budget.
 */
export class BodyBudget {
  readonly #bounds: AdmissionBounds
  readonly #owned = new Map<Owner, number>()
  #total = 0

  constructor(bounds: AdmissionBounds) {
    this.#bounds = bounds
  }

  /** Number of bytes of all bodies in flight. */
  get bytes(): number {
    return this.#total
  }

  /** Creates the share of a request, initially empty. It is released when the response is over, however it ends. */
  share(owner: Owner, res: ServerResponse): BodyShare {
    const over = closeSignal(res)
    let held = 0
    over.addEventListener('abort', () => {
      this.#add(owner, -held)
      held = 0
    })
    return {
      resize: (bytes) => {
        // After the end of the response nothing would release the share.
        over.throwIfAborted()
        this.#require(owner, bytes - held)
        this.#add(owner, bytes - held)
        held = bytes
      },
    }
  }

  #require(owner: Owner, more: number): void {
    if (more <= 0) return
    const { bodyBytes, bodyBytesPerUser, bodyBytesPerAddress } = this.#bounds
    const bound = isAnonymous(owner) ? bodyBytesPerAddress : bodyBytesPerUser
    if ((this.#owned.get(owner) ?? 0) + more > bound) {
      throw new Problem(
        'too-many-requests',
        `The bodies of your concurrent requests can have at most ${bound} bytes in total. Wait for their responses, then try again.`,
        { headers: RETRY, limit: 'bodies' },
      )
    }
    if (this.#total + more > bodyBytes) {
      throw new Problem('unavailable', 'Too many requests are in progress. Try again later.', {
        headers: RETRY,
        limit: 'bodies',
      })
    }
  }

  #add(owner: Owner, bytes: number): void {
    this.#total += bytes
    const owned = (this.#owned.get(owner) ?? 0) + bytes
    if (owned > 0) this.#owned.set(owner, owned)
    else this.#owned.delete(owner)
  }
}
