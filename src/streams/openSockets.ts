import type { ChannelObserver } from '../database/channelListener.ts'
import { changedUser, IDENTITY_CHANNEL } from '../identity/changes.ts'
import { Problem } from '../kernel/problem.ts'

/** Milliseconds between two pings: less than the time after which proxies close an idle connection. */
const HEARTBEAT_MS = 20_000
/** Seconds after which a client that has too many sockets may try again. */
const RETRY_SECONDS = '15'

/** Bounds of the open sockets of one instance. */
interface SocketBounds {
  readonly spoolSockets: number
  readonly spoolSocketsPerConnection: number
}

/** User and spool connection of a socket. */
interface SocketOwner {
  readonly userId: number
  readonly connectionId: string
}

/** Place of one socket among the open ones. */
export interface SocketPlace extends SocketOwner {
  /** Aborted when the socket must be closed. */
  readonly ending: AbortSignal
  /** Called every 20 s while the socket is open. */
  onBeat: () => void
  /** Gives the place to others. */
  readonly leave: () => void
}

/**
 * The open WebSockets of this instance. A change of a user's identity, such as a deleted connection, closes all sockets of
 * the user: programs connect again, and those whose key is no longer valid are refused.
 */
export class OpenSockets implements ChannelObserver {
  readonly channel = IDENTITY_CHANNEL
  readonly #bounds: SocketBounds
  readonly #places = new Map<SocketPlace, AbortController>()
  readonly #heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS).unref()
  #isStopping = false

  constructor(bounds: SocketBounds) {
    this.#bounds = bounds
  }

  /** The number of open sockets. */
  get count(): number {
    return this.#places.size
  }

  /**
   * Takes a place for a socket.
   * @param verify verifies the key again: a change of the identity is noticed only from here on
   * @throws Problem 429 when the connection or this instance has too many; what `verify` throws
   */
  async begin(owner: SocketOwner, verify: () => Promise<void>): Promise<SocketPlace> {
    const place = this.#add(owner)
    try {
      await verify()
    } catch (error) {
      place.leave()
      throw error
    }
    return place
  }

  /** Lets every socket show that its client is alive. */
  beat(): void {
    for (const place of this.#places.keys()) place.onBeat()
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
    for (const [place, controller] of this.#places) if (place.userId === userId) controller.abort()
  }

  /** Closes all sockets, and further ones when they open, because the instance is about to stop. */
  stop(): void {
    this.#isStopping = true
    clearInterval(this.#heartbeat)
    this.#endAll()
  }

  #add({ userId, connectionId }: SocketOwner): SocketPlace {
    this.#requireRoom(connectionId)
    const controller = new AbortController()
    const place: SocketPlace = {
      userId,
      connectionId,
      ending: controller.signal,
      onBeat: () => {},
      leave: () => void this.#places.delete(place),
    }
    this.#places.set(place, controller)
    if (this.#isStopping) controller.abort()
    return place
  }

  #endAll(): void {
    for (const controller of this.#places.values()) controller.abort()
  }

  #requireRoom(connectionId: string): void {
    const { spoolSockets, spoolSocketsPerConnection } = this.#bounds
    const headers = { 'Retry-After': RETRY_SECONDS }
    const own = [...this.#places.keys()].filter((place) => place.connectionId === connectionId).length
    if (own >= spoolSocketsPerConnection) {
      const sentence = `This connection has ${spoolSocketsPerConnection} open sockets. Close one before you open another.`
      throw new Problem('too-many-requests', sentence, { headers, limit: 'sockets' })
    }
    if (this.count >= spoolSockets) {
      throw new Problem('too-many-requests', 'The service has too many open sockets. Try again later.', {
        headers,
        limit: 'sockets',
      })
    }
  }
}
