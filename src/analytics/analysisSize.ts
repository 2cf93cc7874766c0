import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'
import { MS_PER_DAY } from '../kernel/time/localDates.ts'
import type { AnalyticsQuery } from './filter.ts'
import { hasMorePrints } from './logbookSize.ts'

/** Prints whose analysis, in few buckets, takes the event loop 100 ms at most. */
const MANY_PRINTS = 10_000
/** Buckets of a small logbook that take the event loop 100 ms at most, each with fifty printers. */
const MANY_BUCKETS = 400
/** Milliseconds for which the size of a logbook is remembered: the limits of requests let it grow by some thousand prints meanwhile. */
const REMEMBERED_MS = 600_000
/** Users whose logbooks are remembered. */
const MOST_REMEMBERED = 10_000

/** Tells which analyses are large: too much work for the event loop. */
export class AnalysisSizes {
  readonly #logbooks = new Map<number, { readonly isLarge: boolean; readonly until: number }>()

  /** Looks at the query before the database is asked. */
  async isLarge(db: ReadonlyKysely<DB>, userId: number, query: AnalyticsQuery): Promise<boolean> {
    return hasManyBuckets(query) || (await this.#hasManyPrints(db, userId))
  }

  async #hasManyPrints(db: ReadonlyKysely<DB>, userId: number): Promise<boolean> {
    const now = performance.now()
    const known = this.#logbooks.get(userId)
    if (known && known.until > now) return known.isLarge
    const isLarge = await hasMorePrints(db, userId, MANY_PRINTS)
    if (this.#logbooks.size >= MOST_REMEMBERED) this.#logbooks.clear()
    this.#logbooks.set(userId, { isLarge, until: now + REMEMBERED_MS })
    return isLarge
  }
}

/** By the length of the range alone, which may not be valid yet. All time may be as long as a range can be; by months it is short. */
function hasManyBuckets({ FromDate, ToDate, Granularity, ComparePrevious }: AnalyticsQuery): boolean {
  if (Granularity === 'Auto' || Granularity === 'Month') return false
  if (FromDate === undefined || ToDate === undefined) return FromDate === ToDate
  const days = (Date.parse(ToDate) - Date.parse(FromDate)) / MS_PER_DAY
  const buckets = Granularity === 'Day' ? days : days / 7
  return buckets * (ComparePrevious ? 2 : 1) > MANY_BUCKETS
}
