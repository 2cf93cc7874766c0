import type { Logger } from 'pino'
import type { JobMetrics } from '../telemetry/jobMetrics.ts'
import type { QueueState } from '../telemetry/queueMetrics.ts'

/** Dependencies of the watch. */
interface Watched {
  readonly log: Logger
  readonly metrics: JobMetrics
  /** Seconds that an event may wait before the alarm. */
  readonly alarmSeconds: number
}

/**
 * Alarm for undelivered events, whether no instance delivers any or some cannot be read. The first late measurement raises none:
 * after a start, it counts what has waited while no instance ran.
 */
export class OutboxWatch {
  readonly #watched: Watched
  /** Consecutive measurements with an event that waits too long. */
  #late = 0
  /** Time of the last logged alarm, by the monotonic clock; null while all is well. */
  #loggedAt: number | null = null

  constructor(watched: Watched) {
    this.#watched = watched
  }

  /** Takes a measurement of the waiting events, and logs an error when they wait too long, once per period of that length. */
  observe(state: QueueState): void {
    const { log, metrics, alarmSeconds } = this.#watched
    metrics.outbox(state)
    this.#late = state.oldestSeconds > alarmSeconds ? this.#late + 1 : 0
    if (this.#late === 0) {
      if (this.#loggedAt !== null) log.info(state, 'events are delivered in time again')
      this.#loggedAt = null
    } else if (this.#late > 1 && this.#isSilentFor(alarmSeconds)) {
      this.#loggedAt = performance.now()
      log.error(state, 'events are not delivered')
    }
  }

  #isSilentFor(seconds: number): boolean {
    return this.#loggedAt === null || performance.now() - this.#loggedAt >= seconds * 1000
  }
}
