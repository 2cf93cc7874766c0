import type { ChannelObserver } from '../database/channelListener.ts'
import type { EventFilter } from '../events/read.ts'
import { changedUser, IDENTITY_CHANNEL } from '../identity/changes.ts'
import { Problem } from '../kernel/problem.ts'
import { EventStream } from './eventStream.ts'
import type { StreamServices } from './followLog.ts'

/** Seconds after which a client that has too many streams may try again. */
const RETRY_SECONDS = '15'

/** Bounds of the open streams of one instance. */
interface StreamBounds {
  readonly eventStreams: number
  readonly eventStreamsPerUser: number
}

/** Dependencies of the streams. */
interface Dependencies extends StreamServices {
  readonly bounds: StreamBounds
}

/**
 * The open streams of this instance. A change of a user's identity, such as a deleted key, ends all streams of the user:
 * clients connect again, and those whose credential is no longer valid are refused.
 */
export class EventStreams implements ChannelObserver {
  readonly channel = IDENTITY_CHANNEL
  readonly #services: Dependencies
  readonly #streams = new Map<number, Set<EventStream>>()
  #count = 0
  #isStopping = false

  constructor(services: Dependencies) {
    this.#services = services
  }

  /** The number of open streams. */
  get count(): number {
    return this.#count
  }

  /**
   * Opens a stream; it counts until it has ended, so the caller must write it.
   * @param after position to continue after
   * @throws Problem 429 when the user or this instance has too many
   */
  begin(userId: number, after: number, filter: EventFilter): EventStream {
    const own = this.#streams.get(userId) ?? new Set()
    this.#requireRoom(own.size)
    const stream = new EventStream(this.#services, { userId, after, filter }, () => {
      if (own.delete(stream)) this.#count -= 1
      if (own.size === 0 && this.#streams.get(userId) === own) this.#streams.delete(userId)
    })
    this.#streams.set(userId, own.add(stream))
    this.#count += 1
    // An EventSource gives up after an error response; after the end of a stream it connects again, to another instance.
    if (this.#isStopping) stream.end()
    return stream
  }

  /** Changes may have been missed while there was no connection. */
  open(): void {
    this.#endAll()
  }

  close(): void {
    // Without the database, there is nothing to read and nothing can be revoked.
  }

  notified(payload: string): void {
    const userId = changedUser(payload)
    if (userId !== null) for (const stream of this.#streams.get(userId) ?? []) stream.end()
  }

  /** Ends all streams, and further ones when they begin, because the instance is about to stop. */
  stop(): void {
    this.#isStopping = true
    this.#endAll()
  }

  #endAll(): void {
    for (const streams of this.#streams.values()) for (const stream of streams) stream.end()
  }

  #requireRoom(own: number): void {
    const { eventStreams, eventStreamsPerUser } = this.#services.bounds
    const headers = { 'Retry-After': RETRY_SECONDS }
    if (own >= eventStreamsPerUser) {
      const sentence = `You have ${eventStreamsPerUser} open event streams. Close one before you open another.`
      throw new Problem('too-many-requests', sentence, { headers })
    }
    if (this.#count >= eventStreams) {
      throw new Problem('too-many-requests', 'The service has too many open event streams. Try again later.', {
        headers,
      })
    }
  }
}
