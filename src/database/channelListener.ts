import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'

const HEARTBEAT_MS = 1000
const FIRST_DELAY_MS = 100
const LAST_DELAY_MS = 5000

/** Observer of a channel and of the connection's state. */
export interface ChannelObserver {
  readonly channel: string
  /** Called when messages are received from now on. */
  open(): void
  /** Called when messages may be missed from now on. */
  close(): void
  notified(payload: string): void
}

/**
 * Listener for the messages that instances send each other through PostgreSQL, on one dedicated connection for all
 * channels. Reconnects with backoff when the connection is lost. A connection that does not respond for a second counts
 * as lost.
 */
export class ChannelListener {
  readonly #databaseUrl: string
  readonly #observers: readonly ChannelObserver[]
  readonly #log: Logger
  readonly #closing = new AbortController()
  readonly #firstTry = Promise.withResolvers<void>()
  readonly #running: Promise<void>
  #delay = FIRST_DELAY_MS

  constructor(databaseUrl: string, observers: readonly ChannelObserver[], log: Logger) {
    this.#databaseUrl = databaseUrl
    this.#observers = observers
    this.#log = log
    this.#running = this.#run()
  }

  /** Resolves when the first connection listens, or has failed. */
  get firstTry(): Promise<void> {
    return this.#firstTry.promise
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#running
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing
    while (!signal.aborted) {
      await this.#listen().catch((error: unknown) => {
        if (!signal.aborted)
          this.#log.warn(
            { err: error },
            'messages of other instances are not received; credentials are not cached meanwhile',
          )
      })
      this.#firstTry.resolve()
      await sleep(this.#delay, undefined, { signal }).catch(() => undefined)
      this.#delay = Math.min(this.#delay * 2, LAST_DELAY_MS)
    }
  }

  /** Runs one connection until it fails; always ends by throwing. */
  async #listen(): Promise<void> {
    const socket = new net.Socket()
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      application_name: 'print-log listener',
      connectionTimeoutMillis: 1500,
      query_timeout: HEARTBEAT_MS,
      stream: () => socket,
    })
    const gone = new AbortController()
    const lose = (error?: Error) => {
      if (gone.signal.aborted) return
      for (const observer of this.#observers) observer.close()
      gone.abort(error ?? new Error('the connection has ended'))
    }
    client.on('error', lose)
    client.on('end', () => lose())
    client.on('notification', ({ channel, payload = '' }) => {
      for (const observer of this.#observers) if (observer.channel === channel) observer.notified(payload)
    })
    try {
      await client.connect()
      await this.#hearItself(client, gone.signal)
      gone.signal.throwIfAborted()
      for (const observer of this.#observers) observer.open()
      this.#delay = FIRST_DELAY_MS
      this.#firstTry.resolve()
      await this.#beat(client, gone.signal)
    } finally {
      lose()
      // A frozen server would never confirm an orderly end.
      await Promise.race([client.end().catch(() => undefined), sleep(100)])
      socket.destroy()
    }
  }

  /**
   * Checks that the connection receives its own notification. Behind a pooler that shares connections, LISTEN succeeds
   * but nothing is ever received.
   */
  async #hearItself(client: pg.Client, gone: AbortSignal): Promise<void> {
    for (const { channel } of this.#observers) await client.query(`listen ${client.escapeIdentifier(channel)}`)
    const heard = once(client, 'notification', { signal: AbortSignal.any([gone, AbortSignal.timeout(HEARTBEAT_MS)]) })
    await Promise.all([heard, client.query("select pg_notify($1, '')", [this.#observers[0]?.channel])])
  }

  async #beat(client: pg.Client, gone: AbortSignal): Promise<never> {
    const signal = AbortSignal.any([gone, this.#closing.signal])
    for (;;) {
      await sleep(HEARTBEAT_MS, undefined, { signal })
      await client.query('select 1')
    }
  }
}
