import type { ChannelObserver } from '../database/channelListener.ts'
import { EVENTS_CHANNEL, EVERYBODY, readNews } from './channel.ts'

/** Milliseconds between two looks at the log without a connection that receives notifications. */
const POLL_MS = 2000

/** Called when a user may have new events. */
type Listener = () => void

/**
 * Tells the listeners of this instance that a user has new events, on which instance they happened does not matter. After
 * a lost connection, and as long as there is none, all listeners are called from time to time, so that none waits for a
 * notification that was missed.
 */
export class EventHub implements ChannelObserver {
  readonly channel = EVENTS_CHANNEL
  readonly #listeners = new Map<number, Set<Listener>>()
  #polling: NodeJS.Timeout | null = null

  /** Begins polling; the connection ends it. */
  constructor() {
    this.close()
  }

  open(): void {
    this.stop()
    this.#callAll()
  }

  close(): void {
    this.#polling ??= setInterval(() => this.#callAll(), POLL_MS).unref()
  }

  notified(payload: string): void {
    if (payload === EVERYBODY) this.#callAll()
    for (const [userId] of readNews(payload)) this.#listeners.get(userId)?.forEach((listener) => listener())
  }

  /** Ends polling. */
  stop(): void {
    if (this.#polling) clearInterval(this.#polling)
    this.#polling = null
  }

  /** Listens to a user's events until the returned function is called. The listener must not throw. */
  listen(userId: number, listener: Listener): () => void {
    const listeners = this.#listeners.get(userId) ?? new Set()
    this.#listeners.set(userId, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#listeners.get(userId) === listeners) this.#listeners.delete(userId)
    }
  }

  #callAll(): void {
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener()
  }
}
