import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { lockProfile } from '../users/profile.ts'

/** Demand of a write for a quantity that is bounded per user. */
export interface Demand {
  /** Name of the bounded quantity. */
  readonly kind: string
  readonly userId: number
  /** Amount that the write adds, in the unit of the bound. */
  readonly amount: number
  /** Bound of the user. */
  readonly allowed: number
  /** Measures the user's current amount. */
  readonly measure: (trx: Transaction<DB>) => Promise<number>
}

interface Room {
  left: number
  /** Expiry in milliseconds of the process's clock. */
  readonly until: number
}

/** Multiple of the amount that must be free for the bound to count as distant. */
const FAR = 100
/** Fraction of the free amount that this process assigns before it measures again. */
const SHARE = 1 / 10
const MEMORY_MS = 60_000
const CAPACITY = 10_000

/**
 * Check of whether additions of users stay within a bound. Counting a few prints takes 0.3 ms of the database's CPU
 * time, counting 100,000 takes 9 ms; so a process remembers for a minute that a user is far from a bound, and measures
 * again after assigning a tenth of the free amount. Close to a bound, the writers of one user wait for each other and
 * each measures, so that concurrent writes do not exceed it. A bound can still be exceeded in two ways: by more than
 * 100 concurrent writes of one user, and by another instance that fills nine tenths of the free amount within the same
 * minute.
 */
export class Rooms {
  readonly #rooms = new Map<string, Room>()

  /**
   * Whether an addition fits; its transaction must then make it. Close to the bound the user's row stays locked
   * until the transaction ends.
   */
  async take(trx: Transaction<DB>, { kind, userId, amount, allowed, measure }: Demand): Promise<boolean> {
    const key = `${kind} ${userId}`
    if (this.#takeRemembered(key, amount)) return true
    const free = allowed - (await measure(trx))
    if (free < FAR * amount) {
      await lockProfile(trx, userId)
      return amount <= allowed - (await measure(trx))
    }
    this.#remember(key, { left: free * SHARE - amount, until: performance.now() + MEMORY_MS })
    return true
  }

  #takeRemembered(key: string, amount: number): boolean {
    const room = this.#rooms.get(key)
    if (room === undefined || room.left < amount || room.until < performance.now()) return false
    room.left -= amount
    return true
  }

  /** Remembers the free amount of a user. Evicts the oldest entry when there are too many. */
  #remember(key: string, room: Room): void {
    this.#rooms.delete(key)
    this.#rooms.set(key, room)
    const [oldest] = this.#rooms.keys()
    if (this.#rooms.size > CAPACITY && oldest !== undefined) this.#rooms.delete(oldest)
  }
}
