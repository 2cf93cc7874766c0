import type { Socket } from 'node:net'
import type { AdmissionBounds } from '../config/admissionBounds.ts'

/** Inspections without progress after which a connection counts as stalled. */
const STALLED_INSPECTIONS = 2
/**
 * Socket timeout of a connection with many unread bytes. Node cuts it when a response has not progressed for this long,
 * or at most for twice as long.
 */
const SHORT_TIMEOUT_MS = 10_000

type Bounds = Pick<AdmissionBounds, 'unreadBytes' | 'unreadBytesPerConnection'>

/** Result of inspecting a connection. */
interface Inspection {
  /** Bytes of completed writes. A large write in progress is not included, regardless of its progress. */
  readonly written: number
  /** Inspections since the value changed. */
  readonly unchanged: number
}

/** Connection with unread responses. */
export interface Unread {
  readonly socket: Socket
  /** Bytes of responses that the client has not read. */
  readonly bytes: number
}

/** Monitor of the bytes of responses that clients do not read, which occupy memory of this process. */
export class UnreadResponses {
  readonly #bounds: Bounds
  readonly #inspections = new WeakMap<Socket, Inspection>()
  /** Timeouts that connections with the short one had before, in milliseconds. */
  readonly #usualTimeouts = new WeakMap<Socket, number>()

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  /**
   * Inspects all connections. Those with many unread bytes get a shorter timeout.
   * @returns the connections to cut: the stalled ones with the most unread bytes, until the others are within the bound
   */
  inspect(open: Iterable<Socket>): Unread[] {
    const stalled: Unread[] = []
    let total = 0
    for (const socket of open) {
      const bytes = socket.writableLength
      this.#chooseTimeout(socket, bytes > this.#bounds.unreadBytesPerConnection)
      if (bytes === 0) continue
      total += bytes
      if (this.#countUnchanged(socket, bytes) >= STALLED_INSPECTIONS) stalled.push({ socket, bytes })
    }
    return largest(stalled, total - this.#bounds.unreadBytes)
  }

  /** Returns the number of inspections since the connection made progress. */
  #countUnchanged(socket: Socket, bytes: number): number {
    const written = socket.bytesWritten - bytes
    const before = this.#inspections.get(socket)
    const unchanged = before?.written === written ? before.unchanged + 1 : 0
    this.#inspections.set(socket, { written, unchanged })
    return unchanged
  }

  #chooseTimeout(socket: Socket, isLarge: boolean): void {
    const before = this.#usualTimeouts.get(socket)
    const { timeout = 0 } = socket
    if (isLarge && before === undefined && timeout > SHORT_TIMEOUT_MS) {
      this.#usualTimeouts.set(socket, timeout)
      socket.setTimeout(SHORT_TIMEOUT_MS)
    } else if (!isLarge && before !== undefined) {
      this.#usualTimeouts.delete(socket)
      // The server may have set another timeout meanwhile, while waiting for the next request.
      if (timeout === SHORT_TIMEOUT_MS) socket.setTimeout(before)
    }
  }
}

/** Selects the largest connections that together have at least this many bytes. */
function largest(unread: Unread[], bytes: number): Unread[] {
  const chosen: Unread[] = []
  let left = bytes
  if (left <= 0) return chosen
  for (const one of unread.sort((first, second) => second.bytes - first.bytes)) {
    if (left <= 0) break
    chosen.push(one)
    left -= one.bytes
  }
  return chosen
}
