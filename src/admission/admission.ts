import type { ServerResponse } from 'node:http'
import { closeSignal } from '../kernel/closeSignal.ts'
import { BodyBudget } from './bodyBudget.ts'
import type { AdmissionBounds } from '../config/admissionBounds.ts'
import { FairQueue } from './fairQueue.ts'
import type { Owner } from './owner.ts'

/** Cost class of an operation, which determines the queue that its requests wait in. */
export type Effort = 'light' | 'heavy' | 'image'

/** Passage of one request through admission. */
export interface Turn {
  /**
   * Waits for one of the process's places. The body has been read before.
   * @throws Problem 503 when the places stay taken for too long, 429 when the owner's own requests are the reason
   */
  begin(): Promise<void>
  /** Releases that place: the response is ready to be sent. */
  end(): void
}

/** Maximum number of waiting requests per owner. Their bodies are not read. */
const WAITING_PER_OWNER = 100

const LIGHT: Turn = { begin: () => Promise.resolve(), end: () => undefined }

/**
 * Admission control. Bounds the number of expensive requests processed concurrently, per user and in total, taking
 * turns between users, and bounds the bytes of bodies in flight.
 */
export class Admission {
  readonly bodies: BodyBudget
  readonly #waitMs: number
  /** Queues for an owner's places, which are held from before the body is read until the response has been sent. */
  readonly #own: Readonly<Record<'heavy' | 'image', FairQueue>>
  /**
   * Queue for the places of the process, which are held only during database work, so that slow senders and readers
   * cannot occupy them.
   */
  readonly #heavy: FairQueue

  /**
   * @param settings bounds of concurrent work
   * @param places heavy requests processed concurrently, of all owners
   */
  constructor(settings: AdmissionBounds, places: number) {
    const { heavyRequestsPerUser, waitSeconds } = settings
    this.bodies = new BodyBudget(settings)
    this.#waitMs = waitSeconds * 1000
    const bounds = { waitingPerOwner: WAITING_PER_OWNER, waitMs: this.#waitMs }
    const heavy = { ...bounds, placesPerOwner: heavyRequestsPerUser }
    this.#heavy = new FairQueue('expensive requests', { ...heavy, places })
    this.#own = {
      heavy: new FairQueue('expensive requests', { ...heavy, places: Infinity }),
      image: new FairQueue('images', { ...bounds, placesPerOwner: 1, places: Infinity }),
    }
  }

  /**
   * Waits for one of the owner's places. The request holds it until its response is over.
   * @param effort cost class of the operation
   * @param owner owner of the request
   * @param res response of the request; the wait ends when its client disconnects
   * @throws Problem 429 when the owner's other requests take too long
   */
  async enter(effort: Effort, owner: Owner, res: ServerResponse): Promise<Turn> {
    if (effort === 'light') return LIGHT
    const over = closeSignal(res)
    const arrived = performance.now()
    const leave = await this.#own[effort].enter(owner, over)
    over.addEventListener('abort', leave)
    if (over.aborted) leave()
    // Images have a queue of their own, which they enter after the request has been validated.
    if (effort === 'image') return LIGHT
    const left = Math.max(0, this.#waitMs - (performance.now() - arrived))
    let end = () => {}
    return {
      begin: async () => {
        end = await this.#heavy.enter(owner, over, left)
      },
      end: () => end(),
    }
  }
}
