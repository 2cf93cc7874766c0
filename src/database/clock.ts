import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'

/** Result of reading the database's clock. */
export interface Reading {
  /** Time of the database. */
  readonly now: Date
  /** Seconds by which the clock of this process is ahead of the database's; negative when it is behind. */
  readonly aheadSeconds: number
}

/**
 * Clock of the database. Stored data is dated and expires by it, regardless of the machine's time, because several
 * instances must agree on it. Between two readings the process's monotonic clock continues it, which a change of the
 * system time does not affect.
 */
export class DatabaseClock {
  /** Time, in ms since 1970, at which `performance.now()` was 0. Until the first reading it is the process's own. */
  #origin = Date.now() - performance.now()

  /** Returns the database's time, extrapolated from the last reading. */
  readonly now = (): Date => new Date(this.#origin + performance.now())

  /**
   * Asks the database for its time.
   * @throws Error when the database is unavailable
   */
  async read(db: Kysely<DB>): Promise<Reading> {
    // On one connection, so that the wait for it is not taken for a part of the way to the database.
    const { now, asked, answered } = await db.connection().execute(async (one) => {
      const asked = performance.now()
      const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(one)
      return { now: Date.parse(rows[0]?.now ?? ''), asked, answered: performance.now() }
    })
    // The clock was read at some moment between request and response.
    this.#origin = now - (asked + answered) / 2
    return { now: this.now(), aheadSeconds: (Date.now() - this.now().getTime()) / 1000 }
  }
}
