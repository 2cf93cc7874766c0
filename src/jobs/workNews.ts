import { sql, type Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import type { ChannelObserver } from '../database/channelListener.ts'
import { unmeasured } from '../telemetry/work.ts'

/** PostgreSQL channel on which instances tell each other that a job may have work. */
const CHANNEL = 'work'
/** Milliseconds in which the news of an instance are one message. */
const GATHER_MS = 250

/** Called when a job may have work, and when it becomes known or unknown whether news arrive. */
type Listener = () => void

/**
 * News of work for periodic jobs, from all instances. Transactions do not send them: one that notifies holds a lock of the
 * whole server while it commits. The instance does so afterwards; what an instance that dies in between has left is found by the
 * jobs, which also look from time to time.
 */
export class WorkNews implements ChannelObserver {
  readonly channel = CHANNEL
  readonly #db: Kysely<DB>
  readonly #log: Logger
  readonly #listeners = new Set<Listener>()
  #isHeard = false
  #gathering: NodeJS.Timeout | null = null

  constructor(db: Kysely<DB>, log: Logger) {
    this.#db = db
    this.#log = log
  }

  /** Whether news of all instances arrive. */
  get isHeard(): boolean {
    return this.#isHeard
  }

  open(): void {
    this.#isHeard = true
    this.#callAll()
  }

  close(): void {
    this.#isHeard = false
    this.#callAll()
  }

  notified(): void {
    this.#callAll()
  }

  /** Calls a function when there are news, until the returned function is called. It must not throw. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Tells all instances soon that a job may have work. */
  tell(): void {
    this.#gathering ??= unmeasured(() =>
      setTimeout(() => {
        this.#gathering = null
        void this.#send()
      }, GATHER_MS).unref(),
    )
  }

  /** Sends no more. */
  stop(): void {
    if (this.#gathering) clearTimeout(this.#gathering)
    this.#listeners.clear()
  }

  async #send(): Promise<void> {
    try {
      await sql`select pg_notify(${CHANNEL}, '')`.execute(this.#db)
    } catch (error) {
      this.#log.debug({ error }, 'other instances were not told of new work')
    }
  }

  #callAll(): void {
    for (const listener of this.#listeners) listener()
  }
}
