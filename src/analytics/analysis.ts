import type { ReadonlyKysely } from 'kysely/readonly'
import type { AnalyticsRangeDto, BucketGranularity } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { readFilter, type AnalyticsQuery, type CountSeries, type PrintSelection } from './filter/filter.ts'
import { granularityOfAllTime, granularityOfRange } from './filter/granularity.ts'
import type { AnalysisScope } from './filter/scope.ts'
import { readPrintDates, type DateBounds } from './statements/dateBounds.ts'
import { splitIntoBuckets } from './time/buckets.ts'
import { previousPeriod, toRfc3339, type TimeRange } from './time/timeRange.ts'

/** The common form of all analytics responses (`OverviewResponse` and others in the contract). */
export interface AnalysisResponse<Figures> {
  readonly range: AnalyticsRangeDto
  readonly previousRange: AnalyticsRangeDto | null
  readonly current: Figures
  readonly previous: Figures | null
}

/** The part of an operation's context that analytics needs. */
export interface AnalyticsContext {
  readonly db: ReadonlyKysely<DB>
  /** Whether statements may take long, so that they are worth a connection each. */
  readonly isLarge: boolean
  readonly caller: { readonly userId: number }
  readonly now: () => Date
  readonly signal: AbortSignal
}

/** The options in which analyses differ. */
interface AnalysisOptions {
  /** Reads the dates with which all time begins and ends. */
  readonly readDates?: (db: ReadonlyKysely<DB>, prints: PrintSelection) => Promise<DateBounds>
  readonly countSeries?: CountSeries
}

/**
 * Reads the filter and computes the figures over its range and, on request, over the preceding range.
 * @throws Problem 400 for an invalid filter, or one whose response would be too large; the reason of the signal, before the figures
 * of either range are computed
 */
export async function analyse<Figures>(
  query: AnalyticsQuery,
  { db, isLarge, caller, now, signal }: AnalyticsContext,
  figures: (scope: AnalysisScope) => Promise<Figures>,
  { readDates = readPrintDates, countSeries = async () => 1 }: AnalysisOptions = {},
): Promise<AnalysisResponse<Figures>> {
  const filter = await readFilter(db, caller.userId, query, countSeries)
  const { prints, zone, range } = filter
  const common = { db, isLarge, prints, zone, now: now().getTime() }
  if (range === null) {
    const [currency, dates] = await Promise.all([readCurrency(db, caller.userId), readDates(db, prints)])
    signal.throwIfAborted()
    const allTime = allTimeRange(dates, common.now)
    const granularity = granularityOfAllTime(filter, allTime)
    const current = await figures(scopeOf({ ...common, currency, isAllTime: true, range: allTime, granularity }))
    return { range: rangeDto(null, zone, granularity), previousRange: null, current, previous: null }
  }
  const granularity = granularityOfRange(filter, range)
  const currency = await readCurrency(db, caller.userId)
  signal.throwIfAborted()
  const figuresOf = (period: TimeRange) =>
    figures(scopeOf({ ...common, currency, isAllTime: false, range: period, granularity }))
  const before = filter.comparePrevious ? previousPeriod(range) : null
  const reading = figuresOf(range)
  // Of a large logbook, the figures of one range take all connections.
  if (isLarge) await reading
  signal.throwIfAborted()
  const [current, previous] = await Promise.all([reading, before && figuresOf(before)])
  return {
    range: rangeDto(range, zone, granularity),
    previousRange: before && rangeDto(before, zone, granularity),
    current,
    previous,
  }
}

function scopeOf(scope: Omit<AnalysisScope, 'buckets'>): AnalysisScope {
  const { zone, granularity, range } = scope
  return { ...scope, buckets: range ? splitIntoBuckets(zone, granularity, range) : [] }
}

async function readCurrency(db: ReadonlyKysely<DB>, userId: number): Promise<string> {
  const owner = db.selectFrom('users').select('currency').where('id', '=', userId)
  return (await owner.executeTakeFirstOrThrow()).currency
}

/** The range from the first row to now, or to after the last row where that is in the future. */
function allTimeRange({ first, last }: DateBounds, now: number): TimeRange | null {
  if (first === null || last === null) return null
  return { from: Date.parse(first), until: Math.max(now, Date.parse(last) + 1) }
}

function rangeDto(range: TimeRange | null, timeZone: string, granularity: BucketGranularity): AnalyticsRangeDto {
  return {
    fromDate: range && toRfc3339(range.from),
    toDate: range && toRfc3339(range.until),
    timeZone,
    granularity,
  }
}
