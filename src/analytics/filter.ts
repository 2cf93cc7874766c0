import { Temporal } from 'temporal-polyfill'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { AnalyticsGranularity, BucketGranularity, PrintStatus } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../http/problem.ts'
import { readMoment } from '../time/moment.ts'
import { findZone } from '../time/zone.ts'
import { fitting, MAX_BUCKETS, MAX_POINTS, type Span } from './buckets.ts'

const MAX_YEARS = 20
/** `Auto` takes days up to so many days, then weeks up to so many (DOMAIN, "Analytics, exactly"). */
const MOST_DAYS = { Day: 31, Week: 182 }

/** The shared filter as the contract spells it, converted and defaulted. */
export interface AnalyticsQuery {
  readonly FromDate?: string | undefined
  readonly ToDate?: string | undefined
  readonly TimeZone: string
  readonly PrinterIds?: readonly number[] | undefined
  readonly FilamentIds?: readonly string[] | undefined
  readonly ProjectIds?: readonly string[] | undefined
  readonly Statuses?: readonly PrintStatus[] | undefined
  readonly Granularity: AnalyticsGranularity
  readonly ComparePrevious: boolean
}

/** Which of a user's prints are analysed, whenever they started. What is left out does not restrict; an empty list matches nothing. */
export interface PrintFilter {
  readonly userId: number
  readonly printerIds: readonly number[] | undefined
  /** Prints that used one of these spools. */
  readonly filamentIds: readonly string[] | undefined
  readonly projectIds: readonly string[] | undefined
  readonly statuses: readonly PrintStatus[] | undefined
}

/** A filter that was understood. */
export interface AnalyticsFilter {
  readonly prints: PrintFilter
  /** As the time zone database spells it. */
  readonly zone: string
  /** Null for all time. */
  readonly range: Span | null
  /** What was asked for; of a range, what was chosen for it. */
  readonly granularity: BucketGranularity | 'Auto'
  readonly mostBuckets: number
  readonly comparePrevious: boolean
}

/** How many series an answer has at most. */
export type CountSeries = (db: ReadonlyKysely<DB>, prints: PrintFilter) => Promise<number>

/**
 * Reads the shared analytics filter (specification, "Analytics filter"). `HasRange` is not read: it follows from the two dates.
 * @throws Problem 400 that names `TimeZone`, `FromDate`, `ToDate`, `Granularity` or `PrinterIds`
 */
export async function readFilter(
  db: ReadonlyKysely<DB>,
  userId: number,
  query: AnalyticsQuery,
  countSeries: CountSeries,
): Promise<AnalyticsFilter> {
  const zone = await findZone(db, query.TimeZone)
  if (zone === null) {
    throw Problem.invalid({ TimeZone: ['This is not a time zone of the IANA database, such as Europe/Berlin.'] })
  }
  const range = readRange(query, zone)
  const prints: PrintFilter = {
    userId,
    printerIds: query.PrinterIds,
    filamentIds: query.FilamentIds,
    projectIds: query.ProjectIds,
    statuses: query.Statuses,
  }
  const series = await countSeries(db, prints)
  const mostBuckets = Math.min(MAX_BUCKETS, Math.floor(MAX_POINTS / Math.max(series, 1)))
  const granularity = range === null ? query.Granularity : granularityOf(query.Granularity, zone, range, mostBuckets)
  return { prints, zone, range, granularity, mostBuckets, comparePrevious: query.ComparePrevious }
}

/** The window of exactly the same elapsed length that ends where a range begins. */
export function previousOf({ from, until }: Span): Span {
  return { from: from - (until - from), until: from }
}

function readRange({ FromDate, ToDate }: AnalyticsQuery, zone: string): Span | null {
  if (FromDate === undefined && ToDate === undefined) return null
  if (FromDate === undefined) throw Problem.invalid({ FromDate: ['This must be given together with ToDate.'] })
  if (ToDate === undefined) throw Problem.invalid({ ToDate: ['This must be given together with FromDate.'] })
  const from = Date.parse(readMoment('FromDate', FromDate, zone))
  const until = Date.parse(readMoment('ToDate', ToDate, zone))
  if (until < from) {
    throw Problem.invalid({ ToDate: ['This must not be before FromDate.'] })
  }
  return { from, until }
}

function granularityOf(
  wanted: AnalyticsGranularity,
  zone: string,
  range: Span,
  mostBuckets: number,
): BucketGranularity {
  const granularity = wanted === 'Auto' ? automatic(zone, range) : wanted
  const errors: Record<string, string[]> = {}
  if (!isWithin(zone, range, { years: MAX_YEARS })) {
    errors['ToDate'] = [`This must be at most ${MAX_YEARS} years after FromDate.`]
  }
  const fits = fitting(zone, granularity, range, mostBuckets)
  if (fits !== null && fits !== granularity) {
    const most = mostBuckets.toLocaleString('en')
    errors['Granularity'] = [`This is too fine for the range, which may have at most ${most} buckets; ${fits} fits.`]
  }
  if (Object.keys(errors).length > 0) throw Problem.invalid(errors)
  if (fits === null) throw tooManyPrinters()
  return granularity
}

/** Only so many series of months are too long for an answer. */
function tooManyPrinters(): Problem {
  return Problem.invalid({ PrinterIds: ['So many printers have too many buckets together: name fewer.'] })
}

function automatic(zone: string, range: Span): BucketGranularity {
  if (isWithin(zone, range, { days: MOST_DAYS.Day })) return 'Day'
  return isWithin(zone, range, { days: MOST_DAYS.Week }) ? 'Week' : 'Month'
}

/** Whether a range is at most so long by the zone's calendar. */
function isWithin(zone: string, { from, until }: Span, length: { days?: number; years?: number }): boolean {
  const start = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone)
  return start.add(length).epochMilliseconds >= until
}

/**
 * The granularity of all time: what was asked for, or the next coarser one that has not too many buckets.
 * @throws Problem 400 when not even months fit
 */
export function granularityOfAllTime(
  { granularity: wanted, zone, mostBuckets }: Pick<AnalyticsFilter, 'granularity' | 'zone' | 'mostBuckets'>,
  span: Span | null,
): BucketGranularity {
  if (span === null) return wanted === 'Auto' ? 'Day' : wanted
  const fits = fitting(zone, wanted === 'Auto' ? automatic(zone, span) : wanted, span, mostBuckets)
  if (fits === null) throw tooManyPrinters()
  return fits
}
