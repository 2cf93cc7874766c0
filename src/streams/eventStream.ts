import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { EventPage } from '../events/read.ts'
import { eventText, frame } from '../events/text.ts'
import { followLog, type Followed, type StreamServices } from './followLog.ts'

/** Milliseconds between two signs of life, which keep proxies and our own socket timeout from closing the connection. */
const HEARTBEAT_MS = 15_000
/** Milliseconds that a client waits before it connects again. */
const RETRY_MS = 2000
/** Milliseconds after which a stream ends, so that its credential is verified again. */
const LIFETIME_MS = 30 * 60_000

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // nginx would collect the events otherwise.
  'X-Accel-Buffering': 'no',
  Vary: 'Accept',
}

/**
 * One open stream of server-sent events (HTML standard, section 9.2). It holds no database connection between two reads,
 * and reads on only when the client has taken what was sent.
 */
export class EventStream {
  readonly #services: StreamServices
  readonly #followed: Followed
  readonly #ending = new AbortController()
  #position: number
  /** The position that the client knows. */
  #sent: number

  /** @param onEnd called once, when the stream has ended */
  constructor(services: StreamServices, followed: Followed, onEnd: () => void) {
    this.#services = services
    this.#followed = followed
    this.#position = followed.after
    this.#sent = followed.after
    this.#ending.signal.addEventListener('abort', onEnd, { once: true })
  }

  /** Ends the stream at once. */
  end(): void {
    this.#ending.abort()
  }

  /** Begins the response, which then continues by itself until the stream or its connection ends. */
  write(res: ServerResponse): void {
    const { signal } = this.#ending
    res.once('close', () => this.end())
    if (res.closed) this.end()
    res.writeHead(200, HEADERS)
    // With the position at once: a client that loses the connection before the first event continues there.
    res.write(`retry: ${RETRY_MS}\nid: ${this.#position}\n\n`)
    const heartbeat = setInterval(() => this.#beat(res), HEARTBEAT_MS).unref()
    // Streams that began together, after a deployment, do not end together.
    const lifetime = setTimeout(() => this.end(), LIFETIME_MS * (0.8 + Math.random() * 0.2)).unref()
    const close = () => {
      clearInterval(heartbeat)
      clearTimeout(lifetime)
      res.end()
    }
    if (signal.aborted) return close()
    signal.addEventListener('abort', close, { once: true })
    void this.#follow(res, signal)
  }

  async #follow(res: ServerResponse, signal: AbortSignal): Promise<void> {
    try {
      for await (const page of followLog(this.#services, this.#followed, signal)) {
        await this.#sendPage(page, res, signal)
      }
    } catch (error) {
      if (signal.aborted) return
      // The client connects again, and continues after the last event that it has.
      this.#services.log.debug({ error }, 'a stream ends')
      this.end()
    }
  }

  async #sendPage(page: EventPage, res: ServerResponse, signal: AbortSignal): Promise<void> {
    if (page.isReset) await this.#send(res, signal, page.position, frame(page.position, 'reset', '{}'))
    for (const event of page.events) {
      await this.#send(res, signal, event.position, frame(event.position, event.name, eventText(event)))
    }
    this.#position = page.position
  }

  /** Sends an event, and waits until the client has taken it if the connection is full. */
  async #send(res: ServerResponse, signal: AbortSignal, position: number, text: string): Promise<void> {
    signal.throwIfAborted()
    const isTaken = res.write(text)
    this.#position = position
    this.#sent = position
    if (!isTaken) await once(res, 'drain', { signal })
  }

  /** Sends a comment. Events that a filter leaves out advance the client's position too, so that it never gets too old. */
  #beat(res: ServerResponse): void {
    if (res.writableNeedDrain) return
    res.write(this.#position === this.#sent ? ':\n\n' : `:\nid: ${this.#position}\n\n`)
    this.#sent = this.#position
  }
}
