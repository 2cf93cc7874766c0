import { sql, type Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import type { JobMetrics, OutboxState } from '../telemetry/jobMetrics.ts'

/** Dependencies of the watch. */
interface Watched {
  readonly db: Kysely<DB>
  readonly log: Logger
  readonly metrics: JobMetrics
  /** Seconds that an event may wait before the alarm. */
  readonly alarmSeconds: number
}

/**
 * Alarm for undelivered events, whether no instance delivers any or some cannot be read. It uses only the database's
 * clock, so that it continues while a wrong instance clock has stopped the delivery.
 */
export class OutboxWatch {
  readonly #watched: Watched
  /** Time of the last logged alarm, by the monotonic clock; null while all is well. */
  #loggedAt: number | null = null

  constructor(watched: Watched) {
    this.#watched = watched
  }

  /** Measures the waiting events and logs an error when they wait too long, once per period of that length. */
  async run(): Promise<void> {
    const { db, log, metrics, alarmSeconds } = this.#watched
    const state = await readState(db)
    metrics.outbox(state)
    if (state.oldestSeconds <= alarmSeconds) {
      if (this.#loggedAt !== null) log.info(state, 'events are delivered in time again')
      this.#loggedAt = null
    } else if (this.#loggedAt === null || performance.now() - this.#loggedAt >= alarmSeconds * 1000) {
      this.#loggedAt = performance.now()
      log.error(state, 'events are not delivered')
    }
  }
}

async function readState(db: Kysely<DB>): Promise<OutboxState> {
  return db
    .selectFrom('outbox')
    .select((event) => [
      event.fn.countAll<number>().as('waiting'),
      sql<number>`greatest(coalesce(extract(epoch from now() - min(created_date)), 0), 0)::double precision`.as(
        'oldestSeconds',
      ),
    ])
    .where('delivered_date', 'is', null)
    .executeTakeFirstOrThrow()
}
