import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import type { DatabaseClock } from '../database/clock.ts'
import type { JobMetrics } from '../telemetry/jobMetrics.ts'

/** The maximum difference between the clocks of the process and of the database, in seconds. */
const TOLERANCE = 300

/** The clocks of the process and of the database differ. One of them is wrong, and it is unknown which. */
export class ClocksDiffer extends Error {
  constructor(aheadSeconds: number) {
    const direction = aheadSeconds > 0 ? 'ahead of' : 'behind'
    super(`The clock of this instance is ${Math.abs(Math.round(aheadSeconds))} s ${direction} the database's.`)
  }
}

/** Provides periodic work with the database's time, but not while the clocks differ: records deleted by a wrong clock are lost. */
export class ClockGuard {
  readonly #clock: DatabaseClock
  readonly #db: Kysely<DB>
  readonly #log: Logger
  readonly #metrics: JobMetrics
  #differs = false

  constructor(clock: DatabaseClock, db: Kysely<DB>, log: Logger, metrics: JobMetrics) {
    this.#clock = clock
    this.#db = db
    this.#log = log
    this.#metrics = metrics
  }

  /**
   * The database's time. The beginning of a difference is logged as an error, and so is its end.
   * @throws ClocksDiffer when the clocks differ by more than five minutes; Error when the database is away
   */
  async now(): Promise<Date> {
    const { now, aheadSeconds } = await this.#clock.read(this.#db)
    this.#metrics.clockAhead(aheadSeconds)
    const differs = Math.abs(aheadSeconds) > TOLERANCE
    if (differs !== this.#differs) this.#tell(differs, aheadSeconds)
    if (differs) throw new ClocksDiffer(aheadSeconds)
    return now
  }

  #tell(differs: boolean, aheadSeconds: number): void {
    this.#differs = differs
    const fields = { aheadSeconds: Math.round(aheadSeconds) }
    if (differs)
      this.#log.error(fields, 'the clocks of this instance and of the database differ: its periodic work has stopped')
    else this.#log.info(fields, 'the clocks of this instance and of the database agree again')
  }
}
