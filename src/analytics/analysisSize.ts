import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'
import { MS_PER_DAY } from '../kernel/time/localDates.ts'
import type { AnalyticsQuery } from './filter/filter.ts'
import { hasMorePrints } from './statements/logbookSize.ts'

/** Prints whose analysis, in few buckets, takes the event loop 100 ms at most. */
const MANY_PRINTS = 10_000
/** Buckets of a small logbook that take the event loop 100 ms at most, each with fifty printers. */
const MANY_BUCKETS = 400
/** Milliseconds for which a size is cached: rate limits let a logbook grow by some thousand prints meanwhile. */
const CACHE_MS = 600_000
/** The maximum number of cached sizes. */
const MAX_CACHED = 10_000

/** Decides which analyses are large: too much work for the event loop. Caches the sizes of logbooks. */
export class AnalysisSizes {
  readonly #sizes = new Map<number, { readonly isLarge: boolean; readonly until: number }>()

  /** Whether an analysis is large. The query alone is checked first, then the database is asked. */
  async isLarge(db: ReadonlyKysely<DB>, userId: number, query: AnalyticsQuery): Promise<boolean> {
    return hasManyBuckets(query) || (await this.#hasManyPrints(db, userId))
  }

  async #hasManyPrints(db: ReadonlyKysely<DB>, userId: number): Promise<boolean> {
    const now = performance.now()
    const known = this.#sizes.get(userId)
    if (known && known.until > now) return known.isLarge
    const isLarge = await hasMorePrints(db, userId, MANY_PRINTS)
    if (this.#sizes.size >= MAX_CACHED) this.#sizes.clear()
    this.#sizes.set(userId, { isLarge, until: now + CACHE_MS })
    return isLarge
  }
}

/**
 * Whether the range, which may not be valid yet, has many buckets. All time may be as long as a range can be. By months even the
 * longest range has few.
 */
function hasManyBuckets({ FromDate, ToDate, Granularity, ComparePrevious }: AnalyticsQuery): boolean {
  if (Granularity === 'Auto' || Granularity === 'Month') return false
  if (FromDate === undefined || ToDate === undefined) return FromDate === ToDate
  const days = (Date.parse(ToDate) - Date.parse(FromDate)) / MS_PER_DAY
  const buckets = Granularity === 'Day' ? days : days / 7
  return buckets * (ComparePrevious ? 2 : 1) > MANY_BUCKETS
}
