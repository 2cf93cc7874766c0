import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { CompiledReader } from '../database/reader.ts'
import type { EventHub } from '../events/hub.ts'
import { eventsAfter, type EventFilter, type EventPage } from '../events/read.ts'

/** Milliseconds between two attempts to read while the database is unavailable. */
const RETRY_MS = 1000
/** The maximum number of events in memory per stream. */
const PAGE = 20

/** Dependencies of a stream. */
export interface StreamServices {
  readonly db: CompiledReader
  readonly hub: EventHub
  readonly log: Logger
}

/** The part of a log that a stream follows. */
export interface Followed {
  readonly userId: number
  /** Position to continue after. */
  readonly after: number
  readonly filter: EventFilter
}

/**
 * Yields the pages of a user's log as it grows, until the signal is aborted. It holds no database connection between two
 * reads, and waits while the database is unavailable.
 */
export async function* followLog(
  { db, hub, log }: StreamServices,
  { userId, after, filter }: Followed,
  signal: AbortSignal,
): AsyncGenerator<EventPage, void, void> {
  let position = after
  let news = Promise.withResolvers<void>()
  const wake = () => news.resolve()
  const unlisten = hub.listen(userId, wake)
  signal.addEventListener('abort', wake, { once: true })
  try {
    while (!signal.aborted) {
      news = Promise.withResolvers()
      const page = await eventsAfter(db, userId, position, filter, PAGE).catch((error: unknown) => {
        log.debug({ error }, 'a stream waits for the database')
        return null
      })
      if (!page) {
        await sleep(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined)
        continue
      }
      yield page
      position = page.position
      if (!page.hasMore) await news.promise
    }
  } finally {
    unlisten()
    signal.removeEventListener('abort', wake)
  }
}
