import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Reader } from '../database/reader.ts'
import type { EventHub } from '../events/hub.ts'
import { eventsAfter, type EventFilter } from '../events/read.ts'
import { eventText, frame } from '../events/text.ts'

/** Milliseconds between two signs of life, which keep proxies and our own socket timeout from closing the connection. */
const HEARTBEAT_MS = 15_000
/** Milliseconds that a client waits before it connects again. */
const RETRY_MS = 2000
/** Milliseconds after which a stream ends, so that its credential is verified again. */
const LIFETIME_MS = 30 * 60_000
/** Milliseconds between two attempts to read while the database is unavailable. */
const PATIENCE_MS = 1000
/** The maximum number of events in memory per stream. */
const PAGE = 20

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // nginx would collect the events otherwise.
  'X-Accel-Buffering': 'no',
  Vary: 'Accept',
}

/** Dependencies of a stream. */
export interface StreamServices {
  readonly db: Reader
  readonly hub: EventHub
  readonly log: Logger
}

/** The part of a log that a stream follows. */
interface Followed {
  readonly userId: number
  /** Position to continue after. */
  readonly after: number
  readonly filter: EventFilter
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
  #news = Promise.withResolvers<void>()

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
    res.write(`retry: ${RETRY_MS}\n\n`)
    const { hub } = this.#services
    const unlisten = hub.listen(this.#followed.userId, () => this.#news.resolve())
    const heartbeat = setInterval(() => this.#beat(res), HEARTBEAT_MS).unref()
    // Streams that began together, after a deployment, do not end together.
    const lifetime = setTimeout(() => this.end(), LIFETIME_MS * (0.8 + Math.random() * 0.2)).unref()
    const close = () => {
      unlisten()
      clearInterval(heartbeat)
      clearTimeout(lifetime)
      res.end()
    }
    if (signal.aborted) return close()
    signal.addEventListener('abort', close, { once: true })
    void this.#follow(res, signal)
  }

  async #follow(res: ServerResponse, signal: AbortSignal): Promise<void> {
    const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
    while (!signal.aborted) {
      this.#news = Promise.withResolvers()
      try {
        const hasMore = await this.#sendPage(res, signal)
        if (!hasMore) await Promise.race([this.#news.promise, ended])
      } catch (error) {
        if (signal.aborted) return
        this.#services.log.debug({ error }, 'a stream waits for the database')
        await sleep(PATIENCE_MS, undefined, { signal, ref: false }).catch(() => undefined)
      }
    }
  }

  /** Sends the next events. Returns whether there are more. */
  async #sendPage(res: ServerResponse, signal: AbortSignal): Promise<boolean> {
    const { userId, filter } = this.#followed
    const page = await eventsAfter(this.#services.db, userId, this.#position, filter, PAGE)
    if (page.isReset) await this.#send(res, signal, page.position, frame(page.position, 'reset', '{}'))
    for (const event of page.events) {
      await this.#send(res, signal, event.position, frame(event.position, event.name, eventText(event)))
    }
    this.#position = page.position
    return page.hasMore
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
