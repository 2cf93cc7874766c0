import { randomUUID } from 'node:crypto'
import type { ChannelObserver } from '../database/channelListener.ts'
import { changedUser, IDENTITY_CHANNEL } from '../identity/changes.ts'
import { Problem } from '../kernel/problem.ts'
import type { Places } from '../limits/places.ts'
import { EventStream } from './eventStream.ts'
import type { Followed, StreamServices } from './followLog.ts'

/** Seconds after which a client that has too many streams may try again. */
const RETRY_SECONDS = '15'
/** Milliseconds between two times that the places of open streams are kept: three times in their life. */
const KEEP_MS = 20_000

/** Bounds of the open streams of one instance. */
interface StreamBounds {
  readonly eventStreams: number
  readonly eventStreamsPerUser: number
}

/** Dependencies of the streams. */
interface Dependencies extends StreamServices {
  readonly bounds: StreamBounds
  /** Places of users' streams over all instances. */
  readonly places: Places
}

/**
 * The open streams of this instance. A change of a user's identity, such as a deleted key, ends all streams of the user:
 * clients connect again, and those whose credential is no longer valid are refused.
 */
export class EventStreams implements ChannelObserver {
  readonly channel = IDENTITY_CHANNEL
  readonly #services: Dependencies
  readonly #streams = new Map<number, Map<EventStream, string>>()
  readonly #keeping: NodeJS.Timeout
  #count = 0
  #isStopping = false

  constructor(services: Dependencies) {
    this.#services = services
    this.#keeping = setInterval(() => void this.#keepPlaces(), KEEP_MS).unref()
  }

  /** The number of open streams. */
  get count(): number {
    return this.#count
  }

  /**
   * Opens a stream; it counts until it has ended, so the caller must write it.
   * @param verify verifies the credential again: a change of the identity is noticed only from here on
   * @throws Problem 429 when the user or this instance has too many; what `verify` throws
   */
  async begin(followed: Followed, verify: () => Promise<void>): Promise<EventStream> {
    const { stream, place } = this.#add(followed)
    try {
      // A stream that has ended already would keep a place that nobody leaves.
      if (!this.#isStopping && !(await this.#keep(followed.userId, place))) throw this.#tooManyOfUser()
      await verify()
    } catch (error) {
      stream.end()
      throw error
    }
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
    if (userId !== null) for (const stream of this.#streams.get(userId)?.keys() ?? []) stream.end()
  }

  /** Ends all streams, and further ones when they begin, because the instance is about to stop. */
  stop(): void {
    this.#isStopping = true
    clearInterval(this.#keeping)
    this.#endAll()
  }

  #add(followed: Followed): { readonly stream: EventStream; readonly place: string } {
    const { userId } = followed
    const own = this.#streams.get(userId) ?? new Map<EventStream, string>()
    this.#requireRoom(own.size)
    const place = randomUUID()
    const stream = new EventStream(this.#services, followed, () => {
      if (own.delete(stream)) this.#count -= 1
      if (own.size === 0 && this.#streams.get(userId) === own) this.#streams.delete(userId)
      void this.#services.places.leave(String(userId), place)
    })
    this.#streams.set(userId, own.set(stream, place))
    this.#count += 1
    // An EventSource gives up after an error response; after the end of a stream it connects again, to another instance.
    if (this.#isStopping) stream.end()
    return { stream, place }
  }

  #endAll(): void {
    for (const streams of this.#streams.values()) for (const stream of streams.keys()) stream.end()
  }

  #keep(userId: number, place: string): Promise<boolean> {
    return this.#services.places.keep(String(userId), place, this.#services.bounds.eventStreamsPerUser)
  }

  /** A stream that has begun stays, even if others have taken its place while Redis was away. */
  async #keepPlaces(): Promise<void> {
    for (const [userId, own] of this.#streams)
      await Promise.all([...own.values()].map((place) => this.#keep(userId, place)))
  }

  #tooManyOfUser(): Problem {
    const sentence = `You have ${this.#services.bounds.eventStreamsPerUser} open event streams. Close one before you open another.`
    return new Problem('too-many-requests', sentence, {
      headers: { 'Retry-After': RETRY_SECONDS },
      limit: 'event streams',
    })
  }

  #requireRoom(own: number): void {
    const { eventStreams, eventStreamsPerUser } = this.#services.bounds
    if (own >= eventStreamsPerUser) throw this.#tooManyOfUser()
    if (this.#count >= eventStreams) {
      throw new Problem('too-many-requests', 'The service has too many open event streams. Try again later.', {
        headers: { 'Retry-After': RETRY_SECONDS },
        limit: 'event streams',
      })
    }
  }
}
