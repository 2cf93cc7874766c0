import { sql } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { AnalyticsRangeDto, BucketGranularity } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { bucketsOf, type Bucket, type Span } from './buckets.ts'
import {
  granularityOfAllTime,
  previousOf,
  readFilter,
  type AnalyticsQuery,
  type CountSeries,
  type PrintFilter,
} from './filter.ts'
import { matchesPrint } from './matching.ts'

/** The input of the figures: filter, range, buckets and currency. */
export interface Analysis {
  readonly db: ReadonlyKysely<DB>
  readonly prints: PrintFilter
  /** The user's currency. Amounts in another one are left out. */
  readonly currency: string
  readonly zone: string
  /** Milliseconds of the Unix epoch. */
  readonly now: number
  /** Whether all time is analysed. Prints without a start date then count in every figure that needs none. */
  readonly isAllTime: boolean
  /** The range; for all time, from the first row to the last one or to now. Null without a dated row. */
  readonly span: Span | null
  readonly granularity: BucketGranularity
  readonly buckets: readonly Bucket[]
}

/** The common form of all analytics responses (`OverviewResponse` and others in the contract). */
export interface Analysed<Figures> {
  readonly range: AnalyticsRangeDto
  readonly previousRange: AnalyticsRangeDto | null
  readonly current: Figures
  readonly previous: Figures | null
}

/** The part of an operation's context that analytics needs. */
export interface Call {
  readonly db: ReadonlyKysely<DB>
  readonly caller: { readonly userId: number }
  readonly now: () => Date
  readonly signal: AbortSignal
}

/** The dates of the first and the last dated row, RFC 3339; null without one. */
export interface Bounds {
  readonly first: string | null
  readonly last: string | null
}

/** The options in which analyses differ. */
interface Kind {
  /** Reads the dates with which all time begins and ends. */
  readonly bounds?: (db: ReadonlyKysely<DB>, prints: PrintFilter) => Promise<Bounds>
  readonly countSeries?: CountSeries
}

/**
 * Reads the filter and computes the figures over its range and, on request, over the preceding range.
 * @throws Problem 400 for an invalid filter, or one whose response would be too large; the reason of the signal, before the figures
 * of either range are computed
 */
export async function analyse<Figures>(
  query: AnalyticsQuery,
  { db, caller, now, signal }: Call,
  figures: (analysis: Analysis) => Promise<Figures>,
  { bounds = printBounds, countSeries = async () => 1 }: Kind = {},
): Promise<Analysed<Figures>> {
  const filter = await readFilter(db, caller.userId, query, countSeries)
  const { prints, zone, range } = filter
  const [currency, allTime] = await Promise.all([
    readCurrency(db, caller.userId),
    range === null ? bounds(db, prints) : null,
  ])
  signal.throwIfAborted()
  const common = { db, prints, zone, currency, now: now().getTime() }
  if (range === null) {
    const span = allTime && spanOf(allTime, common.now)
    const granularity = granularityOfAllTime(filter, span)
    const current = await figures(analysisOf({ ...common, isAllTime: true, span, granularity }))
    return { range: rangeDto(null, zone, granularity), previousRange: null, current, previous: null }
  }
  // The granularity of a range is known already.
  const granularity = filter.granularity as BucketGranularity
  const over = (span: Span) => figures(analysisOf({ ...common, isAllTime: false, span, granularity }))
  const before = filter.comparePrevious ? previousOf(range) : null
  const current = await over(range)
  signal.throwIfAborted()
  return {
    range: rangeDto(range, zone, granularity),
    previousRange: before && rangeDto(before, zone, granularity),
    current,
    previous: before && (await over(before)),
  }
}

async function readCurrency(db: ReadonlyKysely<DB>, userId: number): Promise<string> {
  const owner = db.selectFrom('users').select('currency').where('id', '=', userId)
  return (await owner.executeTakeFirstOrThrow()).currency
}

/** The dates of the first and the last print that match the filter. */
export async function printBounds(db: ReadonlyKysely<DB>, prints: PrintFilter): Promise<Bounds> {
  return db
    .selectFrom('prints as p')
    .select([sql<string | null>`min(p.start_date)`.as('first'), sql<string | null>`max(p.start_date)`.as('last')])
    .where(matchesPrint(prints))
    .executeTakeFirstOrThrow()
}

/** The range from the first row to now, or to after the last row where that is in the future. */
function spanOf({ first, last }: Bounds, now: number): Span | null {
  if (first === null || last === null) return null
  return { from: Date.parse(first), until: Math.max(now, Date.parse(last) + 1) }
}

function analysisOf(analysis: Omit<Analysis, 'buckets'>): Analysis {
  const { zone, granularity, span } = analysis
  return { ...analysis, buckets: span ? bucketsOf(zone, granularity, span) : [] }
}

function rangeDto(range: Span | null, timeZone: string, granularity: BucketGranularity): AnalyticsRangeDto {
  return {
    fromDate: range && rfc3339(range.from),
    toDate: range && rfc3339(range.until),
    timeZone,
    granularity,
  }
}

/** A time as responses contain it. */
export function rfc3339(moment: number): string {
  return new Date(moment).toISOString()
}
